// What tf.print writes, for tests.
#ifndef TESTS_PRINTING_PRINTED_H_
#define TESTS_PRINTING_PRINTED_H_

#include <unistd.h>

#include <catch2/catch.hpp>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <initializer_list>
#include <sstream>
#include <string>

#include "tfx/printing/print.h"

namespace tfx {

inline std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// A file of the test's own, empty.
inline std::string new_file() {
  const char* const folder = std::getenv("TEST_TMPDIR");
  std::string path =
      std::string(folder != nullptr ? folder : "/tmp") + "/XXXXXX";
  const int file = mkstemp(path.data());
  REQUIRE(file >= 0);
  close(file);
  return path;
}

struct PrintStyle {
  int64_t summarize = 3;
  std::string sep = " ";
  std::string end = "\n";
};

inline std::string printed(std::initializer_list<Printable> inputs,
                           const PrintStyle& style = {}) {
  const std::string path = new_file();
  print(inputs, {.output_stream = "file://" + path,
                 .summarize = style.summarize,
                 .sep = style.sep,
                 .end = style.end});
  return read_file(path);
}

}  // namespace tfx

#endif  // TESTS_PRINTING_PRINTED_H_

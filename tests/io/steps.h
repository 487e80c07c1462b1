// What a program does with files in a folder of its own, step by step, beside
// what the same steps of tools/golden/gfile.py do in Python.
#ifndef TESTS_IO_STEPS_H_
#define TESTS_IO_STEPS_H_

#include <functional>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

#include "tests/ops/transcript.h"

namespace tfx {

// A new folder, which is deleted in the end.
class Folder {
 public:
  Folder();
  ~Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

class Steps {
 public:
  // A file in tests/io/golden, without its ".txt", and its section.
  Steps(const std::string& file, const std::string& section)
      : transcript_("io/golden/" + file, section) {}

  const std::string& folder() const { return folder_.path(); }

  // What `step` returns, or throws, is what comes next.
  template <typename Step>
  void operator()(Step step) {
    check([&]() -> std::string {
      if constexpr (std::is_void_v<decltype(step())>) {
        step();
        return "None";
      } else {
        return text_of(step());
      }
    });
  }

 private:
  static std::string text_of(bool value) { return value ? "True" : "False"; }
  static std::string text_of(const std::vector<std::string>& lines);
  template <typename T>
  static std::string text_of(const T& value) {
    std::ostringstream text;
    text << value;
    return text.str();
  }
  void check(const std::function<std::string()>& step);

  Transcript transcript_;
  Folder folder_;
};

}  // namespace tfx

#endif  // TESTS_IO_STEPS_H_

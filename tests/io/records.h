// What the tests of TFRecord files share.
#ifndef TESTS_IO_RECORDS_H_
#define TESTS_IO_RECORDS_H_

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/errors.h"
#include "tfx/io/tfrecord_reader.h"

namespace tfx {

// "one", "second record" and "" as Python's TFRecordWriter writes them.
inline constexpr std::string_view kThreeRecords{
    "\x03\0\0\0\0\0\0\0\xb0\x99\x49\x0e"
    "one\x01\x40\x55\x08"
    "\x0d\0\0\0\0\0\0\0\x3c\x37\xb8\x34"
    "second record\x79\x5e\xe8\x9a"
    "\0\0\0\0\0\0\0\0\x29\x03\x98\x07"
    "\xd8\xea\x82\xa2",
    64};

inline std::string contents_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream contents;
  contents << file.rdbuf();
  return contents.str();
}

inline void write_contents(const std::string& path, std::string_view bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

struct Delivered {
  std::vector<std::string> records;
  std::string error;  // of the DataLossError that ended the reading, if any
};

inline Delivered read_records(const std::string& path,
                              const io::TFRecordOptions& options = {}) {
  Delivered result;
  try {
    for (const std::string_view record : io::TFRecordReader(path, options)) {
      result.records.emplace_back(record);
    }
  } catch (const errors::DataLossError& error) {
    result.error = error.what();
  }
  return result;
}

}  // namespace tfx

#endif  // TESTS_IO_RECORDS_H_

// tf.io.gfile.GFile: reads or writes a file.
//
//   tf::io::gfile::GFile file("ram://dir/file", "w");
//   file.write("one\ntwo\n");
//   file.close();
//   for (const std::string& line : tf::io::gfile::GFile("ram://dir/file")) …
//
// TensorFlow's C API can only read whole files, and write them from the start.
// Therefore the first read loads the whole file into memory, and appending
// ("a") rewrites the existing contents. For files in memory ("ram://")
// TensorFlow appends even for "w", and so does Python.
#ifndef TFX_IO_GFILE_FILE_H_
#define TFX_IO_GFILE_FILE_H_

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/c/file_system.h"

namespace tfx::io::gfile {

class LineIterator;

// Not thread-safe. The destructor closes the file and ignores errors.
class GFile {
 public:
  // Modes as in Python: "r", "w", "a", and "+" for both. "b" has no effect:
  // strings hold any bytes. The file is opened at first use. Throws
  // InvalidArgumentError for other modes.
  explicit GFile(std::string name, std::string mode = "r");
  GFile(GFile&&) noexcept = default;
  GFile& operator=(GFile&&) noexcept = default;

  const std::string& name() const { return name_; }
  const std::string& mode() const { return mode_; }
  int64_t size() const;

  // Reading and writing throw PermissionDeniedError if the mode does not allow
  // it.
  void write(std::string_view file_content);
  // At most n bytes; -1: all that are left.
  std::string read(int64_t n = -1);
  // Includes the "\n", if any; empty at the end of the file.
  std::string readline();
  std::vector<std::string> readlines();
  // Moves the read position relative to the beginning (whence 0), the current
  // position (1) or the end (2). Throws OutOfRangeError beyond the end.
  void seek(int64_t offset, int whence = 0);
  bool seekable() const { return true; }
  int64_t tell();
  // Makes written data visible to readers.
  void flush();
  void close();

  // Iterates over the remaining lines.
  LineIterator begin();
  LineIterator end();

 private:
  void prepare_to_read();
  void prepare_to_write();

  std::string name_;
  std::string mode_;
  std::optional<std::string> contents_;  // loaded by the first read
  size_t position_ = 0;                  // in the contents
  std::optional<c::WritableFile> writer_;
  int64_t written_ = 0;
};

class LineIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = std::string;
  using difference_type = std::ptrdiff_t;
  using pointer = const std::string*;
  using reference = const std::string&;

  LineIterator() = default;
  explicit LineIterator(GFile& file) : file_(&file), line_(file.readline()) {}

  const std::string& operator*() const { return line_; }
  const std::string* operator->() const { return &line_; }
  LineIterator& operator++() {
    line_ = file_->readline();
    return *this;
  }
  // Only end iterators are equal.
  friend bool operator==(const LineIterator& a, const LineIterator& b) {
    return a.line_.empty() && b.line_.empty();
  }

 private:
  GFile* file_ = nullptr;
  std::string line_;
};

inline LineIterator GFile::begin() { return LineIterator(*this); }
inline LineIterator GFile::end() { return {}; }

}  // namespace tfx::io::gfile

#endif  // TFX_IO_GFILE_FILE_H_

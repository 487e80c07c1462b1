// tf.io.gfile.GFile: a file that is read or written.
//
//   tf::io::gfile::GFile file("ram://dir/file", "w");
//   file.write("one\ntwo\n");
//   file.close();
//   for (const std::string& line : tf::io::gfile::GFile("ram://dir/file")) …
//
// TensorFlow's C API reads whole files only, and writes them from their
// beginning: the first read takes all of the file into memory, and appending
// ("a") writes anew what there was. Files in memory ("ram://") are different:
// TensorFlow, and Python with it, goes on at their end even for "w".
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

// Belongs to one thread at a time. Closed when it ends; what goes wrong then is
// lost.
class GFile {
 public:
  // Modes are Python's: "r", "w", "a", and "+" for both; a "b" says nothing, a
  // string holds any bytes. Nothing is opened before it is used. Throws
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
  // At most n bytes; -1 is all that is left.
  std::string read(int64_t n = -1);
  // With its "\n", if it has one; empty at the end of the file.
  std::string readline();
  std::vector<std::string> readlines();
  // Where to read next: from the beginning (whence 0), from here (1), from the
  // end (2). Beyond the end it throws OutOfRangeError.
  void seek(int64_t offset, int whence = 0);
  bool seekable() const { return true; }
  int64_t tell();
  // So that others may read what has been written.
  void flush();
  void close();

  // The lines that are left.
  LineIterator begin();
  LineIterator end();

 private:
  void prepare_to_read();
  void prepare_to_write();

  std::string name_;
  std::string mode_;
  std::optional<std::string> contents_;  // once it is read
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
  // Only the end is like another.
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

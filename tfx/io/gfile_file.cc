#include "tfx/io/gfile_file.h"

#include <algorithm>
#include <utility>

#include "tfx/c/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/io/files.h"

namespace tfx::io::gfile {
namespace {

std::string without_b(std::string mode) {
  std::erase(mode, 'b');
  return mode;
}

bool reads(const std::string& mode) {
  return mode.find_first_of("r+") != std::string::npos;
}

bool writes(const std::string& mode) {
  return mode.find_first_of("wa+") != std::string::npos;
}

std::string contents_of(const std::string& path) {
  // Throws NotFoundError if the file is missing; read_file() would add an op's
  // name to the text.
  if (c::file_statistics(path).is_directory) {
    throw errors::FailedPreconditionError(path + "; Is a directory");
  }
  const InitScope at_once;
  return read_file(path).item<std::string>();
}

}  // namespace

GFile::GFile(std::string name, std::string mode)
    : name_(std::move(name)), mode_(std::move(mode)) {
  constexpr std::string_view kModes[] = {"r", "w", "a", "r+", "w+", "a+"};
  if (std::ranges::find(kModes, without_b(mode_)) == std::end(kModes)) {
    throw errors::InvalidArgumentError(
        "mode is not 'r' or 'w' or 'a' or 'r+' or 'w+' or 'a+'");
  }
}

int64_t GFile::size() const { return c::file_statistics(name_).length; }

void GFile::prepare_to_read() {
  if (contents_) return;
  if (!reads(mode_)) {
    throw errors::PermissionDeniedError("File isn't open for reading");
  }
  contents_ = contents_of(name_);
  position_ = 0;
}

void GFile::prepare_to_write() {
  if (writer_) return;
  if (!writes(mode_)) {
    throw errors::PermissionDeniedError("File isn't open for writing");
  }
  std::string before;
  if (mode_.starts_with('a') && c::file_exists(name_)) {
    before = contents_of(name_);
  }
  writer_.emplace(name_);
  written_ = static_cast<int64_t>(before.size());
  // "ram://" does not truncate a file but appends to it.
  const bool is_emptied =
      !c::file_exists(name_) || c::file_statistics(name_).length == 0;
  if (is_emptied) writer_->append(before);
}

void GFile::write(std::string_view file_content) {
  prepare_to_write();
  writer_->append(file_content);
  written_ += static_cast<int64_t>(file_content.size());
}

std::string GFile::read(int64_t n) {
  prepare_to_read();
  if (n < -1) {
    throw errors::InvalidArgumentError(
        "Can't read a negative number of bytes: " + std::to_string(n));
  }
  const size_t left = contents_->size() - position_;
  const size_t count = n < 0 ? left : std::min(left, static_cast<size_t>(n));
  std::string bytes = contents_->substr(position_, count);
  position_ += count;
  return bytes;
}

std::string GFile::readline() {
  prepare_to_read();
  const size_t end = contents_->find('\n', position_);
  if (end == std::string::npos) return read();
  return read(static_cast<int64_t>(end + 1 - position_));
}

std::vector<std::string> GFile::readlines() {
  std::vector<std::string> lines;
  for (const std::string& line : *this) lines.push_back(line);
  return lines;
}

void GFile::seek(int64_t offset, int whence) {
  prepare_to_read();
  if (whence == 1) {
    offset += tell();
  } else if (whence == 2) {
    offset += size();
  } else if (whence != 0) {
    throw errors::InvalidArgumentError(
        "Invalid whence argument: " + std::to_string(whence) +
        ". Valid values are 0, 1, or 2.");
  }
  if (offset < 0) {
    throw errors::InvalidArgumentError("Seeking to a negative position: " +
                                       std::to_string(offset));
  }
  const auto wanted = static_cast<size_t>(offset);
  position_ = std::min(wanted, contents_->size());
  if (wanted > position_) throw errors::OutOfRangeError("reached end of file");
}

int64_t GFile::tell() {
  if (reads(mode_)) {
    prepare_to_read();
    return static_cast<int64_t>(position_);
  }
  prepare_to_write();
  return written_;
}

void GFile::flush() {
  if (writer_) writer_->flush();
}

void GFile::close() {
  contents_.reset();
  if (!writer_) return;
  c::WritableFile file = std::move(*writer_);
  writer_.reset();
  file.close();
}

}  // namespace tfx::io::gfile

#include "tfx/core/byte_stream.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "tfx/core/errors.h"

namespace tfx::internal {
namespace {

using errors::Code;

Code code_of(int error) {
  switch (error) {
    case ENOENT:
    case ENOTDIR:
      return Code::kNotFound;
    case EACCES:
    case EPERM:
    case EROFS:
      return Code::kPermissionDenied;
    case EISDIR:
    case ETXTBSY:
      return Code::kFailedPrecondition;
    case EINVAL:
    case ENAMETOOLONG:
      return Code::kInvalidArgument;
    case EDQUOT:
    case EFBIG:
    case EMFILE:
    case ENFILE:
    case ENOMEM:
    case ENOSPC:
      return Code::kResourceExhausted;
    default:
      return Code::kUnknown;
  }
}

// The text is the one TensorFlow gives.
[[noreturn]] void throw_system_error(const std::string& path, int error) {
  errors::throw_error(code_of(error),
                      path + "; " + std::generic_category().message(error));
}

int open_descriptor(const std::string& path, int flags) {
  int descriptor = -1;
  do {
    descriptor = ::open(path.c_str(), flags | O_CLOEXEC, 0666);
  } while (descriptor < 0 && errno == EINTR);
  if (descriptor < 0) throw_system_error(path, errno);
  return descriptor;
}

}  // namespace

File::File(std::string path, int descriptor)
    : path_(std::move(path)), descriptor_(descriptor) {}

File::File(File&& other) noexcept
    : path_(std::move(other.path_)),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

File::~File() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

File File::open(const std::string& path) {
  return {path, open_descriptor(path, O_RDONLY)};
}

File File::create(const std::string& path) {
  return {path, open_descriptor(path, O_WRONLY | O_CREAT | O_TRUNC)};
}

uint64_t File::size() const {
  struct stat status = {};
  if (::fstat(descriptor_, &status) != 0) throw_system_error(path_, errno);
  if (S_ISDIR(status.st_mode)) throw_system_error(path_, EISDIR);
  if (!S_ISREG(status.st_mode)) throw ValueError(path_ + ": no regular file");
  return static_cast<uint64_t>(status.st_size);
}

void File::read_at(uint64_t offset, std::span<std::byte> bytes) const {
  while (!bytes.empty()) {
    const ssize_t count = ::pread(descriptor_, bytes.data(), bytes.size(),
                                  static_cast<off_t>(offset));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) throw_system_error(path_, errno);
    if (count == 0) throw ValueError(path_ + ": the file has been cut off");
    bytes = bytes.subspan(static_cast<size_t>(count));
    offset += static_cast<uint64_t>(count);
  }
}

void File::write_at(uint64_t offset, std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::pwrite(descriptor_, bytes.data(), bytes.size(),
                                   static_cast<off_t>(offset));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) throw_system_error(path_, errno);
    bytes = bytes.subspan(static_cast<size_t>(count));
    offset += static_cast<uint64_t>(count);
  }
}

void File::close() {
  const int descriptor = std::exchange(descriptor_, -1);
  // The descriptor is gone even if a signal came in between.
  if (descriptor >= 0 && ::close(descriptor) != 0 && errno != EINTR) {
    throw_system_error(path_, errno);
  }
}

void ByteSource::fail(const std::string& text) const {
  throw ValueError(place_ + ": " + text);
}

FileSource::FileSource(const File& file)
    : FileSource(file, file.path(), 0, file.size()) {}

FileSource::FileSource(const File& file, std::string place, uint64_t offset,
                       uint64_t size)
    : ByteSource(std::move(place)), file_(file), offset_(offset), size_(size) {}

void FileSource::read(std::span<std::byte> bytes) {
  if (bytes.size() > size_) fail("the data ends too early");
  file_.read_at(offset_, bytes);
  offset_ += bytes.size();
  size_ -= bytes.size();
}

void FileSink::write(std::span<const std::byte> bytes) {
  file_.write_at(offset_, bytes);
  offset_ += bytes.size();
}

}  // namespace tfx::internal

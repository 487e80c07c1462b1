// Files as bytes, and streams of bytes in them: what the readers and writers of
// file formats share.
//
// Errors of the operating system are thrown as TensorFlow's OpErrors
// (NotFoundError, PermissionDeniedError, …), malformed files as ValueError.
#ifndef TFX_CORE_BYTE_STREAM_H_
#define TFX_CORE_BYTE_STREAM_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "tfx/c/cxx20.h"  // IWYU pragma: keep

namespace tfx::internal {

// An open file. Move-only.
class File {
 public:
  static File open(const std::string& path);
  // Empties an existing file.
  static File create(const std::string& path);
  File(File&& other) noexcept;
  File& operator=(File&& other) = delete;
  ~File();

  const std::string& path() const { return path_; }
  uint64_t size() const;
  // Throws ValueError if the file is too short.
  void read_at(uint64_t offset, std::span<std::byte> bytes) const;
  void write_at(uint64_t offset, std::span<const std::byte> bytes);
  // Throws if something could not be written. The file is unusable afterwards.
  void close();

 private:
  File(std::string path, int descriptor);

  std::string path_;
  int descriptor_;
};

// Bytes that are read sequentially.
class ByteSource {
 public:
  virtual ~ByteSource() = default;
  ByteSource(const ByteSource&) = delete;
  ByteSource& operator=(const ByteSource&) = delete;

  // Fills `bytes`; throws ValueError if there are not enough.
  virtual void read(std::span<std::byte> bytes) = 0;
  // How many bytes are left. Bounded by what the file can hold, so it is safe
  // to allocate as much memory.
  virtual uint64_t remaining() const = 0;
  // Throws ValueError: `text`, prefixed with where the bytes come from.
  [[noreturn]] void fail(const std::string& text) const;

 protected:
  explicit ByteSource(std::string place) : place_(std::move(place)) {}

 private:
  std::string place_;
};

// A part of a file. The file must outlive it.
class FileSource final : public ByteSource {
 public:
  explicit FileSource(const File& file);
  FileSource(const File& file, std::string place, uint64_t offset,
             uint64_t size);

  void read(std::span<std::byte> bytes) override;
  uint64_t remaining() const override { return size_; }

 private:
  const File& file_;
  uint64_t offset_;
  uint64_t size_;
};

class ByteSink {
 public:
  ByteSink() = default;
  virtual ~ByteSink() = default;
  ByteSink(const ByteSink&) = delete;
  ByteSink& operator=(const ByteSink&) = delete;

  virtual void write(std::span<const std::byte> bytes) = 0;
};

// Writes to a file from its beginning. The file must outlive it.
class FileSink final : public ByteSink {
 public:
  explicit FileSink(File& file) : file_(file) {}

  void write(std::span<const std::byte> bytes) override;

 private:
  File& file_;
  uint64_t offset_ = 0;
};

}  // namespace tfx::internal

#endif  // TFX_CORE_BYTE_STREAM_H_

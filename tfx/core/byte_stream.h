// Files as bytes, and streams of bytes in them: what the readers and writers of
// file formats share.
//
// What the system refuses is the OpError that TensorFlow has for it
// (NotFoundError, PermissionDeniedError, …). What a file holds wrongly is a
// ValueError.
#ifndef TFX_CORE_BYTE_STREAM_H_
#define TFX_CORE_BYTE_STREAM_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace tfx::internal {

// An open file. Move-only.
class File {
 public:
  static File open(const std::string& path);
  // Empties a file that is there already.
  static File create(const std::string& path);
  File(File&& other) noexcept;
  File& operator=(File&& other) = delete;
  ~File();

  const std::string& path() const { return path_; }
  uint64_t size() const;
  // Throws ValueError if the file ends before.
  void read_at(uint64_t offset, std::span<std::byte> bytes) const;
  void write_at(uint64_t offset, std::span<const std::byte> bytes);
  // Reports what could not be written; nothing works afterwards.
  void close();

 private:
  File(std::string path, int descriptor);

  std::string path_;
  int descriptor_;
};

// Bytes that come one after the other.
class ByteSource {
 public:
  virtual ~ByteSource() = default;
  ByteSource(const ByteSource&) = delete;
  ByteSource& operator=(const ByteSource&) = delete;

  // Fills `bytes`; throws ValueError if there are not enough.
  virtual void read(std::span<std::byte> bytes) = 0;
  // So many bytes are to come; never more than a file of this size can hold,
  // so memory may be asked for by it.
  virtual uint64_t remaining() const = 0;
  // Throws ValueError, with the place the bytes come from before `text`.
  [[noreturn]] void fail(const std::string& text) const;

 protected:
  explicit ByteSource(std::string place) : place_(std::move(place)) {}

 private:
  std::string place_;
};

// A part of a file, which has to outlive it.
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

// Writes to a file from its beginning on. The file has to outlive it.
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

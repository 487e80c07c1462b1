#include "tfx/io/record_stream.h"

#include <zlib.h>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "tfx/c/errors.h"
#include "tfx/core/byte_stream.h"
#include "tfx/io/gfile_file.h"
#include "tfx/io/record_deflater.h"

namespace tfx::io::internal {
namespace {

class LocalStream final : public RecordStream {
 public:
  explicit LocalStream(const std::string& path)
      : file_(tfx::internal::File::open(path)) {
    file_.size();  // throws for a folder
  }

  size_t read(std::span<char> bytes) override {
    const uint64_t size = file_.size();
    if (position_ >= size) return 0;
    const auto piece =
        bytes.first(std::min<uint64_t>(bytes.size(), size - position_));
    file_.read_at(position_, std::as_writable_bytes(piece));
    position_ += piece.size();
    return piece.size();
  }

 private:
  tfx::internal::File file_;
  uint64_t position_ = 0;
};

class LoadedStream final : public RecordStream {
 public:
  explicit LoadedStream(const std::string& path)
      : contents_(gfile::GFile(path).read()) {}

  size_t read(std::span<char> bytes) override {
    const size_t count = contents_.copy(bytes.data(), bytes.size(), position_);
    position_ += count;
    return count;
  }

 private:
  std::string contents_;
  size_t position_ = 0;
};

class InflatedStream final : public RecordStream {
 public:
  InflatedStream(std::unique_ptr<RecordStream> compressed, bool gzip)
      : compressed_(std::move(compressed)) {
    constexpr int kGzipWindow = 16;
    if (inflateInit2(&stream_, MAX_WBITS + (gzip ? kGzipWindow : 0)) != Z_OK) {
      throw errors::ResourceExhaustedError("no memory to decompress a file");
    }
  }
  InflatedStream(const InflatedStream&) = delete;
  InflatedStream& operator=(const InflatedStream&) = delete;
  ~InflatedStream() override { inflateEnd(&stream_); }

  size_t read(std::span<char> bytes) override {
    // zlib counts in 32 bits.
    const auto size =
        static_cast<uInt>(std::min<size_t>(bytes.size(), size_t{1} << 30));
    stream_.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream_.avail_out = size;
    while (stream_.avail_out == size && error_.empty()) {
      if (stream_.avail_in == 0 && !fill_input()) break;
      inflate_some();
    }
    return size - stream_.avail_out;
  }

 private:
  // False at the end of the file.
  bool fill_input() {
    const size_t count = compressed_->read(input_);
    stream_.next_in = reinterpret_cast<Bytef*>(input_.data());
    stream_.avail_in = static_cast<uInt>(count);
    if (count == 0 && is_inside_) error_ = "the compressed data is truncated";
    return count != 0;
  }

  void inflate_some() {
    is_inside_ = true;
    const int result = inflate(&stream_, Z_NO_FLUSH);
    if (result == Z_STREAM_END) {
      // Compressed files that were put one after the other are one.
      is_inside_ = false;
      inflateReset(&stream_);
    } else if (result != Z_OK && result != Z_BUF_ERROR) {
      error_ = "inflate() failed with error " + std::to_string(result);
      if (stream_.msg != nullptr) error_ += std::string(": ") + stream_.msg;
    }
  }

  std::unique_ptr<RecordStream> compressed_;
  std::vector<char> input_ = std::vector<char>(256 << 10);
  z_stream stream_ = {};
  bool is_inside_ = false;  // of compressed data
};

}  // namespace

std::unique_ptr<RecordStream> open_record_stream(
    const std::string& path, const std::string& compression_type) {
  check_compression_type(compression_type);
  std::unique_ptr<RecordStream> stream;
  if (path.find("://") == std::string::npos) {
    stream = std::make_unique<LocalStream>(path);
  } else {
    stream = std::make_unique<LoadedStream>(path);
  }
  if (compression_type.empty()) return stream;
  return std::make_unique<InflatedStream>(std::move(stream),
                                          compression_type == "GZIP");
}

}  // namespace tfx::io::internal

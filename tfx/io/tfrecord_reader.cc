#include "tfx/io/tfrecord_reader.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "tfx/c/errors.h"
#include "tfx/io/crc32c.h"
#include "tfx/io/record_stream.h"

namespace tfx::io {
namespace {

constexpr size_t kHeaderSize = 12;  // the length and its checksum
constexpr size_t kFooterSize = 4;   // the checksum of the data
constexpr size_t kReadBufferSize = 256 << 10;

template <typename T>
T number_at(std::string_view bytes, size_t offset) {
  T number;
  std::memcpy(&number, bytes.data() + offset, sizeof(number));
  return number;
}

bool matches(std::string_view bytes, uint32_t masked_crc) {
  return internal::masked_crc32c(bytes) == masked_crc;
}

}  // namespace

class TFRecordReader::File {
 public:
  File(const std::string& path, const TFRecordOptions& options)
      : path_(path),
        stream_(internal::open_record_stream(path, options.compression_type)),
        buffer_(kReadBufferSize) {}

  std::optional<std::string_view> read() {
    const std::string_view header = peek(kHeaderSize);
    if (header.empty() && stream_->error().empty()) return {};
    check_size(header, kHeaderSize);
    const auto length = number_at<uint64_t>(header, 0);
    if (!matches(header.substr(0, sizeof(length)),
                 number_at<uint32_t>(header, sizeof(length)))) {
      fail_as_corrupted();
    }
    constexpr size_t kMost =
        std::numeric_limits<ptrdiff_t>::max() - kHeaderSize - kFooterSize;
    if (length > kMost) fail_as_corrupted();
    const size_t size = kHeaderSize + length + kFooterSize;
    const std::string_view all = peek(size);
    check_size(all, size);
    const std::string_view record = all.substr(kHeaderSize, length);
    if (!matches(record, number_at<uint32_t>(all, kHeaderSize + length))) {
      fail_as_corrupted();
    }
    first_ += size;
    offset_ += size;
    return record;
  }

 private:
  // The next `size` bytes; fewer at the end of the file.
  std::string_view peek(size_t size) {
    if (last_ - first_ < size) fill(size);
    return {buffer_.data() + first_, std::min(size, last_ - first_)};
  }

  void fill(size_t size) {
    std::copy(buffer_.begin() + static_cast<ptrdiff_t>(first_),
              buffer_.begin() + static_cast<ptrdiff_t>(last_), buffer_.begin());
    last_ -= std::exchange(first_, 0);
    while (last_ < size) {
      // Grows with what there is: a wrong length must not exhaust the memory.
      if (last_ == buffer_.size()) buffer_.resize(2 * buffer_.size());
      const size_t count = stream_->read(std::span(buffer_).subspan(last_));
      if (count == 0) return;
      last_ += count;
    }
  }

  void check_size(std::string_view bytes, size_t size) const {
    if (bytes.size() == size) return;
    const std::string offset = std::to_string(offset_);
    throw errors::DataLossError(path_ + "; " +
                                (stream_->error().empty()
                                     ? "truncated record at " + offset
                                     : "cannot read the record at " + offset +
                                           ": " + stream_->error()));
  }

  [[noreturn]] void fail_as_corrupted() const {
    std::string text = "corrupted record at " + std::to_string(offset_);
    if (offset_ == 0) text += " (Is this even a TFRecord file?)";
    throw errors::DataLossError(path_ + "; " + text);
  }

  std::string path_;
  std::unique_ptr<internal::RecordStream> stream_;
  std::vector<char> buffer_;
  // What has been read of the file and not been delivered.
  size_t first_ = 0;
  size_t last_ = 0;
  uint64_t offset_ = 0;  // of the next record
};

TFRecordReader::TFRecordReader(const std::string& path,
                               const TFRecordOptions& options)
    : file_(std::make_unique<File>(path, options)) {}

TFRecordReader::TFRecordReader(TFRecordReader&&) noexcept = default;
TFRecordReader& TFRecordReader::operator=(TFRecordReader&&) noexcept = default;
TFRecordReader::~TFRecordReader() = default;

std::optional<std::string_view> TFRecordReader::read() {
  if (!file_) {
    throw errors::FailedPreconditionError(
        "the TFRecordReader has been moved from");
  }
  return file_->read();
}

}  // namespace tfx::io

namespace tfx::compat::v1::io {

tfx::io::TFRecordReader tf_record_iterator(
    const std::string& path, const tfx::io::TFRecordOptions& options) {
  return tfx::io::TFRecordReader(path, options);
}

}  // namespace tfx::compat::v1::io

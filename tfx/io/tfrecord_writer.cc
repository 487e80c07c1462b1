#include "tfx/io/tfrecord_writer.h"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <optional>
#include <utility>

#include "tfx/c/errors.h"
#include "tfx/c/file_system.h"
#include "tfx/core/logger.h"
#include "tfx/io/crc32c.h"
#include "tfx/io/record_deflater.h"

namespace tfx::io {
namespace {

// TensorFlow's own buffer is smaller; each call of it costs about as much as a
// small record.
constexpr size_t kWriteBufferSize = 64 << 10;
constexpr int kDefaultInputSize = 256 << 10;

std::optional<internal::RecordDeflater> deflater_of(
    const TFRecordOptions& options) {
  internal::check_compression_type(options.compression_type);
  if (options.compression_type.empty()) return {};
  return std::optional<internal::RecordDeflater>(std::in_place, options);
}

template <typename T>
std::string_view bytes_of(const T& number) {
  return {reinterpret_cast<const char*>(&number), sizeof(number)};
}

}  // namespace

class TFRecordWriter::File {
 public:
  File(const std::string& path, const TFRecordOptions& options)
      : path_(path),
        deflater_(deflater_of(options)),
        buffer_size_(
            deflater_ ? static_cast<size_t>(options.input_buffer_size.value_or(
                            kDefaultInputSize))
                      : kWriteBufferSize),
        file_(path) {}

  bool has_failed() const { return failure_ != nullptr; }

  void write(std::string_view record) {
    attempt([&] {
      const uint64_t length = record.size();
      append(bytes_of(length));
      append(bytes_of(internal::masked_crc32c(bytes_of(length))));
      append(record);
      append(bytes_of(internal::masked_crc32c(record)));
    });
  }

  void flush() {
    attempt([&] {
      send_buffer();
      if (deflater_) {
        deflater_->flush(compressed_);
        send_compressed();
      }
      file_.flush();
      check_existence();
    });
  }

  void close() {
    attempt([&] {
      send_buffer();
      if (deflater_) {
        deflater_->finish(compressed_);
        send_compressed();
      }
      file_.close();
      check_existence();
    });
  }

 private:
  // Once something has failed, nobody knows what is in the file.
  template <typename Function>
  void attempt(Function function) {
    if (failure_) std::rethrow_exception(failure_);
    try {
      function();
    } catch (...) {
      failure_ = std::current_exception();
      throw;
    }
  }

  void append(std::string_view bytes) {
    if (buffer_.size() + bytes.size() > buffer_size_) {
      send_buffer();
      if (bytes.size() > buffer_size_) {
        send(bytes);
        return;
      }
    }
    buffer_ += bytes;
  }

  void send_buffer() {
    send(buffer_);
    buffer_.clear();
  }

  void send(std::string_view bytes) {
    if (bytes.empty()) return;
    if (!deflater_) {
      file_.append(bytes);
      return;
    }
    deflater_->write(bytes, compressed_);
    if (compressed_.size() > kWriteBufferSize) send_compressed();
  }

  void send_compressed() {
    if (!compressed_.empty()) file_.append(compressed_);
    compressed_.clear();
  }

  // A local file that was deleted, or whose folder was, can still be written
  // to, but nobody will ever read it.
  void check_existence() const {
    if (path_.find("://") == std::string::npos) c::file_statistics(path_);
  }

  std::string path_;
  std::optional<internal::RecordDeflater> deflater_;
  size_t buffer_size_;
  c::WritableFile file_;
  std::string buffer_;
  std::string compressed_;
  std::exception_ptr failure_;
};

TFRecordWriter::TFRecordWriter(const std::string& path,
                               const TFRecordOptions& options)
    : file_(std::make_unique<File>(path, options)) {}

TFRecordWriter::TFRecordWriter(TFRecordWriter&& other) noexcept = default;

TFRecordWriter& TFRecordWriter::operator=(TFRecordWriter&& other) noexcept {
  if (this != &other) {
    close_and_log();
    file_ = std::move(other.file_);
  }
  return *this;
}

TFRecordWriter::~TFRecordWriter() { close_and_log(); }

TFRecordWriter::File& TFRecordWriter::open_file() const {
  if (!file_) throw errors::FailedPreconditionError("Writer is closed.");
  return *file_;
}

void TFRecordWriter::write(std::string_view record) {
  open_file().write(record);
}

void TFRecordWriter::flush() { open_file().flush(); }

void TFRecordWriter::close() {
  if (!file_) return;
  const std::unique_ptr<File> file = std::move(file_);
  file->close();
}

void TFRecordWriter::close_and_log() noexcept {
  // An error that has been thrown is known.
  if (!file_ || file_->has_failed()) return;
  try {
    close();
  } catch (const std::exception& error) {
    get_logger().error("A TFRecordWriter could not close its file: " +
                       std::string(error.what()));
  }
}

}  // namespace tfx::io

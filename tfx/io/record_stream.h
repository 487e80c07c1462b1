// The bytes of a TFRecord file, decompressed, in order.
#ifndef TFX_IO_RECORD_STREAM_H_
#define TFX_IO_RECORD_STREAM_H_

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace tfx::io::internal {

class RecordStream {
 public:
  RecordStream() = default;
  virtual ~RecordStream() = default;
  RecordStream(const RecordStream&) = delete;
  RecordStream& operator=(const RecordStream&) = delete;

  // Fills the beginning of `bytes`, which is not empty; returns how much of it.
  // 0: there is no more, because of the error, if there is one.
  virtual size_t read(std::span<char> bytes) = 0;
  const std::string& error() const { return error_; }

 protected:
  std::string error_;
};

// `compression_type` is "", "GZIP" or "ZLIB". Local files are read piece by
// piece; files elsewhere are loaded at once, as TensorFlow's C API cannot read
// a part of a file. Throws what TensorFlow reports for a file that cannot be
// opened.
std::unique_ptr<RecordStream> open_record_stream(
    const std::string& path, const std::string& compression_type);

}  // namespace tfx::io::internal

#endif  // TFX_IO_RECORD_STREAM_H_

// Compresses what a TFRecordWriter writes.
#ifndef TFX_IO_RECORD_DEFLATER_H_
#define TFX_IO_RECORD_DEFLATER_H_

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "tfx/io/tfrecord_options.h"

// zlib's z_stream.
struct z_stream_s;

namespace tfx::io::internal {

// Throws ValueError unless it is "", "GZIP" or "ZLIB".
void check_compression_type(const std::string& type);

class RecordDeflater {
 public:
  // Throws InvalidArgumentError if zlib refuses the options.
  explicit RecordDeflater(const TFRecordOptions& options);

  // These append to `compressed`. What write() was given may stay in the
  // stream until flush() or finish().
  void write(std::string_view bytes, std::string& compressed);
  void flush(std::string& compressed);
  void finish(std::string& compressed);

 private:
  struct End {
    void operator()(z_stream_s* stream) const noexcept;
  };

  void run(int mode, std::string& compressed);

  std::unique_ptr<z_stream_s, End> stream_;
  int flush_mode_;
  size_t output_size_;
};

}  // namespace tfx::io::internal

#endif  // TFX_IO_RECORD_DEFLATER_H_

#include "tfx/io/record_deflater.h"

#include <zlib.h>

#include <algorithm>

#include "tfx/c/errors.h"
#include "tfx/core/errors.h"

namespace tfx::io::internal {
namespace {

constexpr int kGzipWindow = 16;  // added to the window's bits
constexpr int kDefaultMemory = 9;
constexpr int kDefaultOutputSize = 256 << 10;

void check_deflater_options(const TFRecordOptions& options) {
  const int mode = options.flush_mode.value_or(Z_NO_FLUSH);
  // Z_FINISH would end the stream.
  if (mode < Z_NO_FLUSH || mode > Z_BLOCK || mode == Z_FINISH) {
    throw errors::InvalidArgumentError("flush_mode cannot be " +
                                       std::to_string(mode));
  }
  for (const auto& size :
       {options.input_buffer_size, options.output_buffer_size}) {
    if (size && *size <= 0) {
      throw errors::InvalidArgumentError("a buffer cannot have " +
                                         std::to_string(*size) + " bytes");
    }
  }
}

}  // namespace

void check_compression_type(const std::string& type) {
  if (type.empty() || type == "GZIP" || type == "ZLIB") return;
  throw ValueError("Not a valid compression_type: \"" + type + "\"");
}

void RecordDeflater::End::operator()(z_stream_s* stream) const noexcept {
  deflateEnd(stream);
  delete stream;  // NOLINT(cppcoreguidelines-owning-memory)
}

RecordDeflater::RecordDeflater(const TFRecordOptions& options)
    : stream_(new z_stream{}),
      flush_mode_(options.flush_mode.value_or(Z_NO_FLUSH)),
      output_size_(static_cast<size_t>(std::max(
          1, options.output_buffer_size.value_or(kDefaultOutputSize)))) {
  check_deflater_options(options);
  const int window =
      MAX_WBITS + (options.compression_type == "GZIP" ? kGzipWindow : 0);
  const int result = deflateInit2(
      stream_.get(), options.compression_level.value_or(Z_DEFAULT_COMPRESSION),
      options.compression_method.value_or(Z_DEFLATED),
      options.window_bits.value_or(window),
      options.mem_level.value_or(kDefaultMemory),
      options.compression_strategy.value_or(Z_DEFAULT_STRATEGY));
  if (result != Z_OK) {
    throw errors::InvalidArgumentError("deflateInit failed with status " +
                                       std::to_string(result));
  }
}

void RecordDeflater::write(std::string_view bytes, std::string& compressed) {
  while (!bytes.empty()) {
    // zlib counts in 32 bits, and does not write to what it reads.
    const auto piece = bytes.substr(0, size_t{1} << 30);
    stream_->next_in =
        const_cast<Bytef*>(reinterpret_cast<const Bytef*>(piece.data()));
    stream_->avail_in = static_cast<uInt>(piece.size());
    run(flush_mode_, compressed);
    bytes.remove_prefix(piece.size());
  }
}

void RecordDeflater::flush(std::string& compressed) {
  run(Z_SYNC_FLUSH, compressed);
}

void RecordDeflater::finish(std::string& compressed) {
  run(Z_FINISH, compressed);
}

void RecordDeflater::run(int mode, std::string& compressed) {
  do {
    const size_t before = compressed.size();
    compressed.resize(before + output_size_);
    stream_->next_out = reinterpret_cast<Bytef*>(compressed.data() + before);
    stream_->avail_out = static_cast<uInt>(output_size_);
    // Z_BUF_ERROR only says that there was nothing to do.
    const int result = deflate(stream_.get(), mode);
    compressed.resize(compressed.size() - stream_->avail_out);
    if (result == Z_STREAM_ERROR) {
      throw errors::InternalError("deflate() failed with status " +
                                  std::to_string(result));
    }
  } while (stream_->avail_out == 0);
}

}  // namespace tfx::io::internal

// tf.io.TFRecordOptions: how a TFRecord file is compressed.
#ifndef TFX_IO_TFRECORD_OPTIONS_H_
#define TFX_IO_TFRECORD_OPTIONS_H_

#include <optional>
#include <string>

#include "tfx/core/by_name.h"

namespace tfx::io {

// All but the first are for writing with compression: zlib's parameters, with
// zlib's numbers. Those without a value are as TensorFlow chooses them.
struct TFRecordOptions {
  ByName by_name{};
  std::string compression_type = {};  // "", "GZIP" or "ZLIB"
  std::optional<int> flush_mode = {};
  std::optional<int> input_buffer_size = {};
  std::optional<int> output_buffer_size = {};
  std::optional<int> window_bits = {};
  std::optional<int> compression_level = {};  // 0 to 9
  std::optional<int> compression_method = {};
  std::optional<int> mem_level = {};  // 1 to 9
  std::optional<int> compression_strategy = {};
};

}  // namespace tfx::io

#endif  // TFX_IO_TFRECORD_OPTIONS_H_

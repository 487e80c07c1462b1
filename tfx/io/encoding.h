// tf.io: conversions of byte strings: Base64, compression, raw numbers,
// TensorProtos.
#ifndef TFX_IO_ENCODING_H_
#define TFX_IO_ENCODING_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::io {

// URL-safe Base64: - and _ instead of + and /.
struct EncodeBase64Options {
  ByName by_name{};
  bool pad = false;  // with = to a multiple of 4
  std::string name = {};
};
Tensor encode_base64(const TensorLike& input,
                     const EncodeBase64Options& options = {});
Tensor decode_base64(const TensorLike& input, const NameOptions& options = {});

struct DecodeCompressedOptions {
  ByName by_name{};
  std::string compression_type = {};  // empty, "ZLIB" or "GZIP"
  std::string name = {};
};
Tensor decode_compressed(const TensorLike& bytes,
                         const DecodeCompressedOptions& options = {});

struct DecodeRawOptions {
  ByName by_name{};
  bool little_endian = true;
  // Strings are cut or zero-padded to this number of bytes. If not given, all
  // strings must have the same length.
  TensorOption fixed_length = {};
  std::string name = {};
};
// Reinterprets the bytes of each string as numbers; adds a dimension.
Tensor decode_raw(const TensorLike& input_bytes, DType out_type,
                  const DecodeRawOptions& options = {});

// Convert a tensor to a serialised TensorProto, and back. `out_type` must be
// the dtype of the serialised tensor.
Tensor serialize_tensor(const TensorLike& tensor,
                        const NameOptions& options = {});
Tensor parse_tensor(const TensorLike& serialized, DType out_type,
                    const NameOptions& options = {});

}  // namespace tfx::io

#endif  // TFX_IO_ENCODING_H_

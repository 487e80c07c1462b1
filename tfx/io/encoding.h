// tf.io: bytes of strings, as texts, as numbers, as whole tensors.
#ifndef TFX_IO_ENCODING_H_
#define TFX_IO_ENCODING_H_

#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::io {

// Base64 that is safe in the names of files and web addresses: - and _.
struct EncodeBase64Options {
  bool pad = false;  // with = to a multiple of 4
  std::string name = {};
};
Tensor encode_base64(const TensorLike& input,
                     const EncodeBase64Options& options = {});
Tensor decode_base64(const TensorLike& input, const NameOptions& options = {});

struct DecodeCompressedOptions {
  std::string compression_type = {};  // none, "ZLIB" or "GZIP"
  std::string name = {};
};
Tensor decode_compressed(const TensorLike& bytes,
                         const DecodeCompressedOptions& options = {});

struct DecodeRawOptions {
  bool little_endian = true;
  // How many bytes of each string: cut, or with zeros behind. Without it all
  // are of one length.
  TensorOption fixed_length = {};
  std::string name = {};
};
// The bytes of each string as numbers, a dimension more.
Tensor decode_raw(const TensorLike& input_bytes, DType out_type,
                  const DecodeRawOptions& options = {});

// A TensorProto, and the tensor in one, which must be of that dtype.
Tensor serialize_tensor(const TensorLike& tensor,
                        const NameOptions& options = {});
Tensor parse_tensor(const TensorLike& serialized, DType out_type,
                    const NameOptions& options = {});

}  // namespace tfx::io

#endif  // TFX_IO_ENCODING_H_

#include "tfx/io/encoding.h"

#include "tfx/raw_ops/parsing_ops.h"
#include "tfx/raw_ops/string_ops.h"

namespace tfx::io {

Tensor encode_base64(const TensorLike& input,
                     const EncodeBase64Options& options) {
  return raw_ops::EncodeBase64(input.to_tensor(),
                               {.pad = options.pad, .name = options.name});
}

Tensor decode_base64(const TensorLike& input, const NameOptions& options) {
  return raw_ops::DecodeBase64(input.to_tensor(), {.name = options.name});
}

Tensor decode_compressed(const TensorLike& bytes,
                         const DecodeCompressedOptions& options) {
  return raw_ops::DecodeCompressed(
      bytes.to_tensor(),
      {.compression_type = options.compression_type, .name = options.name});
}

Tensor decode_raw(const TensorLike& input_bytes, DType out_type,
                  const DecodeRawOptions& options) {
  const Tensor bytes = input_bytes.to_tensor();
  if (options.fixed_length.is_none()) {
    return raw_ops::DecodeRaw(
        bytes, out_type,
        {.little_endian = options.little_endian, .name = options.name});
  }
  return raw_ops::DecodePaddedRaw(
      bytes, options.fixed_length.to_tensor(), out_type,
      {.little_endian = options.little_endian, .name = options.name});
}

Tensor serialize_tensor(const TensorLike& tensor, const NameOptions& options) {
  return raw_ops::SerializeTensor(tensor.to_tensor(), {.name = options.name});
}

Tensor parse_tensor(const TensorLike& serialized, DType out_type,
                    const NameOptions& options) {
  return raw_ops::ParseTensor(serialized.to_tensor(), out_type,
                              {.name = options.name});
}

}  // namespace tfx::io

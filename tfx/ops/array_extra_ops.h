// Rarely used array functions: tf.unravel_index, tf.parallel_stack,
// tf.fingerprint, tf.guarantee_const.
#ifndef TFX_OPS_ARRAY_EXTRA_OPS_H_
#define TFX_OPS_ARRAY_EXTRA_OPS_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/ops/tensors_like.h"

namespace tfx {

// Converts indices into a flattened array of shape `dims` to coordinates: a row
// for each dimension.
Tensor unravel_index(const TensorLike& indices, const TensorLike& dims,
                     const NameOptions& options = {});

struct ParallelStackOptions {
  ByName by_name{};
  std::string name = "parallel_stack";
};
// Like stack, but copies each tensor into the result as soon as it is computed.
// All must have the same, statically known shape. Works only inside functions:
// throws RuntimeError when executed eagerly.
Tensor parallel_stack(const TensorsLike& values,
                      const ParallelStackOptions& options = {});

struct FingerprintOptions {
  ByName by_name{};
  TensorOption method = "farmhash64";
  std::string name = {};
};
// 8 bytes for each row of `data`: a uint8 tensor of shape [rows, 8].
Tensor fingerprint(const TensorLike& data,
                   const FingerprintOptions& options = {});

// Promises the runtime that the value never changes.
Tensor guarantee_const(const TensorLike& input,
                       const NameOptions& options = {});

}  // namespace tfx

#endif  // TFX_OPS_ARRAY_EXTRA_OPS_H_

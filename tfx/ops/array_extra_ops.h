// Functions on arrays that are seldom needed: tf.unravel_index,
// tf.parallel_stack, tf.fingerprint, tf.guarantee_const.
#ifndef TFX_OPS_ARRAY_EXTRA_OPS_H_
#define TFX_OPS_ARRAY_EXTRA_OPS_H_

#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/ops/tensors_like.h"

namespace tfx {

// Indices of the flat form of an array of the shape `dims` as those of the
// array: a row for each dimension.
Tensor unravel_index(const TensorLike& indices, const TensorLike& dims,
                     const NameOptions& options = {});

struct ParallelStackOptions {
  std::string name = "parallel_stack";
};
// As stack, but each tensor is copied into the result when it is there; all of
// one shape, which has to be known. Inside of functions only: eagerly it throws
// RuntimeError.
Tensor parallel_stack(const TensorsLike& values,
                      const ParallelStackOptions& options = {});

struct FingerprintOptions {
  TensorOption method = "farmhash64";
  std::string name = {};
};
// 8 bytes, uint8, for each row of `data`: [rows, 8].
Tensor fingerprint(const TensorLike& data,
                   const FingerprintOptions& options = {});

// A promise that the value never changes.
Tensor guarantee_const(const TensorLike& input,
                       const NameOptions& options = {});

}  // namespace tfx

#endif  // TFX_OPS_ARRAY_EXTRA_OPS_H_

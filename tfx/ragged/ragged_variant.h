// Private: ragged tensors as variants, as loops and datasets pass them on.
#ifndef TFX_RAGGED_RAGGED_VARIANT_H_
#define TFX_RAGGED_RAGGED_VARIANT_H_

#include <cstdint>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/ragged/ragged_or_dense.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx::ragged::internal {

// A scalar; a vector with a variant for each row if `is_batched`.
Tensor to_variant(const RaggedTensor& tensor, bool is_batched);
// A scalar that is decoded with the ragged rank 0.
Tensor dense_to_variant(const Tensor& tensor);

// A tensor if `ragged_rank` is 0. `shape` is the static shape of the result.
RaggedOrDense from_variant(const Tensor& variant, DType dtype,
                           DType row_splits_dtype, int64_t ragged_rank,
                           const TensorShape& shape);

}  // namespace tfx::ragged::internal

#endif  // TFX_RAGGED_RAGGED_VARIANT_H_

// Private: initial values for branches, loops and lists.
#ifndef TFX_FUNCTION_LOOP_VALUES_H_
#define TFX_FUNCTION_LOOP_VALUES_H_

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx::internal {

// Zeros of the shape that the gradient of `input` has (for a variable's handle
// that of its value). `dtype` is the gradient's.
Tensor zeros_like_gradient(const Tensor& input, DType dtype);

// The shape of a list's elements as list operations take it, an int32 tensor:
// -1 for unknown dimensions, the scalar -1 for unknown rank.
Tensor element_shape_argument(const TensorShape& shape);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_LOOP_VALUES_H_

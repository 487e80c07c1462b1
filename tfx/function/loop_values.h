// Private: values that gradients of branches and loops start with.
#ifndef TFX_FUNCTION_LOOP_VALUES_H_
#define TFX_FUNCTION_LOOP_VALUES_H_

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"

namespace tfx::internal {

// Zeros in the shape that the gradient of `input` has, which for the handle of
// a variable is that of its value; `dtype` is the gradient's.
Tensor zeros_like_gradient(const Tensor& input, DType dtype);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_LOOP_VALUES_H_

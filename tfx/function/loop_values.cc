#include "tfx/function/loop_values.h"

#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/resource_variable_ops.h"

namespace tfx::internal {

Tensor zeros_like_gradient(const Tensor& input, DType dtype) {
  if (input.dtype() != resource) return raw_ops::ZerosLike(input);
  const Tensor zero = raw_ops::Cast(Tensor(c::Tensor::scalar(0.0F)), dtype);
  return raw_ops::Fill(raw_ops::VariableShape(input), zero);
}

}  // namespace tfx::internal

#include "tfx/function/loop_values.h"

#include <vector>

#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/resource_variable_ops.h"

namespace tfx::internal {

Tensor zeros_like_gradient(const Tensor& input, DType dtype) {
  if (input.dtype() != resource) return raw_ops::ZerosLike(input);
  const Tensor zero = raw_ops::Cast(Tensor(c::Tensor::scalar(0.0F)), dtype);
  return raw_ops::Fill(raw_ops::VariableShape(input), zero);
}

Tensor element_shape_argument(const TensorShape& shape) {
  if (!shape.known_rank()) return Tensor(c::Tensor::scalar<int32_t>(-1));
  const std::vector<int32_t> dims(shape.as_list().begin(),
                                  shape.as_list().end());
  return Tensor(c::Tensor::from_values<int32_t>(
      {static_cast<int64_t>(dims.size())}, dims));
}

}  // namespace tfx::internal

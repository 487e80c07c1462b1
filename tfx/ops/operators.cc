#include "tfx/ops/operators.h"

#include "tfx/core/errors.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::operators {
Tensor add(const TensorLike& x, const TensorLike& y) {
  // Python converts what stands on the left of a tensor strictly.
  if (!x.is_tensor()) return math::add(x.to_tensor(y.dtype()), y);
  return math::add(x, y);
}

Tensor subtract(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Sub(a, b);
}

Tensor multiply(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return a.dtype().is_bool() ? raw_ops::LogicalAnd(a, b) : raw_ops::Mul(a, b);
}

Tensor divide(const TensorLike& x, const TensorLike& y) {
  return math::truediv(x, y);
}

Tensor modulo(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::FloorMod(a, b);
}

Tensor equal(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Equal(a, b, {.incompatible_shape_error = false});
}

Tensor not_equal(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::NotEqual(a, b, {.incompatible_shape_error = false});
}

Tensor less(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Less(a, b);
}

Tensor less_equal(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::LessEqual(a, b);
}

Tensor greater(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Greater(a, b);
}

Tensor greater_equal(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::GreaterEqual(a, b);
}

Tensor bit_and(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return a.dtype().is_bool() ? raw_ops::LogicalAnd(a, b)
                             : raw_ops::BitwiseAnd(a, b);
}

Tensor bit_or(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return a.dtype().is_bool() ? raw_ops::LogicalOr(a, b)
                             : raw_ops::BitwiseOr(a, b);
}

Tensor bit_xor(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return a.dtype().is_bool() ? math::logical_xor(a, b)
                             : raw_ops::BitwiseXor(a, b);
}

Tensor negate(const TensorLike& x) { return raw_ops::Neg(x.to_tensor()); }

Tensor invert(const TensorLike& x) {
  const Tensor tensor = x.to_tensor();
  return tensor.dtype().is_bool() ? raw_ops::LogicalNot(tensor)
                                  : raw_ops::Invert(tensor);
}

}  // namespace tfx::operators

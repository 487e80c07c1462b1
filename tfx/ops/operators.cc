#include "tfx/ops/operators.h"

#include "tfx/core/errors.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::operators {
namespace {

// Python converts what stands on the left of a tensor strictly, and leaves what
// stands on the right for the op to judge.
std::pair<Tensor, Tensor> match_operands(const TensorLike& x,
                                         const TensorLike& y) {
  if (x.is_tensor()) return match_dtypes(x, y);
  Tensor right = y.to_tensor();
  Tensor left = x.to_tensor(right.dtype());
  return {std::move(left), std::move(right)};
}

// == and != compare nothing with None, and need the same dtype on both sides.
std::pair<Tensor, Tensor> match_compared(const TensorLike& x,
                                         const TensorLike& y) {
  if (x.is_tensor() && y.is_tensor()) return match_dtypes(x, y);
  if (!x.is_tensor()) return match_operands(x, y);
  Tensor left = x.to_tensor();
  Tensor right = y.to_tensor(left.dtype());
  return {std::move(left), std::move(right)};
}

}  // namespace

Tensor add(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_operands(x, y);
  return math::add(a, b);
}

Tensor subtract(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_operands(x, y);
  return raw_ops::Sub(a, b);
}

Tensor multiply(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_operands(x, y);
  return raw_ops::Mul(a, b);
}

Tensor divide(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_operands(x, y);
  return math::truediv(a, b);
}

Tensor modulo(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_operands(x, y);
  return raw_ops::FloorMod(a, b);
}

Tensor equal(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_compared(x, y);
  return raw_ops::Equal(a, b, {.incompatible_shape_error = false});
}

Tensor not_equal(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_compared(x, y);
  return raw_ops::NotEqual(a, b, {.incompatible_shape_error = false});
}

Tensor less(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_operands(x, y);
  return raw_ops::Less(a, b);
}

Tensor less_equal(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_operands(x, y);
  return raw_ops::LessEqual(a, b);
}

Tensor greater(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_operands(x, y);
  return raw_ops::Greater(a, b);
}

Tensor greater_equal(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_operands(x, y);
  return raw_ops::GreaterEqual(a, b);
}

Tensor bit_and(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_operands(x, y);
  return a.dtype().is_bool() ? raw_ops::LogicalAnd(a, b)
                             : raw_ops::BitwiseAnd(a, b);
}

Tensor bit_or(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_operands(x, y);
  return a.dtype().is_bool() ? raw_ops::LogicalOr(a, b)
                             : raw_ops::BitwiseOr(a, b);
}

Tensor bit_xor(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_operands(x, y);
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

#include "tfx/ops/operators.h"

#include "tfx/core/name_scope.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/math_ops.h"

// In a graph, operations are named as by Python's operators, not as by the
// functions: x + y is "add", tf::add(x, y) is "Add".
namespace tfx::operators {

Tensor add(const TensorLike& x, const TensorLike& y) {
  // Python converts a left operand that is not a tensor strictly.
  if (!x.is_tensor()) {
    return math::add(x.to_tensor(y.dtype()), y, {.name = "add"});
  }
  return math::add(x, y, {.name = "add"});
}

Tensor subtract(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Sub(a, b, {.name = "sub"});
}

Tensor multiply(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return a.dtype().is_bool() ? raw_ops::LogicalAnd(a, b, {.name = "mul"})
                             : raw_ops::Mul(a, b, {.name = "mul"});
}

Tensor divide(const TensorLike& x, const TensorLike& y) {
  return math::truediv(x, y);
}

Tensor modulo(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::FloorMod(a, b, {.name = "mod"});
}

Tensor equal(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::Equal(a, b, {.incompatible_shape_error = false});
}

Tensor not_equal(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::NotEqual(a, b, {.incompatible_shape_error = false});
}

// If the left operand is a number, Python calls the reflected operator of the
// tensor: 1 < x becomes x > 1.
Tensor less(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return x.is_tensor() ? raw_ops::Less(a, b) : raw_ops::Greater(b, a);
}

Tensor less_equal(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return x.is_tensor() ? raw_ops::LessEqual(a, b) : raw_ops::GreaterEqual(b, a);
}

Tensor greater(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return x.is_tensor() ? raw_ops::Greater(a, b) : raw_ops::Less(b, a);
}

Tensor greater_equal(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  return x.is_tensor() ? raw_ops::GreaterEqual(a, b) : raw_ops::LessEqual(b, a);
}

Tensor bit_and(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  if (a.dtype().is_bool()) return raw_ops::LogicalAnd(a, b, {.name = "and"});
  const NameScope scope = name_scope("and");
  return raw_ops::BitwiseAnd(a, b);
}

Tensor bit_or(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  if (a.dtype().is_bool()) return raw_ops::LogicalOr(a, b, {.name = "or"});
  const NameScope scope = name_scope("or");
  return raw_ops::BitwiseOr(a, b);
}

Tensor bit_xor(const TensorLike& x, const TensorLike& y) {
  const auto [a, b] = match_dtypes(x, y);
  const NameScope scope = name_scope("xor");
  return a.dtype().is_bool() ? math::logical_xor(a, b, {.name = scope.name()})
                             : raw_ops::BitwiseXor(a, b);
}

Tensor negate(const TensorLike& x) { return raw_ops::Neg(x.to_tensor()); }

Tensor invert(const TensorLike& x) {
  const Tensor tensor = x.to_tensor();
  return tensor.dtype().is_bool() ? raw_ops::LogicalNot(tensor)
                                  : raw_ops::Invert(tensor);
}

}  // namespace tfx::operators

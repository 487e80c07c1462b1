#include "tfx/bitwise/bitwise.h"

#include "tfx/raw_ops/math_ops.h"

namespace tfx::bitwise {

Tensor bitwise_and(const TensorLike& x, const TensorLike& y,
                   const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::BitwiseAnd(a, b, {.name = options.name});
}

Tensor bitwise_or(const TensorLike& x, const TensorLike& y,
                  const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::BitwiseOr(a, b, {.name = options.name});
}

Tensor bitwise_xor(const TensorLike& x, const TensorLike& y,
                   const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::BitwiseXor(a, b, {.name = options.name});
}

Tensor left_shift(const TensorLike& x, const TensorLike& y,
                  const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::LeftShift(a, b, {.name = options.name});
}

Tensor right_shift(const TensorLike& x, const TensorLike& y,
                   const NameOptions& options) {
  const auto [a, b] = match_dtypes(x, y);
  return raw_ops::RightShift(a, b, {.name = options.name});
}

Tensor invert(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Invert(x.to_tensor(), {.name = options.name});
}

}  // namespace tfx::bitwise

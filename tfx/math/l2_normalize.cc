#include "tfx/math/l2_normalize.h"

#include "tfx/core/name_scope.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::math {

Tensor l2_normalize(const TensorLike& x, const L2NormalizeOptions& options) {
  const NameScope scope = name_scope(options.name, "l2_normalize");
  const Tensor tensor = x.to_tensor();
  const ReduceOptions kept = {.axis = options.axis, .keepdims = true};
  const auto inverse = [&](const Tensor& squares) {
    const Tensor sum = reduce_sum(squares, kept);
    return raw_ops::Rsqrt(raw_ops::Maximum(
        sum, TensorLike(options.epsilon).to_tensor(sum.dtype())));
  };
  if (!tensor.dtype().is_complex()) {
    return raw_ops::Mul(tensor, inverse(raw_ops::Square(tensor)),
                        {.name = scope.name()});
  }
  const Tensor re = real(tensor);
  const Tensor im = imag(tensor);
  const Tensor re_square = raw_ops::Square(re);
  const Tensor im_square = raw_ops::Square(im);
  const Tensor scale = inverse(re_square + im_square);
  const Tensor re_scaled = raw_ops::Mul(re, scale);
  const Tensor im_scaled = raw_ops::Mul(im, scale);
  return complex(re_scaled, im_scaled, {.name = scope.name()});
}

}  // namespace tfx::math

// The functions of tf.math that take one argument, element by element.
#include <cmath>

#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::math {

Tensor abs(const TensorLike& x, const NameOptions& options) {
  const Tensor tensor = x.to_tensor();
  if (tensor.dtype().is_complex()) {
    return raw_ops::ComplexAbs(
        tensor, {.Tout = tensor.dtype().real_dtype(),
                 .name = options.name.empty() ? "Abs" : options.name});
  }
  return raw_ops::Abs(tensor, {.name = options.name});
}

Tensor acos(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Acos(x.to_tensor(), {.name = options.name});
}

Tensor acosh(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Acosh(x.to_tensor(), {.name = options.name});
}

Tensor asin(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Asin(x.to_tensor(), {.name = options.name});
}

Tensor asinh(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Asinh(x.to_tensor(), {.name = options.name});
}

Tensor atan(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Atan(x.to_tensor(), {.name = options.name});
}

Tensor atanh(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Atanh(x.to_tensor(), {.name = options.name});
}

Tensor ceil(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Ceil(x.to_tensor(), {.name = options.name});
}

Tensor cos(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Cos(x.to_tensor(), {.name = options.name});
}

Tensor cosh(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Cosh(x.to_tensor(), {.name = options.name});
}

Tensor digamma(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Digamma(x.to_tensor(), {.name = options.name});
}

Tensor erf(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Erf(x.to_tensor(), {.name = options.name});
}

Tensor erfc(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Erfc(x.to_tensor(), {.name = options.name});
}

Tensor erfcinv(const TensorLike& x, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "erfcinv");
  const Tensor quantile = ndtri(0.5 * x.to_tensor());
  return -quantile * std::sqrt(0.5);
}

Tensor erfinv(const TensorLike& x, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "erfinv");
  return raw_ops::Erfinv(x.to_tensor());
}

Tensor exp(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Exp(x.to_tensor(), {.name = options.name});
}

Tensor expm1(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Expm1(x.to_tensor(), {.name = options.name});
}

Tensor floor(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Floor(x.to_tensor(), {.name = options.name});
}

Tensor is_finite(const TensorLike& x, const NameOptions& options) {
  return raw_ops::IsFinite(x.to_tensor(), {.name = options.name});
}

Tensor is_inf(const TensorLike& x, const NameOptions& options) {
  return raw_ops::IsInf(x.to_tensor(), {.name = options.name});
}

Tensor is_nan(const TensorLike& x, const NameOptions& options) {
  return raw_ops::IsNan(x.to_tensor(), {.name = options.name});
}

Tensor lgamma(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Lgamma(x.to_tensor(), {.name = options.name});
}

Tensor log(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Log(x.to_tensor(), {.name = options.name});
}

Tensor log1p(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Log1p(x.to_tensor(), {.name = options.name});
}

Tensor log_sigmoid(const TensorLike& x, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "LogSigmoid");
  return raw_ops::Neg(raw_ops::Softplus(raw_ops::Neg(x.to_tensor())),
                      {.name = scope.name()});
}

Tensor logical_not(const TensorLike& x, const NameOptions& options) {
  return raw_ops::LogicalNot(internal::value_of(x, tfx::bool_),
                             {.name = options.name});
}

Tensor ndtri(const TensorLike& x, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "ndtri");
  return raw_ops::Ndtri(x.to_tensor());
}

Tensor negative(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Neg(x.to_tensor(), {.name = options.name});
}

Tensor reciprocal(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Reciprocal(x.to_tensor(), {.name = options.name});
}

Tensor reciprocal_no_nan(const TensorLike& x, const NameOptions& options) {
  const Tensor tensor = x.to_tensor();
  return raw_ops::DivNoNan(
      internal::one_of(tensor.dtype()), tensor,
      {.name = options.name.empty() ? "reciprocal_no_nan" : options.name});
}

Tensor rint(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Rint(x.to_tensor(), {.name = options.name});
}

Tensor rsqrt(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Rsqrt(x.to_tensor(), {.name = options.name});
}

Tensor sigmoid(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Sigmoid(x.to_tensor(), {.name = options.name});
}

Tensor sign(const TensorLike& x, const NameOptions& options) {
  const Tensor tensor = x.to_tensor();
  if (tensor.dtype().is_complex()) {
    const Tensor size =
        raw_ops::ComplexAbs(tensor, {.Tout = tensor.dtype().real_dtype()});
    return raw_ops::DivNoNan(tensor, cast(size, tensor.dtype()),
                             {.name = options.name});
  }
  return raw_ops::Sign(tensor, {.name = options.name});
}

Tensor sin(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Sin(x.to_tensor(), {.name = options.name});
}

Tensor sinh(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Sinh(x.to_tensor(), {.name = options.name});
}

Tensor softplus(const TensorLike& features, const NameOptions& options) {
  return raw_ops::Softplus(features.to_tensor(), {.name = options.name});
}

Tensor softsign(const TensorLike& features, const NameOptions& options) {
  return raw_ops::Softsign(features.to_tensor(), {.name = options.name});
}

Tensor sqrt(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Sqrt(x.to_tensor(), {.name = options.name});
}

Tensor square(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Square(x.to_tensor(), {.name = options.name});
}

Tensor tan(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Tan(x.to_tensor(), {.name = options.name});
}

Tensor tanh(const TensorLike& x, const NameOptions& options) {
  return raw_ops::Tanh(x.to_tensor(), {.name = options.name});
}

Tensor round(const TensorLike& x, const NameOptions& options) {
  const Tensor tensor = x.to_tensor();
  return tensor.dtype().is_integer()
             ? tensor
             : raw_ops::Round(tensor, {.name = options.name});
}

}  // namespace tfx::math

// Element-wise functions of ragged tensors: they apply those of tensors to the
// flat values. For functions that are not here, use
// tf::ragged::map_flat_values.
#ifndef TFX_RAGGED_ELEMENTWISE_H_
#define TFX_RAGGED_ELEMENTWISE_H_

#include "tfx/core/dtypes.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/options.h"
#include "tfx/ragged/ragged_functional_ops.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {

namespace ragged::internal {

RaggedOrDense elementwise(UnaryOp op, const RaggedOrDense& x,
                          const NameOptions& options);

}  // namespace ragged::internal

namespace math {

template <MaybeRagged T>
T abs(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::abs, x, options);
}
template <MaybeRagged T>
T acos(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::acos, x, options);
}
template <MaybeRagged T>
T acosh(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::acosh, x, options);
}
template <MaybeRagged T>
T angle(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::angle, x, options);
}
template <MaybeRagged T>
T asin(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::asin, x, options);
}
template <MaybeRagged T>
T asinh(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::asinh, x, options);
}
template <MaybeRagged T>
T atan(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::atan, x, options);
}
template <MaybeRagged T>
T atanh(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::atanh, x, options);
}
template <MaybeRagged T>
T ceil(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::ceil, x, options);
}
template <MaybeRagged T>
T conj(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::conj, x, options);
}
template <MaybeRagged T>
T cos(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::cos, x, options);
}
template <MaybeRagged T>
T cosh(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::cosh, x, options);
}
template <MaybeRagged T>
T digamma(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::digamma, x, options);
}
template <MaybeRagged T>
T erf(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::erf, x, options);
}
template <MaybeRagged T>
T erfc(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::erfc, x, options);
}
template <MaybeRagged T>
T erfcinv(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::erfcinv, x, options);
}
template <MaybeRagged T>
T erfinv(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::erfinv, x, options);
}
template <MaybeRagged T>
T exp(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::exp, x, options);
}
template <MaybeRagged T>
T expm1(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::expm1, x, options);
}
template <MaybeRagged T>
T floor(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::floor, x, options);
}
template <MaybeRagged T>
T imag(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::imag, x, options);
}
template <MaybeRagged T>
T is_finite(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::is_finite, x, options);
}
template <MaybeRagged T>
T is_inf(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::is_inf, x, options);
}
template <MaybeRagged T>
T is_nan(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::is_nan, x, options);
}
template <MaybeRagged T>
T lgamma(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::lgamma, x, options);
}
template <MaybeRagged T>
T log(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::log, x, options);
}
template <MaybeRagged T>
T log1p(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::log1p, x, options);
}
template <MaybeRagged T>
T log_sigmoid(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::log_sigmoid, x, options);
}
template <MaybeRagged T>
T logical_not(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::logical_not, x, options);
}
template <MaybeRagged T>
T ndtri(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::ndtri, x, options);
}
template <MaybeRagged T>
T negative(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::negative, x, options);
}
template <MaybeRagged T>
T real(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::real, x, options);
}
template <MaybeRagged T>
T reciprocal(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::reciprocal, x, options);
}
template <MaybeRagged T>
T reciprocal_no_nan(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::reciprocal_no_nan, x, options);
}
template <MaybeRagged T>
T rint(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::rint, x, options);
}
template <MaybeRagged T>
T round(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::round, x, options);
}
template <MaybeRagged T>
T rsqrt(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::rsqrt, x, options);
}
template <MaybeRagged T>
T sigmoid(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::sigmoid, x, options);
}
template <MaybeRagged T>
T sign(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::sign, x, options);
}
template <MaybeRagged T>
T sin(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::sin, x, options);
}
template <MaybeRagged T>
T sinh(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::sinh, x, options);
}
template <MaybeRagged T>
T softplus(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::softplus, x, options);
}
template <MaybeRagged T>
T sqrt(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::sqrt, x, options);
}
template <MaybeRagged T>
T square(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::square, x, options);
}
template <MaybeRagged T>
T tan(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::tan, x, options);
}
template <MaybeRagged T>
T tanh(const T& x, const NameOptions& options = {}) {
  return ragged::internal::elementwise(math::tanh, x, options);
}

}  // namespace math

using math::abs;
using math::acos;
using math::acosh;
using math::asin;
using math::asinh;
using math::atan;
using math::atanh;
using math::cos;
using math::cosh;
using math::exp;
using math::floor;
using math::logical_not;
using math::negative;
using math::round;
using math::sigmoid;
using math::sign;
using math::sin;
using math::sinh;
using math::sqrt;
using math::square;
using math::tan;
using math::tanh;

template <MaybeRagged T>
T cast(const T& x, DType dtype, const NameOptions& options = {}) {
  return ragged::map_flat_values(
      [&](const Tensor& values) { return cast(values, dtype, options); }, x);
}

}  // namespace tfx

#endif  // TFX_RAGGED_ELEMENTWISE_H_

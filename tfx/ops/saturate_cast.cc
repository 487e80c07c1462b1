// tf.saturate_cast; tf.math.scalar_mul, tf.math.polyval.
#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::math {

Tensor scalar_mul(const TensorLike& scalar, const Tensor& x,
                  const NameOptions& options) {
  const auto scope = name_scope(options.name, "scalar_mul");
  const Tensor factor = scalar.to_tensor(x.dtype());
  if (factor.rank() > 0) {
    throw ValueError("The input scalar must be a 0-D value. Received shape " +
                     factor.shape().str() + ".");
  }
  return raw_ops::Mul(factor, x, {.name = scope.name()});
}

Tensor polyval(const TensorsLike& coeffs, const TensorLike& x,
               const NameOptions& options) {
  const auto scope = name_scope(options.name, "polyval");
  const Tensor variable = x.to_tensor();
  const TensorSpan factors = coeffs.tensors();
  if (factors.empty()) {
    return raw_ops::ZerosLike(variable, {.name = scope.name()});
  }
  Tensor sum = factors[0];
  for (const Tensor& coefficient : factors.subspan(1)) {
    const Tensor product = raw_ops::Mul(sum, variable, {.name = "mul"});
    sum = raw_ops::AddV2(coefficient, product, {.name = "add"});
  }
  return sum;
}

}  // namespace tfx::math

namespace tfx {
namespace {

// The least and the greatest number; exact for integers.
struct Limits {
  long double least;
  long double greatest;
};

// long double holds every 64-bit integer.
static_assert(std::numeric_limits<long double>::digits >= 64);

Limits limits_of(DType dtype) {
  return {static_cast<long double>(dtype.min()),
          static_cast<long double>(dtype.max())};
}

int mantissa_bits(DType dtype) {
  if (dtype == float16) return 11;
  if (dtype == bfloat16) return 8;
  if (dtype == float32) return 24;
  return dtype == float64 ? 53 : 64;
}

// The value rounded towards 0 to a number of `dtype`, so that it stays within
// the limits.
Tensor within(long double value, DType dtype) {
  if (dtype == uint64) {
    return Tensor(c::Tensor::scalar(static_cast<uint64_t>(value)));
  }
  if (dtype.is_integer()) {
    return cast(Tensor(c::Tensor::scalar(static_cast<int64_t>(value))), dtype);
  }
  int exponent = 0;
  const long double fraction = std::frexp(value, &exponent);
  const int bits = mantissa_bits(dtype);
  const long double kept = std::trunc(std::ldexp(fraction, bits));
  const auto narrowed = static_cast<double>(std::ldexp(kept, exponent - bits));
  return cast(Tensor(c::Tensor::scalar(narrowed)), dtype);
}

Tensor clamp(const Tensor& value, const Limits& limits) {
  const DType dtype = value.dtype();
  return raw_ops::ClipByValue(value, within(limits.least, dtype),
                              within(limits.greatest, dtype),
                              {.name = "clamp"});
}

// Complex numbers are clamped only if their parts may not fit; real numbers
// always, so that infinities become finite.
Tensor clamp_complex(const Tensor& value, DType dtype) {
  const Limits limits = limits_of(dtype.real_dtype());
  if (limits_of(value.dtype().real_dtype()).greatest <= limits.greatest) {
    return value;
  }
  const Tensor least(c::Tensor::scalar(std::complex<double>(
      static_cast<double>(limits.least), static_cast<double>(limits.least))));
  const Tensor greatest(c::Tensor::scalar(
      std::complex<double>(static_cast<double>(limits.greatest),
                           static_cast<double>(limits.greatest))));
  return raw_ops::ClipByValue(value, cast(least, value.dtype()),
                              cast(greatest, value.dtype()), {.name = "clamp"});
}

}  // namespace

Tensor saturate_cast(const TensorLike& value, DType dtype,
                     const NameOptions& options) {
  const auto scope = name_scope(options.name, "saturate_cast");
  Tensor tensor = value.to_tensor();
  if (tensor.dtype().is_complex() && dtype.is_complex()) {
    return cast(clamp_complex(tensor, dtype), dtype, {.name = scope.name()});
  }
  if (tensor.dtype().is_complex()) tensor = math::real(tensor);
  const Limits from = limits_of(tensor.dtype());
  const Limits to = limits_of(dtype.real_dtype());
  const Limits both = {std::max(from.least, to.least),
                       std::min(from.greatest, to.greatest)};
  return cast(clamp(tensor, both), dtype, {.name = scope.name()});
}

}  // namespace tfx

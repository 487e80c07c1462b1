// tf.math.special: Bessel functions and other special functions, element by
// element; tf.math.lbeta.
#ifndef TFX_MATH_SPECIAL_H_
#define TFX_MATH_SPECIAL_H_

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::math {

// Modified Bessel functions of the first kind, of order 0 and 1. Those that end
// in e are multiplied by exp(-|x|).
Tensor bessel_i0(const TensorLike& x, const NameOptions& options = {});
Tensor bessel_i0e(const TensorLike& x, const NameOptions& options = {});
Tensor bessel_i1(const TensorLike& x, const NameOptions& options = {});
Tensor bessel_i1e(const TensorLike& x, const NameOptions& options = {});

// The logarithm of the beta function along the last dimension: sum(lgamma(x)) -
// lgamma(sum(x)).
Tensor lbeta(const TensorLike& x, const NameOptions& options = {});

namespace special {

using math::bessel_i0;
using math::bessel_i0e;
using math::bessel_i1;
using math::bessel_i1e;

// Bessel functions of the first kind (j) and second kind (y), and modified ones
// of the second kind (k). Those that end in e are multiplied by exp(x).
Tensor bessel_j0(const TensorLike& x, const NameOptions& options = {});
Tensor bessel_j1(const TensorLike& x, const NameOptions& options = {});
Tensor bessel_k0(const TensorLike& x, const NameOptions& options = {});
Tensor bessel_k0e(const TensorLike& x, const NameOptions& options = {});
Tensor bessel_k1(const TensorLike& x, const NameOptions& options = {});
Tensor bessel_k1e(const TensorLike& x, const NameOptions& options = {});
Tensor bessel_y0(const TensorLike& x, const NameOptions& options = {});
Tensor bessel_y1(const TensorLike& x, const NameOptions& options = {});

// Dawson's integral, the exponential integral Ei, Fresnel's integrals, Spence's
// integral (the dilogarithm of 1 - x).
Tensor dawsn(const TensorLike& x, const NameOptions& options = {});
Tensor expint(const TensorLike& x, const NameOptions& options = {});
Tensor fresnel_cos(const TensorLike& x, const NameOptions& options = {});
Tensor fresnel_sin(const TensorLike& x, const NameOptions& options = {});
Tensor spence(const TensorLike& x, const NameOptions& options = {});

}  // namespace special

}  // namespace tfx::math

#endif  // TFX_MATH_SPECIAL_H_

#include "tfx/math/special.h"

#include <string_view>

#include "tfx/core/name_scope.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::math {
namespace {

template <typename OpOptions>
Tensor scoped(std::string_view function,
              Tensor (*op)(const Tensor&, const OpOptions&),
              const TensorLike& x, const NameOptions& options) {
  const auto scope = name_scope(options.name, function);
  return op(x.to_tensor(), {});
}

}  // namespace

Tensor bessel_i0(const TensorLike& x, const NameOptions& options) {
  return scoped("bessel_i0", raw_ops::BesselI0, x, options);
}

Tensor bessel_i0e(const TensorLike& x, const NameOptions& options) {
  return scoped("bessel_i0e", raw_ops::BesselI0e, x, options);
}

Tensor bessel_i1(const TensorLike& x, const NameOptions& options) {
  return scoped("bessel_i1", raw_ops::BesselI1, x, options);
}

Tensor bessel_i1e(const TensorLike& x, const NameOptions& options) {
  return scoped("bessel_i1e", raw_ops::BesselI1e, x, options);
}

Tensor lbeta(const TensorLike& x, const NameOptions& options) {
  const auto scope = name_scope(options.name, "lbeta");
  const Tensor tensor = x.to_tensor();
  const Tensor log_prod = reduce_sum(lgamma(tensor), {.axis = {-1}});
  return log_prod - lgamma(reduce_sum(tensor, {.axis = {-1}}));
}

}  // namespace tfx::math

namespace tfx::math::special {

Tensor bessel_j0(const TensorLike& x, const NameOptions& options) {
  return scoped("bessel_j0", raw_ops::BesselJ0, x, options);
}

Tensor bessel_j1(const TensorLike& x, const NameOptions& options) {
  return scoped("bessel_j1", raw_ops::BesselJ1, x, options);
}

Tensor bessel_k0(const TensorLike& x, const NameOptions& options) {
  return scoped("bessel_k0", raw_ops::BesselK0, x, options);
}

Tensor bessel_k0e(const TensorLike& x, const NameOptions& options) {
  return scoped("bessel_k0e", raw_ops::BesselK0e, x, options);
}

Tensor bessel_k1(const TensorLike& x, const NameOptions& options) {
  return scoped("bessel_k1", raw_ops::BesselK1, x, options);
}

Tensor bessel_k1e(const TensorLike& x, const NameOptions& options) {
  return scoped("bessel_k1e", raw_ops::BesselK1e, x, options);
}

Tensor bessel_y0(const TensorLike& x, const NameOptions& options) {
  return scoped("bessel_y0", raw_ops::BesselY0, x, options);
}

Tensor bessel_y1(const TensorLike& x, const NameOptions& options) {
  return scoped("bessel_y1", raw_ops::BesselY1, x, options);
}

Tensor dawsn(const TensorLike& x, const NameOptions& options) {
  return scoped("dawsn", raw_ops::Dawsn, x, options);
}

Tensor expint(const TensorLike& x, const NameOptions& options) {
  return scoped("expint", raw_ops::Expint, x, options);
}

Tensor fresnel_cos(const TensorLike& x, const NameOptions& options) {
  return scoped("fresnel_cos", raw_ops::FresnelCos, x, options);
}

Tensor fresnel_sin(const TensorLike& x, const NameOptions& options) {
  return scoped("fresnel_sin", raw_ops::FresnelSin, x, options);
}

Tensor spence(const TensorLike& x, const NameOptions& options) {
  return scoped("spence", raw_ops::Spence, x, options);
}

}  // namespace tfx::math::special

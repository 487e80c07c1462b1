#include "tfx/sparse/elementwise.h"

#include <vector>

#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx {
namespace {

using Unary = Tensor (*)(const TensorLike& x, const NameOptions& options);

SparseTensor on_values(Unary function, const SparseTensor& x,
                       const NameOptions& options) {
  return x.with_values(function(x.values(), options));
}

}  // namespace

SparseTensor cast(const SparseTensor& x, DType dtype,
                  const NameOptions& options) {
  return x.with_values(cast(x.values(), dtype, options));
}

SparseTensor identity(const SparseTensor& input, const NameOptions& options) {
  std::vector<Tensor> components = input.components();
  for (Tensor& each : components) each = identity(each, options);
  return input.with_components(components);
}

SparseTensor stop_gradient(const SparseTensor& input,
                           const NameOptions& options) {
  std::vector<Tensor> components = input.components();
  for (Tensor& each : components) each = stop_gradient(each, options);
  return input.with_components(components);
}

Tensor rank(const SparseTensor& input, const NameOptions& options) {
  return raw_ops::Size(input.dense_shape(), {.name = options.name});
}

Tensor shape(const SparseTensor& input, const OutTypeOptions& options) {
  return cast(input.dense_shape(), options.out_type, {.name = options.name});
}

Tensor size(const SparseTensor& input, const OutTypeOptions& options) {
  return math::reduce_prod(cast(input.dense_shape(), options.out_type),
                           {.name = options.name});
}

namespace math {

SparseTensor abs(const SparseTensor& x, const NameOptions& options) {
  return on_values(abs, x, options);
}
SparseTensor asin(const SparseTensor& x, const NameOptions& options) {
  return on_values(asin, x, options);
}
SparseTensor asinh(const SparseTensor& x, const NameOptions& options) {
  return on_values(asinh, x, options);
}
SparseTensor atan(const SparseTensor& x, const NameOptions& options) {
  return on_values(atan, x, options);
}
SparseTensor atanh(const SparseTensor& x, const NameOptions& options) {
  return on_values(atanh, x, options);
}
SparseTensor bessel_i0e(const SparseTensor& x, const NameOptions& options) {
  return x.with_values(raw_ops::BesselI0e(x.values(), {.name = options.name}));
}
SparseTensor bessel_i1e(const SparseTensor& x, const NameOptions& options) {
  return x.with_values(raw_ops::BesselI1e(x.values(), {.name = options.name}));
}
SparseTensor divide(const SparseTensor& x, const TensorLike& y,
                    const NameOptions& /*options*/) {
  return x / y;
}
SparseTensor erf(const SparseTensor& x, const NameOptions& options) {
  return on_values(erf, x, options);
}
SparseTensor negative(const SparseTensor& x, const NameOptions& options) {
  return on_values(negative, x, options);
}
SparseTensor sign(const SparseTensor& x, const NameOptions& options) {
  return on_values(sign, x, options);
}
SparseTensor sin(const SparseTensor& x, const NameOptions& options) {
  return on_values(sin, x, options);
}
SparseTensor sqrt(const SparseTensor& x, const NameOptions& options) {
  return on_values(sqrt, x, options);
}
SparseTensor square(const SparseTensor& x, const NameOptions& options) {
  return on_values(square, x, options);
}
SparseTensor tan(const SparseTensor& x, const NameOptions& options) {
  return on_values(tan, x, options);
}
SparseTensor tanh(const SparseTensor& x, const NameOptions& options) {
  return on_values(tanh, x, options);
}

}  // namespace math
}  // namespace tfx

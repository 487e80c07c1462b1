#include "tfx/sparse/elementwise.h"

#include <vector>

#include "tfx/core/graph_builder.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx {
namespace {

using Unary = Tensor (*)(const TensorLike& x, const NameOptions& options);

// Python first tries the function on the sparse tensor itself, named by the
// options or `own_name`, and after the failure on its values. That uses up the
// first name in its graphs, so it is used up here too.
void take_name(const char* own_name, const NameOptions& options) {
  if (GraphBuilder::current() == nullptr) return;
  const NameScope taken = name_scope(options.name, own_name);
}

SparseTensor on_values(Unary function, const char* own_name,
                       const SparseTensor& x, const NameOptions& options) {
  take_name(own_name, options);
  return x.with_values(function(x.values(), options));
}

}  // namespace

SparseTensor cast(SparseArgument x, DType dtype, const NameOptions& options) {
  return x->with_values(cast(x->values(), dtype, options));
}

SparseTensor identity(SparseArgument input, const NameOptions& options) {
  std::vector<Tensor> components = input->components();
  for (Tensor& each : components) each = identity(each, options);
  return input->with_components(components);
}

SparseTensor stop_gradient(SparseArgument input, const NameOptions& options) {
  std::vector<Tensor> components = input->components();
  for (Tensor& each : components) each = stop_gradient(each, options);
  return input->with_components(components);
}

Tensor rank(SparseArgument input, const NameOptions& options) {
  return raw_ops::Size(input->dense_shape(), {.name = options.name});
}

Tensor shape(SparseArgument input, const OutTypeOptions& options) {
  return cast(input->dense_shape(), options.out_type, {.name = options.name});
}

Tensor size(SparseArgument input, const OutTypeOptions& options) {
  return math::reduce_prod(cast(input->dense_shape(), options.out_type),
                           {.name = options.name});
}

namespace math {

SparseTensor abs(SparseArgument x, const NameOptions& options) {
  return on_values(abs, "Abs", x, options);
}
SparseTensor asin(SparseArgument x, const NameOptions& options) {
  return on_values(asin, "Asin", x, options);
}
SparseTensor asinh(SparseArgument x, const NameOptions& options) {
  return on_values(asinh, "Asinh", x, options);
}
SparseTensor atan(SparseArgument x, const NameOptions& options) {
  return on_values(atan, "Atan", x, options);
}
SparseTensor atanh(SparseArgument x, const NameOptions& options) {
  return on_values(atanh, "Atanh", x, options);
}
SparseTensor bessel_i0e(SparseArgument x, const NameOptions& options) {
  take_name("bessel_i0e", options);
  const NameScope scope = name_scope(options.name, "bessel_i0e");
  return x->with_values(raw_ops::BesselI0e(x->values()));
}
SparseTensor bessel_i1e(SparseArgument x, const NameOptions& options) {
  take_name("bessel_i1e", options);
  const NameScope scope = name_scope(options.name, "bessel_i1e");
  return x->with_values(raw_ops::BesselI1e(x->values()));
}
SparseTensor divide(SparseArgument x, const TensorLike& y,
                    const NameOptions& /*options*/) {
  return static_cast<const SparseTensor&>(x) / y;
}
SparseTensor erf(SparseArgument x, const NameOptions& options) {
  return on_values(erf, "Erf", x, options);
}
SparseTensor negative(SparseArgument x, const NameOptions& options) {
  return on_values(negative, "Neg", x, options);
}
SparseTensor sign(SparseArgument x, const NameOptions& options) {
  return x->with_values(sign(x->values(), options));
}
SparseTensor sin(SparseArgument x, const NameOptions& options) {
  return on_values(sin, "Sin", x, options);
}
SparseTensor sqrt(SparseArgument x, const NameOptions& options) {
  return on_values(sqrt, "Sqrt", x, options);
}
SparseTensor square(SparseArgument x, const NameOptions& options) {
  return on_values(square, "Square", x, options);
}
SparseTensor tan(SparseArgument x, const NameOptions& options) {
  return on_values(tan, "Tan", x, options);
}
SparseTensor tanh(SparseArgument x, const NameOptions& options) {
  return on_values(tanh, "Tanh", x, options);
}

}  // namespace math
}  // namespace tfx

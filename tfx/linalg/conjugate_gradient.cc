#include "tfx/linalg/conjugate_gradient.h"

#include <tuple>

#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/while_loop.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/norm_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx::linalg::experimental {
namespace {

Tensor dot(const Tensor& x, const Tensor& y) {
  return squeeze(matvec(x(ellipsis, newaxis), y, {.adjoint_a = true}),
                 {.axis = -1});
}

// The checks of Python's LinearOperator before a product.
void check_fits(const Tensor& matrix, const Tensor& x) {
  if (x.dtype() != matrix.dtype()) {
    throw TypeError("Expected argument to have dtype " + matrix.dtype().str() +
                    ".  Found: " + x.dtype().str() + " in tensor " +
                    x(ellipsis, newaxis).str());
  }
  const int64_t columns = matrix.shape()[-1];
  const int64_t length = x.shape()[-1];
  if (columns != kNone && length != kNone && columns != length) {
    throw ValueError("Dimensions " + std::to_string(columns) + " and " +
                     std::to_string(length) + " are not compatible");
  }
}

Tensor scaled(const Tensor& factor, const Tensor& vector) {
  return factor(ellipsis, newaxis) * vector;
}

}  // namespace

MatvecOperator::MatvecOperator(Tensor matrix)
    : batch_shape_(shape(matrix)[Slice(_, -2)]) {
  matvec_ = [matrix = std::move(matrix)](const Tensor& x) {
    check_fits(matrix, x);
    const auto scope = name_scope("MatVec");
    const Tensor column = expand_dims(x, -1);
    const Tensor product = [&] {
      const auto inner = name_scope("LinearOperatorFullMatrix");
      return matmul(matrix, column);
    }();
    return squeeze(product, {.axis = -1});
  };
}

Tensor MatvecOperator::batch_shape_tensor() const {
  return batch_shape_.to_tensor(tfx::int32);
}

CGState conjugate_gradient(const MatvecOperator& operator_,
                           const TensorLike& rhs,
                           const ConjugateGradientOptions& options) {
  const auto scope = name_scope(options.name);
  const Tensor b = rhs.to_tensor();
  const Tensor dims = shape(b);
  const auto& preconditioner = options.preconditioner;
  const auto conditioned = [&](const Tensor& r) {
    return preconditioner ? preconditioner->matvec(r) : r;
  };
  Tensor batch = broadcast_dynamic_shape(dims[Slice(_, -1)],
                                         operator_.batch_shape_tensor());
  if (preconditioner) {
    batch =
        broadcast_dynamic_shape(batch, preconditioner->batch_shape_tensor());
  }
  const Tensor whole = concat({batch, dims[Slice(-1, _)]}, 0);
  Tensor r0 = broadcast_to(b, whole);
  const Tensor tol = options.tol.value() * norm(r0, {.axis = -1});
  Tensor x0;
  if (options.x.is_none()) {
    x0 = zeros(whole, {.dtype = b.dtype()});
  } else {
    x0 = options.x.to_tensor(b.dtype());
    r0 = b - operator_.matvec(x0);
  }
  const Tensor p0 = conditioned(r0);
  const Tensor gamma0 = dot(r0, p0);

  const auto goes_on = [&](const Tensor& i, const Tensor&, const Tensor& r,
                           const Tensor&, const Tensor&) {
    return math::logical_and(i < options.max_iter,
                             math::reduce_any(norm(r, {.axis = -1}) > tol));
  };
  const auto step = [&](const Tensor& i, const Tensor& x, const Tensor& r,
                        const Tensor& p, const Tensor& gamma) {
    const Tensor z = operator_.matvec(p);
    const Tensor alpha = gamma / dot(p, z);
    const Tensor new_r = r - scaled(alpha, z);
    const Tensor q = conditioned(new_r);
    const Tensor new_gamma = dot(new_r, q);
    const Tensor beta = new_gamma / gamma;
    return std::tuple(i + 1, x + scaled(alpha, p), new_r, q + scaled(beta, p),
                      new_gamma);
  };
  const auto [i, x, r, p, gamma] =
      while_loop(goes_on, step, std::tuple(constant(0), x0, r0, p0, gamma0));
  return {i, x, r, p, gamma};
}

}  // namespace tfx::linalg::experimental

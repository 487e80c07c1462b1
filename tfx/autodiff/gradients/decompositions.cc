// Gradients of Cholesky, QR, eigenvalue and singular value decompositions.
//
// Eigenvectors of equal eigenvalues, and singular vectors of equal singular
// values, are not unique; where values come close, the gradient explodes.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/matrix_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/linalg_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;
using linalg::adjoint;

Tensor lower_triangle(const Tensor& matrices) {
  return linalg::band_part(matrices, -1, 0);
}

Tensor with_half_diagonal(const Tensor& matrices) {
  return linalg::set_diag(matrices, linalg::diag_part(matrices) * 0.5);
}

Result cholesky_grad(const RecordedOp& op, Grads grads) {
  const Tensor& factor = op.output(0);
  const Tensor shape = op.output_shape_tensor(0);
  const Tensor identity = linalg::eye(
      shape[-1], {.batch_shape = shape[Slice(-2)], .dtype = factor.dtype()});
  const Tensor inverse = ops::MatrixTriangularSolve(factor, identity);
  const Tensor middle = lower_triangle(with_half_diagonal(
      matmul(factor, grads[0].to_tensor(), {.adjoint_a = true})));
  const Tensor half =
      matmul(matmul(inverse, middle, {.adjoint_a = true}), inverse);
  return {(half + adjoint(half)) * 0.5};
}

// x r^-H for an upper triangular r.
Tensor divide_by_adjoint(const Tensor& x, const Tensor& r) {
  return adjoint(ops::MatrixTriangularSolve(r, adjoint(x), {.lower = false}));
}

// For matrices with no more columns than rows.
Tensor tall_qr_grad(const Tensor& q, const Tensor& r, const Tensor& q_grad,
                    const Tensor& r_grad) {
  const Tensor q_part = matmul(q, q_grad, {.adjoint_a = true});
  const Tensor r_part = matmul(r, r_grad, {.adjoint_b = true});
  const Tensor skew = (q_part - adjoint(q_part)) + (r_part - adjoint(r_part));
  const Tensor inside =
      matmul(q, r_grad + divide_by_adjoint(lower_triangle(skew), r));
  const Tensor outside = divide_by_adjoint(q_grad - matmul(q, q_part), r);
  const Tensor grad = inside + outside;
  if (!q.dtype().is_complex()) return grad;
  // The diagonal of r is real: removes the imaginary part of its gradient.
  const Tensor diagonal = linalg::diag_part(r_part - adjoint(q_part));
  const Tensor imaginary =
      linalg::diag(diagonal - cast(math::real(diagonal), q.dtype()));
  return grad + divide_by_adjoint(matmul(q, adjoint(imaginary)), r);
}

void check_qr_shapes(const TensorShape& q, const TensorShape& r) {
  if (!r.known_rank() || r[-2] == kNone || r[-1] == kNone) {
    throw NotImplementedError(
        "QrGrad not implemented with dynamic shapes. Received r.shape: " +
        r.str());
  }
  if (r[-2] > r[-1] && q[-2] == q[-1]) {
    throw NotImplementedError(
        "QrGrad not implemented when nrows > ncols and full_matrices is true. "
        "Received r.shape=" +
        r.str() + " with nrows=" + std::to_string(r[-2]) +
        "and ncols=" + std::to_string(r[-1]) + ".");
  }
}

Result qr_grad(const RecordedOp& op, Grads grads) {
  const Tensor& q = op.output(0);
  const Tensor& r = op.output(1);
  check_qr_shapes(q.shape(), r.shape());
  const Tensor q_grad = grads[0];
  const Tensor r_grad = grads[1];
  const int64_t rows = q.shape()[-2];
  if (rows >= r.shape()[-1]) return {tall_qr_grad(q, r, q_grad, r_grad)};
  // [x y] = q [u v], where x is square and y = q v.
  const auto left = [&](const Tensor& t) { return t(ellipsis, Slice(rows)); };
  const auto right = [&](const Tensor& t) {
    return t(ellipsis, Slice(rows, _));
  };
  const Tensor v_grad = right(r_grad);
  const Tensor x_grad = tall_qr_grad(
      q, left(r),
      q_grad + matmul(right(op.input(0)), v_grad, {.adjoint_b = true}),
      left(r_grad));
  return {concat({x_grad, matmul(q, v_grad)}, -1)};
}

// 1 / x, and 0 where x is 0.
Tensor safe_reciprocal(const Tensor& x) {
  return x * math::reciprocal(x * x + 1e-20);
}

// The matrix of 1 / (values_j - values_i), and 0 on the diagonal.
Tensor reciprocal_differences(const Tensor& values) {
  return linalg::set_diag(
      safe_reciprocal(expand_dims(values, -2) - expand_dims(values, -1)),
      ops::ZerosLike(values));
}

Result eig_grad(const RecordedOp& op, Grads grads) {
  const Tensor values_grad = linalg::diag(grads[0].to_tensor());
  const DType dtype = op.input_dtype(0);
  if (!op.attr<bool>("compute_v")) {
    const Tensor v = adjoint(ops::Eig(op.input(0), op.attr<DType>("Tout")).v);
    return {cast(ops::MatrixSolve(v, matmul(values_grad, v)), dtype)};
  }
  const Tensor& vectors = op.output(1);
  const Tensor v = adjoint(vectors);
  const Tensor v_grad = matmul(v, grads[1].to_tensor());
  // Eigenvectors have length 1: removes the component that changes it.
  const Tensor growth =
      linalg::diag(linalg::diag_part(cast(math::real(v_grad), v_grad.dtype())));
  const Tensor middle =
      values_grad + conj(reciprocal_differences(op.output(0))) *
                        (v_grad - matmul(matmul(v, vectors), growth));
  return {cast(ops::MatrixSolve(v, matmul(middle, v)), dtype)};
}

Result self_adjoint_eig_grad(const RecordedOp& op, Grads grads) {
  Tensor middle = linalg::diag(grads[0].to_tensor());
  Tensor v;
  if (op.attr<bool>("compute_v")) {
    v = op.output(1);
    middle = middle + reciprocal_differences(op.output(0)) *
                          matmul(v, grads[1].to_tensor(), {.adjoint_a = true});
  } else {
    v = ops::SelfAdjointEigV2(op.input(0)).v;
  }
  const Tensor grad = matmul(v, matmul(middle, v, {.adjoint_b = true}));
  // The op reads the lower triangle only.
  return {with_half_diagonal(lower_triangle(grad + adjoint(grad)))};
}

// For a = u s v^H with no more rows than columns.
class WideSvd {
 public:
  WideSvd(Tensor s, Tensor u, Tensor v, bool full_matrices)
      : s_(std::move(s)),
        u_(std::move(u)),
        v_(std::move(v)),
        full_matrices_(full_matrices) {}

  Tensor gradient(const Tensor& s_grad, const Tensor& u_grad,
                  const Tensor& v_grad, int64_t rows, int64_t columns) const {
    const auto left = [&](const Tensor& t) { return t(ellipsis, Slice(rows)); };
    const Tensor v1 = left(v_);
    const Tensor v1_grad = left(v_grad);
    const Tensor differences = reciprocal_differences(square(s_));
    const Tensor s = linalg::diag(s_);
    const Tensor u_part = differences * matmul(u_, u_grad, {.adjoint_a = true});
    const Tensor v_inner = matmul(v1, v1_grad, {.adjoint_a = true});
    const Tensor v_part = differences * v_inner;
    Tensor inner = linalg::diag(s_grad) + matmul(u_part + adjoint(u_part), s) +
                   matmul(s, v_part + adjoint(v_part));
    const Tensor inverse = linalg::diag(safe_reciprocal(s_));
    if (s_.dtype().is_complex()) {
      // The phases of u and v depend on each other.
      const Tensor phase = linalg::diag(linalg::diag_part(v_inner));
      inner = inner + matmul(inverse, adjoint(phase) - phase) * 0.5;
    }
    const Tensor grad = matmul(u_, matmul(inner, v1, {.adjoint_b = true}));
    if (rows == columns) return grad;
    return grad +
           matmul(matmul(u_, inverse), outside(v1, v1_grad, v_grad, rows));
  }

 private:
  // The component of v1's gradient outside the space spanned by v1.
  Tensor outside(const Tensor& v1, const Tensor& v1_grad, const Tensor& v_grad,
                 int64_t rows) const {
    const Tensor v1_part = matmul(v1_grad, v1, {.adjoint_a = true});
    const Tensor part =
        adjoint(v1_grad) - matmul(v1_part, v1, {.adjoint_b = true});
    if (!full_matrices_) return part;
    const auto right = [&](const Tensor& t) {
      return t(ellipsis, Slice(rows, _));
    };
    const Tensor v2_part = matmul(v1, right(v_grad), {.adjoint_a = true});
    return part - matmul(v2_part, right(v_), {.adjoint_b = true});
  }

  Tensor s_;
  Tensor u_;
  Tensor v_;
  bool full_matrices_;
};

void check_svd_shape(const TensorShape& shape, bool full_matrices) {
  if (!shape.known_rank() || shape[-2] == kNone || shape[-1] == kNone) {
    throw NotImplementedError(
        "SVD gradient has not been implemented for input with unknown inner "
        "matrix shape.");
  }
  if (full_matrices && std::abs(shape[-2] - shape[-1]) > 1) {
    throw NotImplementedError(
        "svd gradient is not implemented for abs(m - n) > 1 when full_matrices "
        "is True. Received: m=" +
        std::to_string(std::min(shape[-2], shape[-1])) +
        " and n=" + std::to_string(std::max(shape[-2], shape[-1])) +
        " from op input with shape=" + shape.str() + ".");
  }
}

// The shape of the matrices; the gradients may know dimensions that the input
// does not.
TensorShape svd_shape(const TensorShape& input, const TensorShape& u_grad,
                      const TensorShape& v_grad) {
  if (!input.known_rank()) return input;
  const auto rows_of = [](const TensorShape& shape) {
    return shape.known_rank() ? shape[-2] : kNone;
  };
  return input.merge_with(input.slice(0, -2).concatenate(
      TensorShape({rows_of(u_grad), rows_of(v_grad)})));
}

Result svd_grad(const RecordedOp& op, Grads grads) {
  const DType dtype = op.input_dtype(0);
  const Tensor s_grad = cast(grads[0].to_tensor(), dtype);
  if (!op.attr<bool>("compute_uv")) {
    const auto parts = ops::Svd(op.input(0));
    return {matmul(parts.u,
                   matmul(linalg::diag(s_grad), parts.v, {.adjoint_b = true}))};
  }
  const bool full_matrices = op.attr<bool>("full_matrices");
  const TensorShape shape =
      svd_shape(op.input_shape(0), grads[1].shape(), grads[2].shape());
  check_svd_shape(shape, full_matrices);
  const Tensor s = cast(op.output(0), dtype);
  const Tensor& u = op.output(1);
  const Tensor& v = op.output(2);
  const int64_t rows = shape[-2];
  const int64_t columns = shape[-1];
  if (rows <= columns) {
    return {WideSvd(s, u, v, full_matrices)
                .gradient(s_grad, grads[1], grads[2], rows, columns)};
  }
  return {adjoint(WideSvd(s, v, u, full_matrices)
                      .gradient(s_grad, grads[2], grads[1], columns, rows))};
}

}  // namespace

void register_decompositions(GradientRegistry& registry) {
  registry.add("Cholesky", cholesky_grad, kKeepsOutputs);
  registry.add("Qr", qr_grad);
  registry.add("Eig", eig_grad);
  registry.add("SelfAdjointEigV2", self_adjoint_eig_grad);
  registry.add("Svd", svd_grad);
}

}  // namespace tfx::gradients

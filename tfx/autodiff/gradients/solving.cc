// Gradients of inverses, determinants and solutions of linear equations.
//
// For complex matrices, Python omits necessary conjugates in some formulas
// (MatrixDeterminant, MatrixSolveLs, MatrixSquareRoot); here they are included.
#include "tfx/autodiff/gradient_branches.h"
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

Result matrix_inverse_grad(const RecordedOp& op, Grads grads) {
  const Tensor& inverse = op.output(0);
  const bool is_adjoint = op.attr<bool>("adjoint");
  const Tensor right =
      matmul(grads[0].to_tensor(), inverse,
             {.adjoint_a = is_adjoint, .adjoint_b = !is_adjoint});
  return {-matmul(inverse, right, {.adjoint_a = !is_adjoint})};
}

// Multiplies each matrix by its factor.
Tensor scale(const Tensor& factors, const Tensor& matrices) {
  return factors(ellipsis, newaxis, newaxis) * matrices;
}

Result matrix_determinant_grad(const RecordedOp& op, Grads grads) {
  return {scale(grads[0] * conj(op.output(0)),
                ops::MatrixInverse(op.input(0), {.adjoint = true}))};
}

// The sign has no gradient.
Result log_matrix_determinant_grad(const RecordedOp& op, Grads grads) {
  return {scale(grads[1], ops::MatrixInverse(op.input(0), {.adjoint = true}))};
}

// For a x = b, or a^H x = b: the gradient of a, given that of b.
Tensor matrix_grad(const Tensor& x, const Tensor& b_grad, bool is_adjoint) {
  return is_adjoint ? -matmul(x, b_grad, {.adjoint_b = true})
                    : -matmul(b_grad, x, {.adjoint_b = true});
}

Result matrix_solve_grad(const RecordedOp& op, Grads grads) {
  const bool is_adjoint = op.attr<bool>("adjoint");
  const Tensor b_grad =
      ops::MatrixSolve(op.input(0), grads[0], {.adjoint = !is_adjoint});
  return {matrix_grad(op.output(0), b_grad, is_adjoint), b_grad};
}

Result matrix_triangular_solve_grad(const RecordedOp& op, Grads grads) {
  const bool is_adjoint = op.attr<bool>("adjoint");
  const bool is_lower = op.attr<bool>("lower");
  const Tensor b_grad = ops::MatrixTriangularSolve(
      op.input(0), grads[0], {.lower = is_lower, .adjoint = !is_adjoint});
  const Tensor a_grad =
      linalg::band_part(matrix_grad(op.output(0), b_grad, is_adjoint),
                        is_lower ? -1 : 0, is_lower ? 0 : -1);
  return {sum_to_input(op, 0, a_grad), sum_to_input(op, 1, b_grad)};
}

bool may_have_one_band(const RecordedOp& op) {
  const TensorShape shape = op.input_shape(0);
  return !shape.known_rank() || shape[-2] == 1 || shape[-2] == kNone;
}

Result banded_triangular_solve_grad(const RecordedOp& op, Grads grads) {
  const bool is_adjoint = op.attr<bool>("adjoint");
  const bool is_lower = op.attr<bool>("lower");
  const Tensor b_grad = ops::BandedTriangularSolve(
      op.input(0), grads[0], {.lower = is_lower, .adjoint = !is_adjoint});
  const Tensor last = input_dimension(op, 0, -2) - 1;
  const Tensor first = ops::ZerosLike(last);
  const Tensor bands = is_lower ? stack({-last, first}) : stack({first, last});
  const Tensor whole = matrix_grad(op.output(0), b_grad, is_adjoint);
  Tensor a_grad = linalg::diag_part(whole, {.k = bands, .align = "LEFT_RIGHT"});
  // For a single diagonal, diag_part returns no dimension for the bands.
  if (may_have_one_band(op)) {
    const Tensor batch = shape(whole)[Slice(-2)];
    const Tensor sizes = op.input_shape_tensor(0)[Slice(-2, _)];
    a_grad = ops::Reshape(a_grad, concat({batch, sizes}, 0));
  }
  return {sum_to_input(op, 0, a_grad), sum_to_input(op, 1, b_grad)};
}

// The Cholesky factor of the matrix (m m^H + l2 I) of the normal equations,
// whose solution is the least-squares solution.
Tensor regularized_cholesky(const Tensor& gramian, const Tensor& l2) {
  const Tensor diagonal = linalg::diag_part(gramian);
  return ops::Cholesky(linalg::set_diag(gramian, diagonal + l2));
}

Tensor cholesky_solve(const Tensor& factor, const Tensor& b) {
  return ops::MatrixTriangularSolve(
      factor, ops::MatrixTriangularSolve(factor, b), {.adjoint = true});
}

struct LeastSquares {
  Tensor a, b, l2, x;
};

// The gradients of a and b, for x = (a^H a + l2 I)^-1 a^H b.
std::vector<Tensor> overdetermined_grad(const LeastSquares& solved,
                                        const Tensor& grad) {
  const auto& [a, b, l2, x] = solved;
  const Tensor z = cholesky_solve(
      regularized_cholesky(matmul(a, a, {.adjoint_a = true}), l2), grad);
  const Tensor xz = matmul(x, z, {.adjoint_b = true});
  return {matmul(b, z, {.adjoint_b = true}) - matmul(a, xz + adjoint(xz)),
          matmul(a, z)};
}

// The same for x = a^H (a a^H + l2 I)^-1 b.
std::vector<Tensor> underdetermined_grad(const LeastSquares& solved,
                                         const Tensor& grad) {
  const auto& [a, b, l2, x] = solved;
  const Tensor factor =
      regularized_cholesky(matmul(a, a, {.adjoint_b = true}), l2);
  const Tensor b_grad = cholesky_solve(factor, matmul(a, grad));
  const Tensor z = cholesky_solve(factor, b);
  const Tensor rest = grad - matmul(a, b_grad, {.adjoint_a = true});
  return {matmul(z, rest, {.adjoint_b = true}) -
              matmul(b_grad, matmul(z, a, {.adjoint_a = true})),
          b_grad};
}

// Picks one of the two by the shape of the matrix.
std::vector<Tensor> least_squares_grad(const RecordedOp& op,
                                       const Tensor& grad) {
  LeastSquares solved{op.input(0), op.input(1),
                      cast(op.input(2), op.input_dtype(0)), op.output(0)};
  const TensorShape shape = solved.a.shape();
  if (shape.known_rank() && shape[-2] != kNone && shape[-1] != kNone) {
    return shape[-2] >= shape[-1] ? overdetermined_grad(solved, grad)
                                  : underdetermined_grad(solved, grad);
  }
  // Copied into this graph: values from outside it would be constants in the
  // branches, without gradients.
  solved.b = ops::Identity(solved.b);
  const Tensor inside = ops::Identity(grad);
  const Tensor sizes = op.input_shape_tensor(0)[Slice(-2, _)];
  return gradient_hooks::cond(
      sizes[0] >= sizes[1], [&] { return overdetermined_grad(solved, inside); },
      [&] { return underdetermined_grad(solved, inside); });
}

Result matrix_solve_ls_grad(const RecordedOp& op, Grads grads) {
  if (!op.attr<bool>("fast")) {
    throw ValueError("Gradient not defined for fast=False");
  }
  const std::vector<Tensor> found =
      least_squares_grad(op, grads[0].to_tensor());
  return {found[0], found[1], {}};
}

Tensor kronecker_product(const Tensor& a, const Tensor& b,
                         const Tensor& shape) {
  return ops::Reshape(
      a(ellipsis, _, newaxis, _, newaxis) * b(ellipsis, newaxis, _, newaxis, _),
      shape);
}

// r r = a, so dr r + r dr = da: linear equations for the elements of dr, whose
// matrix is the Kronecker sum of r with itself.
Result matrix_square_root_grad(const RecordedOp& op, Grads grads) {
  const Tensor& root = op.output(0);
  const Tensor shape = op.output_shape_tensor(0);
  const Tensor batch = shape[Slice(-2)];
  const Tensor order = shape[Slice(-1, _)];
  const Tensor count = order * order;
  const Tensor sum_shape = concat({batch, count, count}, 0);
  const Tensor identity = linalg::eye(order[0], {.dtype = root.dtype()});
  const Tensor equations =
      kronecker_product(adjoint(root), identity, sum_shape) +
      kronecker_product(identity, conj(root), sum_shape);
  const Tensor right =
      ops::Reshape(grads[0], concat({batch, count, int32_vector({{1}})}, 0));
  return {ops::Reshape(ops::MatrixSolve(equations, right), shape)};
}

}  // namespace

void register_solving(GradientRegistry& registry) {
  registry.add("MatrixInverse", matrix_inverse_grad, kKeepsOutputs);
  registry.add("MatrixDeterminant", matrix_determinant_grad);
  registry.add("LogMatrixDeterminant", log_matrix_determinant_grad,
               kKeepsInputs);
  registry.add("MatrixSolve", matrix_solve_grad, {0b01, 1});
  registry.add("MatrixTriangularSolve", matrix_triangular_solve_grad,
               {0b01, 1});
  registry.add("BandedTriangularSolve", banded_triangular_solve_grad,
               {0b01, 1});
  registry.add("MatrixSolveLs", matrix_solve_ls_grad);
  registry.add("MatrixSquareRoot", matrix_square_root_grad, kKeepsOutputs);
}

}  // namespace tfx::gradients

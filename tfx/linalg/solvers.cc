#include "tfx/linalg/solvers.h"

#include <algorithm>
#include <cstdint>

#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/cond.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matmul.h"
#include "tfx/ops/matrix_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/linalg_ops.h"

namespace tfx::linalg {
namespace {

// Larger matrices are assumed to exceed the processor's cache, in bytes.
constexpr int64_t kCacheSize = 256000;

// Whether the option is the literal 0. False for tensors, whatever their value.
bool is_zero(const TensorOption& option) {
  const TensorLike value = option.value();
  return !value.is_tensor() && static_cast<double>(value.to_tensor()) == 0;
}

// Compares a tensor's value too, which must be known.
bool is_not_zero(const TensorOption& option) {
  const TensorLike value = option.value();
  if (!value.is_tensor()) return !is_zero(option);
  return static_cast<bool>(math::not_equal(value, 0));
}

// The Cholesky factor of matrix^H matrix (first kind) or matrix matrix^H, with
// the regularizer added to the diagonal.
Tensor gramian_cholesky(const Tensor& matrix,
                        const TensorOption& l2_regularizer,
                        bool is_first_kind) {
  Tensor gramian =
      matmul(matrix, matrix,
             {.adjoint_a = is_first_kind, .adjoint_b = !is_first_kind});
  if (!is_zero(l2_regularizer)) {
    const Tensor dims = shape(matrix);
    const int place = is_first_kind ? -1 : -2;
    const Tensor identity = eye(dims[place], {.batch_shape = dims[Slice(_, -2)],
                                              .dtype = matrix.dtype()});
    const int64_t length = matrix.shape()[place];
    identity.set_shape(
        matrix.shape().slice(0, -2).concatenate({length, length}));
    gramian = gramian + l2_regularizer.value() * identity;
  }
  return raw_ops::Cholesky(gramian);
}

Tensor solve_overdetermined(const Tensor& matrix, const Tensor& rhs,
                            const TensorOption& l2_regularizer) {
  const Tensor chol = gramian_cholesky(matrix, l2_regularizer, true);
  return cholesky_solve(chol, matmul(matrix, rhs, {.adjoint_a = true}));
}

Tensor solve_underdetermined(const Tensor& matrix, const Tensor& rhs,
                             const TensorOption& l2_regularizer) {
  const Tensor chol = gramian_cholesky(matrix, l2_regularizer, false);
  return matmul(matrix, cholesky_solve(chol, rhs), {.adjoint_a = true});
}

// Whether composing ops is assumed to be faster than MatrixSolveLs.
bool is_composed(const Tensor& matrix, bool fast) {
  if (!fast) return false;
  const TensorShape shape = matrix.shape();
  if (!shape.is_fully_defined()) return true;
  const auto bytes =
      *shape.num_elements() * static_cast<int64_t>(matrix.dtype().size());
  const bool is_io_bound =
      *shape.slice(0, -2).num_elements() > std::min(shape[-2], shape[-1]);
  return bytes <= kCacheSize || !is_io_bound;
}

Tensor composed_lstsq(const Tensor& matrix, const Tensor& rhs,
                      const LstsqOptions& options) {
  const auto scope = name_scope(options.name, "matrix_solve_ls");
  const auto over = [&] {
    return solve_overdetermined(matrix, rhs, options.l2_regularizer);
  };
  const auto under = [&] {
    return solve_underdetermined(matrix, rhs, options.l2_regularizer);
  };
  const TensorShape known = matrix.shape().slice(-2, std::nullopt);
  if (known.is_fully_defined())
    return known[-2] >= known[-1] ? over() : under();
  const Tensor dims = shape(matrix)[Slice(-2, _)];
  return cond(dims[-2] >= dims[-1], over, under);
}

}  // namespace

Tensor solve(const TensorLike& matrix, const TensorLike& rhs,
             const SolveOptions& options) {
  const auto [a, b] = match_dtypes(matrix, rhs);
  return raw_ops::MatrixSolve(
      a, b, {.adjoint = options.adjoint, .name = options.name});
}

Tensor inv(const TensorLike& input, const SolveOptions& options) {
  return raw_ops::MatrixInverse(
      input.to_tensor(), {.adjoint = options.adjoint, .name = options.name});
}

Tensor triangular_solve(const TensorLike& matrix, const TensorLike& rhs,
                        const TriangularSolveOptions& options) {
  const auto scope = name_scope(options.name, "triangular_solve");
  const auto [a, b] = match_dtypes(matrix, rhs);
  return raw_ops::MatrixTriangularSolve(
      a, b, {.lower = options.lower, .adjoint = options.adjoint});
}

Tensor banded_triangular_solve(const TensorLike& bands, const TensorLike& rhs,
                               const TriangularSolveOptions& options) {
  const auto scope = name_scope(options.name, "banded_triangular_solve");
  const auto [a, b] = match_dtypes(bands, rhs);
  return raw_ops::BandedTriangularSolve(
      a, b, {.lower = options.lower, .adjoint = options.adjoint});
}

Tensor cholesky_solve(const TensorLike& chol, const TensorLike& rhs,
                      const NameOptions& options) {
  const auto scope = name_scope(options.name, "cholesky_solve");
  const auto [factor, b] = match_dtypes(chol, rhs);
  const Tensor y = raw_ops::MatrixTriangularSolve(
      factor, b, {.lower = true, .adjoint = false});
  return raw_ops::MatrixTriangularSolve(factor, y,
                                        {.lower = true, .adjoint = true});
}

Tensor lstsq(const TensorLike& matrix, const TensorLike& rhs,
             const LstsqOptions& options) {
  const auto [a, b] = match_dtypes(matrix, rhs);
  if (a.dtype() == tfx::complex128 && is_not_zero(options.l2_regularizer)) {
    throw NotImplementedError(
        "matrix_solve_ls is currently disabled for complex128 and "
        "l2_regularizer != 0 due to poor accuracy.");
  }
  if (is_composed(a, options.fast)) return composed_lstsq(a, b, options);
  return raw_ops::MatrixSolveLs(a, b,
                                options.l2_regularizer.to_tensor(tfx::float64),
                                {.fast = options.fast, .name = options.name});
}

}  // namespace tfx::linalg

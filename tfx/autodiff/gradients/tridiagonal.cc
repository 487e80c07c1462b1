// Gradients of products with and equations of tridiagonal matrices.
//
// For complex equations Python omits the conjugates; here they are included.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/matrix_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/linalg_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// Shifts the rows of matrices up or down by one, and inserts a row of zeros.
Tensor zero_row(const Tensor& x) {
  return ops::ZerosLike(x(ellipsis, Slice(1), _));
}
Tensor rows_up(const Tensor& x) {
  return concat({x(ellipsis, Slice(1, _), _), zero_row(x)}, -2);
}
Tensor rows_down(const Tensor& x) {
  return concat({zero_row(x), x(ellipsis, Slice(-1), _)}, -2);
}

Tensor sum_rows(const Tensor& x) { return reduce_sum(x, {.axis = -1}); }

Result tridiagonal_mat_mul_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor above = linalg::adjoint(op.input(0));
  const Tensor main = linalg::adjoint(op.input(1));
  const Tensor below = linalg::adjoint(op.input(2));
  const Tensor right = conj(op.input(3));
  const auto diagonal_grad = [&](const Tensor& x) {
    return expand_dims(sum_rows(x * grad), -2);
  };
  return {diagonal_grad(rows_up(right)), diagonal_grad(right),
          diagonal_grad(rows_down(right)),
          rows_down(above * grad) + main * grad + rows_up(below * grad)};
}

// The diagonals are rows: above, main, below.
Tensor adjoint_diagonals(const Tensor& diagonals) {
  const auto row = [&](int index) {
    return expand_dims(diagonals(ellipsis, index, _), -1);
  };
  const auto squeezed = [](const Tensor& x) {
    return squeeze(x, {.axis = -1});
  };
  return conj(stack({squeezed(rows_up(row(2))), diagonals(ellipsis, 1, _),
                     squeezed(rows_down(row(0)))},
                    {.axis = -2}));
}

Result tridiagonal_solve_grad(const RecordedOp& op, Grads grads) {
  const Tensor right_grad = ops::TridiagonalSolve(
      adjoint_diagonals(op.input(0)), grads[0],
      {.partial_pivoting = op.attr<bool>("partial_pivoting"),
       .perturb_singular = op.attr<bool>("perturb_singular")});
  const Tensor x = conj(op.output(0));
  const auto diagonal_grad = [&](const Tensor& y) {
    return sum_rows(right_grad * y);
  };
  return {-stack({diagonal_grad(rows_up(x)), diagonal_grad(x),
                  diagonal_grad(rows_down(x))},
                 {.axis = -2}),
          right_grad};
}

}  // namespace

void register_tridiagonal(GradientRegistry& registry) {
  registry.add("TridiagonalMatMul", tridiagonal_mat_mul_grad, kKeepsInputs);
  registry.add("TridiagonalSolve", tridiagonal_solve_grad, {0b01, 1});
}

}  // namespace tfx::gradients

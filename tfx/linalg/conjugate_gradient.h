// tf.linalg.experimental.conjugate_gradient.
#ifndef TFX_LINALG_CONJUGATE_GRADIENT_H_
#define TFX_LINALG_CONJUGATE_GRADIENT_H_

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "tfx/core/by_name.h"
#include "tfx/core/callable.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::linalg::experimental {

// A batch of square matrices, used only for products with vectors; Python's
// function takes a LinearOperator here. Constructed from matrices or from a
// function that multiplies:
//
//   conjugate_gradient(matrix, rhs)
//   conjugate_gradient([&](const tf::Tensor& x) { return 2.0 * x; }, rhs)
class MatvecOperator {
 public:
  MatvecOperator(Tensor matrix);  // NOLINT: a matrix is an operator
  template <internal::ConvertsToTensor T>
  MatvecOperator(const T& matrix)  // NOLINT
      : MatvecOperator(static_cast<Tensor>(matrix)) {}
  // `matvec` multiplies vectors, the last dimension. `batch_shape` is the
  // operator's batch shape; it broadcasts with that of rhs.
  template <std::invocable<const Tensor&> F>
  MatvecOperator(F matvec, ShapeLike batch_shape = {})  // NOLINT
      : matvec_(std::move(matvec)), batch_shape_(std::move(batch_shape)) {}

  Tensor matvec(const Tensor& x) const { return matvec_(x); }
  Tensor batch_shape_tensor() const;

 private:
  Callable<Tensor(const Tensor&)> matvec_;
  ShapeLike batch_shape_;
};

struct ConjugateGradientOptions {
  ByName by_name{};
  // An approximation of the operator's inverse.
  std::optional<MatvecOperator> preconditioner = std::nullopt;
  TensorOption x = {};  // initial guess; None: 0
  // Tolerance of the residual's norm, relative to the norm of rhs.
  TensorOption tol = 1e-5;
  int64_t max_iter = 20;
  std::string name = "conjugate_gradient";
};
struct CGState {
  Tensor i;      // number of steps taken
  Tensor x;      // the solution
  Tensor r;      // the residual, rhs - A x
  Tensor p;      // the direction of the next step
  Tensor gamma;  // r M r, with the preconditioner M
};
// Solves A x = rhs for a self-adjoint positive definite operator (not checked).
// Vectors are the last dimension; batches broadcast.
CGState conjugate_gradient(const MatvecOperator& operator_,
                           const TensorLike& rhs,
                           const ConjugateGradientOptions& options = {});

}  // namespace tfx::linalg::experimental

#endif  // TFX_LINALG_CONJUGATE_GRADIENT_H_

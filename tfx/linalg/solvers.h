// tf.linalg: systems of linear equations, and inverses: solve, inv,
// triangular_solve, banded_triangular_solve, cholesky_solve, lstsq, pinv,
// matrix_rank.
//
// Matrices are the last two dimensions; what is before them is a batch.
#ifndef TFX_LINALG_SOLVERS_H_
#define TFX_LINALG_SOLVERS_H_

#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::linalg {

struct SolveOptions {
  // Whether the matrices' adjoints are meant.
  bool adjoint = false;
  std::string name = {};
};
// x with matrix x = rhs. Throws InvalidArgumentError if there is none.
Tensor solve(const TensorLike& matrix, const TensorLike& rhs,
             const SolveOptions& options = {});
Tensor inv(const TensorLike& input, const SolveOptions& options = {});

struct TriangularSolveOptions {
  // Which triangle of the matrices is read.
  bool lower = true;
  bool adjoint = false;
  std::string name = {};
};
Tensor triangular_solve(const TensorLike& matrix, const TensorLike& rhs,
                        const TriangularSolveOptions& options = {});
// Of matrices given by their diagonals: a row of `bands` each, the main
// diagonal the first if they are lower triangular, the last otherwise.
Tensor banded_triangular_solve(const TensorLike& bands, const TensorLike& rhs,
                               const TriangularSolveOptions& options = {});

// x with A x = rhs, of chol = cholesky(A).
Tensor cholesky_solve(const TensorLike& chol, const TensorLike& rhs,
                      const NameOptions& options = {});

struct LstsqOptions {
  TensorOption l2_regularizer = 0.0;
  // By Cholesky factors of the Gramian, rather than by an orthogonal
  // decomposition, which also takes matrices that have not full rank.
  bool fast = true;
  std::string name = {};
};
// x for which |matrix x - rhs|^2 + l2_regularizer |x|^2 is least; of all that
// solve an underdetermined system, the shortest. Throws NotImplementedError for
// regularized complex128.
Tensor lstsq(const TensorLike& matrix, const TensorLike& rhs,
             const LstsqOptions& options = {});

struct PinvOptions {
  // Singular values up to this part of the greatest are taken for 0. None: what
  // is due to rounding.
  TensorOption rcond = {};
  // Whether what is known only when a traced function runs is checked too.
  bool validate_args = false;
  std::string name = {};
};
// The pseudoinverse of Moore and Penrose.
Tensor pinv(const TensorLike& a, const PinvOptions& options = {});

struct MatrixRankOptions {
  // Singular values above this count. None: more than is due to rounding.
  TensorOption tol = {};
  bool validate_args = false;
  std::string name = {};
};
Tensor matrix_rank(const TensorLike& a, const MatrixRankOptions& options = {});

}  // namespace tfx::linalg

#endif  // TFX_LINALG_SOLVERS_H_

// tf.linalg: linear systems and inverses: solve, inv, triangular_solve,
// banded_triangular_solve, cholesky_solve, lstsq, pinv, matrix_rank.
//
// Matrices are the last two dimensions; the dimensions before are a batch.
#ifndef TFX_LINALG_SOLVERS_H_
#define TFX_LINALG_SOLVERS_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::linalg {

struct SolveOptions {
  ByName by_name{};
  // Whether to use the adjoint of the matrices.
  bool adjoint = false;
  std::string name = {};
};
// Solves matrix x = rhs. Throws InvalidArgumentError for singular matrices.
Tensor solve(const TensorLike& matrix, const TensorLike& rhs,
             const SolveOptions& options = {});
Tensor inv(const TensorLike& input, const SolveOptions& options = {});

struct TriangularSolveOptions {
  ByName by_name{};
  // Whether the lower or the upper triangle is read.
  bool lower = true;
  bool adjoint = false;
  std::string name = {};
};
Tensor triangular_solve(const TensorLike& matrix, const TensorLike& rhs,
                        const TriangularSolveOptions& options = {});
// The matrices are given by their diagonals, one per row of `bands`. The main
// diagonal is the first row of lower triangular matrices and the last row of
// upper triangular ones.
Tensor banded_triangular_solve(const TensorLike& bands, const TensorLike& rhs,
                               const TriangularSolveOptions& options = {});

// Solves A x = rhs, given chol = cholesky(A).
Tensor cholesky_solve(const TensorLike& chol, const TensorLike& rhs,
                      const NameOptions& options = {});

struct LstsqOptions {
  ByName by_name{};
  TensorOption l2_regularizer = 0.0;
  // true: Cholesky decomposition of the Gramian. false: an orthogonal
  // decomposition, which also handles rank-deficient matrices.
  bool fast = true;
  std::string name = {};
};
// Minimises |matrix x - rhs|^2 + l2_regularizer |x|^2. Of the solutions of an
// underdetermined system, returns the shortest. Throws NotImplementedError for
// regularized complex128.
Tensor lstsq(const TensorLike& matrix, const TensorLike& rhs,
             const LstsqOptions& options = {});

struct PinvOptions {
  ByName by_name{};
  // Singular values up to rcond times the greatest are treated as 0. None:
  // derived from rounding errors.
  TensorOption rcond = {};
  // Whether conditions known only when a traced function runs are checked too.
  bool validate_args = false;
  std::string name = {};
};
// The Moore-Penrose pseudoinverse.
Tensor pinv(const TensorLike& a, const PinvOptions& options = {});

struct MatrixRankOptions {
  ByName by_name{};
  // Singular values above this count. None: derived from rounding errors.
  TensorOption tol = {};
  bool validate_args = false;
  std::string name = {};
};
Tensor matrix_rank(const TensorLike& a, const MatrixRankOptions& options = {});

}  // namespace tfx::linalg

#endif  // TFX_LINALG_SOLVERS_H_

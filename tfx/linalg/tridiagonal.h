// tf.linalg: functions of tridiagonal matrices: tridiagonal_solve,
// tridiagonal_matmul, eigh_tridiagonal.
#ifndef TFX_LINALG_TRIDIAGONAL_H_
#define TFX_LINALG_TRIDIAGONAL_H_

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::linalg {

// The three diagonals of a matrix, as one tensor or as a sequence.
// `diagonals_format` says which:
//
//   "compact"   [..., 3, M]; the last element of the first row and the first
//               element of the last row are unused
//   "sequence"  {superdiag, maindiag, subdiag}, each [..., M]. For
//               tridiagonal_solve the first and the last may omit the unused
//               element. For tridiagonal_matmul they may be the rows of a
//               tensor.
//   "matrix"    [..., M, M]; only these diagonals are read
class Diagonals {
 public:
  Diagonals(Tensor tensor) : tensor_(std::move(tensor)) {}  // NOLINT
  template <internal::ConvertsToTensor T>
  Diagonals(const T& value) : tensor_(static_cast<Tensor>(value)) {}  // NOLINT
  Diagonals(std::initializer_list<Tensor> sequence)                   // NOLINT
      : sequence_(sequence) {}
  Diagonals(std::vector<Tensor> sequence)  // NOLINT
      : sequence_(std::move(sequence)) {}

  // An empty Tensor if it is a sequence.
  const Tensor& tensor() const { return tensor_; }
  const std::vector<Tensor>& sequence() const { return sequence_; }

 private:
  Tensor tensor_;
  std::vector<Tensor> sequence_;
};

struct TridiagonalSolveOptions {
  ByName by_name{};
  std::string diagonals_format = "compact";
  bool transpose_rhs = false;
  bool conjugate_rhs = false;
  std::string name = {};
  // Whether rows are exchanged for accuracy.
  bool partial_pivoting = true;
  // Whether singular matrices are perturbed slightly instead of rejected.
  bool perturb_singular = false;
};
// Solves A x = rhs for rhs [..., M, K] or [..., M].
Tensor tridiagonal_solve(const Diagonals& diagonals, const TensorLike& rhs,
                         const TridiagonalSolveOptions& options = {});

struct TridiagonalMatmulOptions {
  ByName by_name{};
  std::string diagonals_format = "compact";
  std::string name = {};
};
// The product A rhs, with rhs [..., M, K].
Tensor tridiagonal_matmul(const Diagonals& diagonals, const TensorLike& rhs,
                          const TridiagonalMatmulOptions& options = {});

struct EighTridiagonalOptions {
  ByName by_name{};
  bool eigvals_only = true;
  // Which eigenvalues: "a": all; "i": by index, both ends of select_range
  // included; "v": in the interval (select_range[0], select_range[1]].
  std::string select = "a";
  TensorOption select_range = {};
  // Absolute tolerance of eigenvalues. None: limited by rounding only.
  TensorOption tol = {};
  std::string name = {};
};
struct EighTridiagonalOutputs {
  Tensor eig_vals;
  Tensor eig_vectors;
};
// Eigenvalues, in ascending order, and eigenvectors, the columns of
// eig_vectors, of the self-adjoint matrix with main diagonal alpha, [n], and
// superdiagonal beta, [n - 1]. eig_vectors is None with eigvals_only (Python
// returns eig_vals alone) and for n = 1. n must be known when a function is
// traced.
EighTridiagonalOutputs eigh_tridiagonal(
    const TensorLike& alpha, const TensorLike& beta,
    const EighTridiagonalOptions& options = {});

}  // namespace tfx::linalg

#endif  // TFX_LINALG_TRIDIAGONAL_H_

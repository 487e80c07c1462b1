// tf.linalg: tridiagonal matrices: tridiagonal_solve, tridiagonal_matmul,
// eigh_tridiagonal.
#ifndef TFX_LINALG_TRIDIAGONAL_H_
#define TFX_LINALG_TRIDIAGONAL_H_

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::linalg {

// Three diagonals: a tensor, or the one above the main diagonal, the main one
// and the one below. `diagonals_format` says which:
//
//   "compact"   [..., 3, M], the last element of the first row and the first
//               element of the last row unused
//   "sequence"  {superdiag, maindiag, subdiag}, each [..., M]; for
//               tridiagonal_solve the first and the last may be without the
//               unused element, for tridiagonal_matmul they may be the rows of
//               a tensor
//   "matrix"    [..., M, M], of which only these diagonals are read
class Diagonals {
 public:
  Diagonals(Tensor tensor) : tensor_(std::move(tensor)) {}  // NOLINT
  template <internal::ConvertsToTensor T>
  Diagonals(const T& value) : tensor_(static_cast<Tensor>(value)) {}  // NOLINT
  Diagonals(std::initializer_list<Tensor> sequence)                   // NOLINT
      : sequence_(sequence) {}
  Diagonals(std::vector<Tensor> sequence)  // NOLINT
      : sequence_(std::move(sequence)) {}

  // Without a value if it is a sequence.
  const Tensor& tensor() const { return tensor_; }
  const std::vector<Tensor>& sequence() const { return sequence_; }

 private:
  Tensor tensor_;
  std::vector<Tensor> sequence_;
};

struct TridiagonalSolveOptions {
  std::string diagonals_format = "compact";
  bool transpose_rhs = false;
  bool conjugate_rhs = false;
  std::string name = {};
  // Whether rows are exchanged for the sake of accuracy.
  bool partial_pivoting = true;
  // Whether singular matrices are changed a little, rather than refused.
  bool perturb_singular = false;
};
// x with A x = rhs, of rhs [..., M, K] or [..., M].
Tensor tridiagonal_solve(const Diagonals& diagonals, const TensorLike& rhs,
                         const TridiagonalSolveOptions& options = {});

struct TridiagonalMatmulOptions {
  std::string diagonals_format = "compact";
  std::string name = {};
};
// A rhs, of rhs [..., M, K].
Tensor tridiagonal_matmul(const Diagonals& diagonals, const TensorLike& rhs,
                          const TridiagonalMatmulOptions& options = {});

struct EighTridiagonalOptions {
  bool eigvals_only = true;
  // "a": all; "i": those whose number is in select_range, both ends included;
  // "v": those in the interval (select_range[0], select_range[1]].
  std::string select = "a";
  TensorOption select_range = {};
  // How near eigenvalues have to be. None: what rounding allows.
  TensorOption tol = {};
  std::string name = {};
};
struct EighTridiagonalOutputs {
  Tensor eig_vals;
  Tensor eig_vectors;
};
// Of the self-adjoint matrix with the diagonal alpha, [n], and beta, [n - 1],
// above it: eigenvalues, the least first, and eigenvectors, the columns of
// eig_vectors. Of eigvals_only, for which Python returns eig_vals alone,
// eig_vectors is None; and so it is of a matrix of one element. n has to be
// known when a function is traced.
EighTridiagonalOutputs eigh_tridiagonal(
    const TensorLike& alpha, const TensorLike& beta,
    const EighTridiagonalOptions& options = {});

}  // namespace tfx::linalg

#endif  // TFX_LINALG_TRIDIAGONAL_H_

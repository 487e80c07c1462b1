// tf.linalg: matrices as products of others: cholesky, qr, svd, eig, eigvals,
// eigh, eigvalsh.
//
// Matrices are the last two dimensions; what is before them is a batch.
#ifndef TFX_LINALG_DECOMPOSITIONS_H_
#define TFX_LINALG_DECOMPOSITIONS_H_

#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::linalg {

// L with L L^H = input, of positive definite matrices, whose lower triangle is
// read; of others there is NaN in the result.
Tensor cholesky(const TensorLike& input, const NameOptions& options = {});

struct QrOptions {
  // Whether q is square even if the matrix is not.
  bool full_matrices = false;
  std::string name = {};
};
struct QrOutputs {
  Tensor q;
  Tensor r;
};
// q r = input, with q unitary and r upper triangular.
QrOutputs qr(const TensorLike& input, const QrOptions& options = {});

struct SvdOptions {
  bool full_matrices = false;
  bool compute_uv = true;
  std::string name = {};
};
struct SvdOutputs {
  Tensor s;
  Tensor u;
  Tensor v;
};
// u diag(s) v^H = tensor, the greatest of s first. Without compute_uv, where
// Python returns s alone, u and v are None.
SvdOutputs svd(const TensorLike& tensor, const SvdOptions& options = {});

struct EigOutputs {
  Tensor e;
  Tensor v;
};
// Eigenvalues, complex ones, and eigenvectors, the columns of v.
EigOutputs eig(const TensorLike& tensor, const NameOptions& options = {});
Tensor eigvals(const TensorLike& tensor, const NameOptions& options = {});

// Of self-adjoint matrices, whose lower triangle is read; the least first.
EigOutputs eigh(const TensorLike& tensor, const NameOptions& options = {});
Tensor eigvalsh(const TensorLike& tensor, const NameOptions& options = {});

}  // namespace tfx::linalg

namespace tfx {

using linalg::eig;
using linalg::eigvals;

}  // namespace tfx

#endif  // TFX_LINALG_DECOMPOSITIONS_H_

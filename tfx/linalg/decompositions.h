// tf.linalg: matrix decompositions: cholesky, qr, svd, eig, eigvals, eigh,
// eigvalsh.
//
// Matrices are the last two dimensions; the dimensions before are a batch.
#ifndef TFX_LINALG_DECOMPOSITIONS_H_
#define TFX_LINALG_DECOMPOSITIONS_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::linalg {

// L with L L^H = input, for positive definite matrices; only the lower triangle
// is read. For other matrices the result contains NaN.
Tensor cholesky(const TensorLike& input, const NameOptions& options = {});

struct QrOptions {
  ByName by_name{};
  // Whether q is square even if the input is not.
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
  ByName by_name{};
  bool full_matrices = false;
  bool compute_uv = true;
  std::string name = {};
};
struct SvdOutputs {
  Tensor s;
  Tensor u;
  Tensor v;
};
// u diag(s) v^H = tensor, with s in descending order. Without compute_uv u and
// v are None; Python returns s alone.
SvdOutputs svd(const TensorLike& tensor, const SvdOptions& options = {});

struct EigOutputs {
  Tensor e;
  Tensor v;
};
// Eigenvalues (complex), and eigenvectors as the columns of v.
EigOutputs eig(const TensorLike& tensor, const NameOptions& options = {});
Tensor eigvals(const TensorLike& tensor, const NameOptions& options = {});

// For self-adjoint matrices; only the lower triangle is read. Eigenvalues are
// in ascending order.
EigOutputs eigh(const TensorLike& tensor, const NameOptions& options = {});
Tensor eigvalsh(const TensorLike& tensor, const NameOptions& options = {});

}  // namespace tfx::linalg

namespace tfx {

using linalg::eig;
using linalg::eigvals;

}  // namespace tfx

#endif  // TFX_LINALG_DECOMPOSITIONS_H_

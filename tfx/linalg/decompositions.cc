#include "tfx/linalg/decompositions.h"

#include "tfx/core/dtypes.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/linalg_ops.h"

namespace tfx::linalg {
namespace {

DType eigenvalue_dtype(DType dtype) {
  return dtype == tfx::float64 || dtype == tfx::complex128 ? tfx::complex128
                                                           : tfx::complex64;
}

}  // namespace

Tensor cholesky(const TensorLike& input, const NameOptions& options) {
  return raw_ops::Cholesky(input.to_tensor(), {.name = options.name});
}

QrOutputs qr(const TensorLike& input, const QrOptions& options) {
  auto [q, r] = raw_ops::Qr(
      input.to_tensor(),
      {.full_matrices = options.full_matrices, .name = options.name});
  return {q, r};
}

SvdOutputs svd(const TensorLike& tensor, const SvdOptions& options) {
  auto [s, u, v] =
      raw_ops::Svd(tensor.to_tensor(), {.compute_uv = options.compute_uv,
                                        .full_matrices = options.full_matrices,
                                        .name = options.name});
  if (!options.compute_uv) return {math::real(s), {}, {}};
  return {math::real(s), u, v};
}

EigOutputs eig(const TensorLike& tensor, const NameOptions& options) {
  const Tensor matrix = tensor.to_tensor();
  auto [e, v] = raw_ops::Eig(matrix, eigenvalue_dtype(matrix.dtype()),
                             {.compute_v = true, .name = options.name});
  return {e, v};
}

Tensor eigvals(const TensorLike& tensor, const NameOptions& options) {
  const Tensor matrix = tensor.to_tensor();
  return raw_ops::Eig(matrix, eigenvalue_dtype(matrix.dtype()),
                      {.compute_v = false, .name = options.name})
      .e;
}

EigOutputs eigh(const TensorLike& tensor, const NameOptions& options) {
  auto [e, v] = raw_ops::SelfAdjointEigV2(
      tensor.to_tensor(), {.compute_v = true, .name = options.name});
  return {e, v};
}

Tensor eigvalsh(const TensorLike& tensor, const NameOptions& options) {
  return raw_ops::SelfAdjointEigV2(tensor.to_tensor(),
                                   {.compute_v = false, .name = options.name})
      .e;
}

}  // namespace tfx::linalg

#include "tfx/linalg/determinants.h"

#include "tfx/core/name_scope.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matrix_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/linalg_ops.h"

namespace tfx::linalg {

Tensor det(const TensorLike& input, const NameOptions& options) {
  return raw_ops::MatrixDeterminant(input.to_tensor(), {.name = options.name});
}

Tensor logdet(const TensorLike& matrix, const NameOptions& options) {
  const auto scope = name_scope(options.name, "logdet");
  const Tensor chol = raw_ops::Cholesky(matrix.to_tensor());
  return 2.0 * math::reduce_sum(math::log(math::real(diag_part(chol))),
                                {.axis = {-1}});
}

SlogdetOutputs slogdet(const TensorLike& input, const NameOptions& options) {
  auto [sign, log_abs_determinant] =
      raw_ops::LogMatrixDeterminant(input.to_tensor(), {.name = options.name});
  return {sign, log_abs_determinant};
}

}  // namespace tfx::linalg

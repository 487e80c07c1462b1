// tf.linalg.det, tf.linalg.logdet, tf.linalg.slogdet.
#ifndef TFX_LINALG_DETERMINANTS_H_
#define TFX_LINALG_DETERMINANTS_H_

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::linalg {

Tensor det(const TensorLike& input, const NameOptions& options = {});

// log(det(matrix)) of positive definite matrices, by Cholesky decomposition.
Tensor logdet(const TensorLike& matrix, const NameOptions& options = {});

struct SlogdetOutputs {
  Tensor sign;
  Tensor log_abs_determinant;
};
// The determinant is sign * exp(log_abs_determinant).
SlogdetOutputs slogdet(const TensorLike& input,
                       const NameOptions& options = {});

}  // namespace tfx::linalg

#endif  // TFX_LINALG_DETERMINANTS_H_

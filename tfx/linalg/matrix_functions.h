// tf.linalg.expm, tf.linalg.logm, tf.linalg.sqrtm: functions of matrices, not
// element-wise.
#ifndef TFX_LINALG_MATRIX_FUNCTIONS_H_
#define TFX_LINALG_MATRIX_FUNCTIONS_H_

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::linalg {

// exp(A), the sum of A^n / n!, by Padé approximation with scaling and squaring.
// All NaN if an element is not finite.
Tensor expm(const TensorLike& input, const NameOptions& options = {});

// The principal logarithm of complex matrices.
Tensor logm(const TensorLike& input, const NameOptions& options = {});

// The square root R with R R = input, for matrices that have one.
Tensor sqrtm(const TensorLike& input, const NameOptions& options = {});

}  // namespace tfx::linalg

namespace tfx {

inline Tensor matrix_square_root(const TensorLike& input,
                                 const NameOptions& options = {}) {
  return linalg::sqrtm(input, options);
}

}  // namespace tfx

#endif  // TFX_LINALG_MATRIX_FUNCTIONS_H_

// tf.math.confusion_matrix.
#ifndef TFX_MATH_CONFUSION_MATRIX_H_
#define TFX_MATH_CONFUSION_MATRIX_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::math {

struct ConfusionMatrixOptions {
  ByName by_name{};
  TensorOption num_classes = {};  // None: greatest class + 1
  TensorOption weights = {};      // None: 1 each
  DType dtype = int32;
  std::string name = {};
};
// Element [i, j] counts how often class i was predicted as class j. Throws
// InvalidArgumentError for negative classes and for classes >= num_classes. A
// last dimension of length 1 that only one argument has is squeezed.
Tensor confusion_matrix(const TensorLike& labels, const TensorLike& predictions,
                        const ConfusionMatrixOptions& options = {});

}  // namespace tfx::math

#endif  // TFX_MATH_CONFUSION_MATRIX_H_

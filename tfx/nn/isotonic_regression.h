// tf.nn.isotonic_regression.
#ifndef TFX_NN_ISOTONIC_REGRESSION_H_
#define TFX_NN_ISOTONIC_REGRESSION_H_

#include <cstdint>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::nn {

struct IsotonicRegressionOptions {
  bool decreasing = true;  // or increasing
  int64_t axis = -1;
};
struct IsotonicRegressionOutputs {
  Tensor output;
  // The numbers of the pieces in which the output is constant.
  Tensor segments;
};
// The monotonic series along `axis` that is nearest to the inputs, in the
// square. Of int8 and int16 a float32, of other types that are not floating a
// float64.
IsotonicRegressionOutputs isotonic_regression(
    const TensorLike& inputs, const IsotonicRegressionOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_ISOTONIC_REGRESSION_H_

// tf.nn.isotonic_regression.
#ifndef TFX_NN_ISOTONIC_REGRESSION_H_
#define TFX_NN_ISOTONIC_REGRESSION_H_

#include <cstdint>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::nn {

struct IsotonicRegressionOptions {
  ByName by_name{};
  bool decreasing = true;  // false: increasing
  int64_t axis = -1;
};
struct IsotonicRegressionOutputs {
  Tensor output;
  // The index of the constant piece that each element belongs to.
  Tensor segments;
};
// The monotonic sequence along `axis` that is nearest to the inputs in the
// least-squares sense. Returns float32 for int8 and int16, float64 for other
// types that are not floating-point.
IsotonicRegressionOutputs isotonic_regression(
    const TensorLike& inputs, const IsotonicRegressionOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_ISOTONIC_REGRESSION_H_

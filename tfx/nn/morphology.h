// tf.nn: grayscale dilation and erosion: the maximum of sums, or the minimum of
// differences, in a window.
#ifndef TFX_NN_MORPHOLOGY_H_
#define TFX_NN_MORPHOLOGY_H_

#include <string_view>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/nn/arguments.h"
#include "tfx/ops/options.h"

namespace tfx::nn {

// Filters are [height, width, channels]. Strides and dilations need four
// numbers, `data_format` must be "NHWC", and `padding` must not be a list.
Tensor dilation2d(const TensorLike& input, const TensorLike& filters,
                  const Sizes& strides, const Padding& padding,
                  std::string_view data_format, const Sizes& dilations,
                  const NameOptions& options = {});
Tensor erosion2d(const TensorLike& value, const TensorLike& filters,
                 const Sizes& strides, const Padding& padding,
                 std::string_view data_format, const Sizes& dilations,
                 const NameOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_MORPHOLOGY_H_

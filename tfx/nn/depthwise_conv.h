// tf.nn: depthwise convolutions, which treat channels separately, and their
// gradients.
//
// Filters are [height, width, channels, multiplier]; the output has channels *
// multiplier channels. Strides need four numbers.
#ifndef TFX_NN_DEPTHWISE_CONV_H_
#define TFX_NN_DEPTHWISE_CONV_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/nn/arguments.h"
#include "tfx/ops/shape_like.h"

namespace tfx::nn {

struct DepthwiseConv2dOptions {
  ByName by_name{};
  std::string data_format = {};    // None: "NHWC"; or "NCHW"
  Sizes dilations = std::nullopt;  // two numbers
  std::string name = {};
};
Tensor depthwise_conv2d(const TensorLike& input, const TensorLike& filter,
                        const Sizes& strides, const Padding& padding,
                        const DepthwiseConv2dOptions& options = {});

// A depthwise convolution followed by one that mixes channels; the second
// filter is [1, 1, channels * multiplier, outputs].
Tensor separable_conv2d(const TensorLike& input,
                        const TensorLike& depthwise_filter,
                        const TensorLike& pointwise_filter,
                        const Sizes& strides, const Padding& padding,
                        const DepthwiseConv2dOptions& options = {});

struct DepthwiseConv2dBackpropOptions {
  ByName by_name{};
  std::string data_format = "NHWC";  // or "NCHW"
  Sizes dilations = {1, 1, 1, 1};
  std::string name = {};
};
// The gradients with respect to the filter and to the input.
Tensor depthwise_conv2d_backprop_filter(
    const TensorLike& input, const ShapeLike& filter_sizes,
    const TensorLike& out_backprop, const Sizes& strides,
    const Padding& padding, const DepthwiseConv2dBackpropOptions& options = {});
Tensor depthwise_conv2d_backprop_input(
    const ShapeLike& input_sizes, const TensorLike& filter,
    const TensorLike& out_backprop, const Sizes& strides,
    const Padding& padding, const DepthwiseConv2dBackpropOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_DEPTHWISE_CONV_H_

// tf.nn: convolutions of one, two and three dimensions.
//
// The input is [batch…, in, …, channels] (or the channels stand before space,
// as `data_format` says), the filters [height, …, channels, outputs]. Filters
// of fewer channels than the input has make as many groups.
#ifndef TFX_NN_CONV_H_
#define TFX_NN_CONV_H_

#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/nn/arguments.h"
#include "tfx/ops/options.h"

namespace tfx::nn {

struct Conv1dOptions {
  std::string data_format = "NWC";  // or "NCW"
  Sizes dilations = std::nullopt;
  std::string name = {};
};
// `padding` is no list here.
Tensor conv1d(const TensorLike& input, const TensorLike& filters,
              const Sizes& stride, const Padding& padding,
              const Conv1dOptions& options = {});

struct Conv2dOptions {
  std::string data_format = "NHWC";  // or "NCHW"
  Sizes dilations = std::nullopt;
  std::string name = {};
};
Tensor conv2d(const TensorLike& input, const TensorLike& filters,
              const Sizes& strides, const Padding& padding,
              const Conv2dOptions& options = {});

struct Conv3dOptions {
  std::string data_format = "NDHWC";  // or "NCDHW"
  Sizes dilations = std::nullopt;
  std::string name = {};
};
// Strides and dilations have five numbers; `padding` is no list.
Tensor conv3d(const TensorLike& input, const TensorLike& filters,
              const Sizes& strides, const Padding& padding,
              const Conv3dOptions& options = {});

struct ConvolutionOptions {
  Sizes strides = std::nullopt;
  Padding padding = "VALID";
  std::string data_format = {};  // None: channels last
  Sizes dilations = std::nullopt;
  std::string name = {};
};
// Of as many dimensions as the filters have. A list as `padding` wants
// dilations, as in Python.
Tensor convolution(const TensorLike& input, const TensorLike& filters,
                   const ConvolutionOptions& options = {});

// convolution() with `rate` as its dilations.
Tensor atrous_conv2d(const TensorLike& value, const TensorLike& filters,
                     const Sizes& rate, const Padding& padding,
                     const NameOptions& options = {});

struct BiasAddOptions {
  std::string data_format = {};  // None: channels last
  std::string name = {};
};
// A number for each channel, added.
Tensor bias_add(const TensorLike& value, const TensorLike& bias,
                const BiasAddOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_CONV_H_

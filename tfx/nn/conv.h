// tf.nn: convolutions in one, two and three dimensions.
//
// The input is [batch…, in, …, channels] (or has channels before the spatial
// dimensions, see `data_format`); the filters are [height, …, channels,
// outputs]. If filters have fewer channels than the input, the convolution is
// grouped.
#ifndef TFX_NN_CONV_H_
#define TFX_NN_CONV_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/nn/arguments.h"
#include "tfx/ops/options.h"

namespace tfx::nn {

struct Conv1dOptions {
  ByName by_name{};
  std::string data_format = "NWC";  // or "NCW"
  Sizes dilations = std::nullopt;
  std::string name = {};
};
// `padding` must not be a list.
Tensor conv1d(const TensorLike& input, const TensorLike& filters,
              const Sizes& stride, const Padding& padding,
              const Conv1dOptions& options = {});

struct Conv2dOptions {
  ByName by_name{};
  std::string data_format = "NHWC";  // or "NCHW"
  Sizes dilations = std::nullopt;
  std::string name = {};
};
Tensor conv2d(const TensorLike& input, const TensorLike& filters,
              const Sizes& strides, const Padding& padding,
              const Conv2dOptions& options = {});

struct Conv3dOptions {
  ByName by_name{};
  std::string data_format = "NDHWC";  // or "NCDHW"
  Sizes dilations = std::nullopt;
  std::string name = {};
};
// Strides and dilations need five numbers; `padding` must not be a list.
Tensor conv3d(const TensorLike& input, const TensorLike& filters,
              const Sizes& strides, const Padding& padding,
              const Conv3dOptions& options = {});

struct ConvolutionOptions {
  ByName by_name{};
  Sizes strides = std::nullopt;
  Padding padding = "VALID";
  std::string data_format = {};  // None: channels last
  Sizes dilations = std::nullopt;
  std::string name = {};
};
// The number of dimensions is that of the filters. A list as `padding` requires
// dilations, as in Python.
Tensor convolution(const TensorLike& input, const TensorLike& filters,
                   const ConvolutionOptions& options = {});

// convolution() with `rate` as its dilations.
Tensor atrous_conv2d(const TensorLike& value, const TensorLike& filters,
                     const Sizes& rate, const Padding& padding,
                     const NameOptions& options = {});

struct BiasAddOptions {
  ByName by_name{};
  std::string data_format = {};  // None: channels last
  std::string name = {};
};
// Adds a number per channel.
Tensor bias_add(const TensorLike& value, const TensorLike& bias,
                const BiasAddOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_CONV_H_

// tf.nn: transposed convolutions ("deconvolutions"): the gradient of a
// convolution of conv.h with respect to its input.
//
// The filters are [height, …, outputs, channels]. The output shape must be
// given, since several inputs have a convolution of the same shape; it may be a
// tensor.
#ifndef TFX_NN_CONV_TRANSPOSE_H_
#define TFX_NN_CONV_TRANSPOSE_H_

#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/nn/arguments.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"

namespace tfx::nn {

struct Conv1dTransposeOptions {
  ByName by_name{};
  Padding padding = "SAME";         // must not be a list
  std::string data_format = "NWC";  // or "NCW"
  Sizes dilations = std::nullopt;
  std::string name = {};
};
Tensor conv1d_transpose(const TensorLike& input, const TensorLike& filters,
                        const ShapeLike& output_shape, const Sizes& strides,
                        const Conv1dTransposeOptions& options = {});

struct Conv2dTransposeOptions {
  ByName by_name{};
  Padding padding = "SAME";
  std::string data_format = "NHWC";  // or "NCHW"
  Sizes dilations = std::nullopt;
  std::string name = {};
};
Tensor conv2d_transpose(const TensorLike& input, const TensorLike& filters,
                        const ShapeLike& output_shape, const Sizes& strides,
                        const Conv2dTransposeOptions& options = {});

struct Conv3dTransposeOptions {
  ByName by_name{};
  Padding padding = "SAME";           // must not be a list
  std::string data_format = "NDHWC";  // or "NCDHW"
  Sizes dilations = std::nullopt;
  std::string name = {};
};
Tensor conv3d_transpose(const TensorLike& input, const TensorLike& filters,
                        const ShapeLike& output_shape, const Sizes& strides,
                        const Conv3dTransposeOptions& options = {});

struct ConvTransposeOptions {
  ByName by_name{};
  Padding padding = "SAME";
  std::string data_format = {};  // None: channels last
  Sizes dilations = std::nullopt;
  std::string name = {};
};
// Calls one of the three, chosen by the length of `output_shape`.
Tensor conv_transpose(const TensorLike& input, const TensorLike& filters,
                      const ShapeLike& output_shape, const Sizes& strides,
                      const ConvTransposeOptions& options = {});

// The transpose of atrous_conv2d.
Tensor atrous_conv2d_transpose(const TensorLike& value,
                               const TensorLike& filters,
                               const ShapeLike& output_shape, int64_t rate,
                               const Padding& padding,
                               const NameOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_CONV_TRANSPOSE_H_

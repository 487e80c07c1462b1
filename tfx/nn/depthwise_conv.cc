#include "tfx/nn/depthwise_conv.h"

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/nn/conv.h"
#include "tfx/nn/conv_helpers.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::nn {
namespace {

using internal::convert_padding;
using internal::list_for_op;
using internal::PaddingAttrs;

Tensor run_depthwise(const Tensor& input, const Tensor& filter,
                     const Sizes& strides, const Padding& padding,
                     const DepthwiseConv2dOptions& options,
                     const std::string& name) {
  if (options.dilations.is_number()) {
    throw TypeError("'int' object is not iterable");
  }
  const std::string format = internal::format_or(options.data_format, "NHWC");
  return internal::run_with_space_to_batch(
      input,
      {.dilation_rate = options.dilations.is_none()
                            ? ShapeLike({1, 1})
                            : ShapeLike(options.dilations.values()),
       .padding = padding,
       .filter_shape = internal::shape_vector(filter),
       .spatial_dims = std::nullopt,
       .data_format = options.data_format},
      [&](const Tensor& images, int64_t /*two*/, const Padding& how) {
        const PaddingAttrs attrs = convert_padding(how);
        return raw_ops::DepthwiseConv2dNative(
            images, filter,
            list_for_op(strides, "strides", "depthwise_conv2d_native"),
            attrs.padding,
            {.explicit_paddings = attrs.explicit_paddings,
             .data_format = format,
             .name = name});
      });
}

}  // namespace

Tensor depthwise_conv2d(const TensorLike& input, const TensorLike& filter,
                        const Sizes& strides, const Padding& padding,
                        const DepthwiseConv2dOptions& options) {
  const NameScope scope = name_scope(options.name, "depthwise");
  return run_depthwise(input.to_tensor(), filter.to_tensor(), strides, padding,
                       options, scope.name());
}

Tensor separable_conv2d(const TensorLike& input,
                        const TensorLike& depthwise_filter,
                        const TensorLike& pointwise_filter,
                        const Sizes& strides, const Padding& padding,
                        const DepthwiseConv2dOptions& options) {
  const NameScope scope = name_scope(options.name, "separable_conv2d");
  const Tensor images = input.to_tensor();
  const Tensor first = depthwise_filter.to_tensor();
  const Tensor second = pointwise_filter.to_tensor();
  const TensorShape shape = second.shape().with_rank(4);
  for (const int dim : {0, 1}) {
    if (shape[dim] == kNone || shape[dim] == 1) continue;
    throw ValueError("Dimensions " + std::to_string(shape[dim]) +
                     " and 1 are not compatible");
  }
  const Tensor depthwise =
      run_depthwise(images, first, strides, padding, options, "depthwise");
  return conv2d(depthwise, second, 1, "VALID",
                {.data_format = options.data_format, .name = scope.name()});
}

Tensor depthwise_conv2d_backprop_filter(
    const TensorLike& input, const ShapeLike& filter_sizes,
    const TensorLike& out_backprop, const Sizes& strides,
    const Padding& padding, const DepthwiseConv2dBackpropOptions& options) {
  static constexpr const char* kOp = "depthwise_conv2d_native_backprop_filter";
  const PaddingAttrs attrs = convert_padding(padding);
  const auto [images, gradient] = match_dtypes(input, out_backprop);
  return raw_ops::DepthwiseConv2dNativeBackpropFilter(
      images, filter_sizes.to_tensor(int32), gradient,
      list_for_op(strides, "strides", kOp), attrs.padding,
      {.explicit_paddings = attrs.explicit_paddings,
       .data_format = options.data_format,
       .dilations = list_for_op(options.dilations, "dilations", kOp),
       .name = options.name});
}

Tensor depthwise_conv2d_backprop_input(
    const ShapeLike& input_sizes, const TensorLike& filter,
    const TensorLike& out_backprop, const Sizes& strides,
    const Padding& padding, const DepthwiseConv2dBackpropOptions& options) {
  static constexpr const char* kOp = "depthwise_conv2d_native_backprop_input";
  const PaddingAttrs attrs = convert_padding(padding);
  const auto [kernel, gradient] = match_dtypes(filter, out_backprop);
  return raw_ops::DepthwiseConv2dNativeBackpropInput(
      input_sizes.to_tensor(int32), kernel, gradient,
      list_for_op(strides, "strides", kOp), attrs.padding,
      {.explicit_paddings = attrs.explicit_paddings,
       .data_format = options.data_format,
       .dilations = list_for_op(options.dilations, "dilations", kOp),
       .name = options.name});
}

}  // namespace tfx::nn

// Gradients of convolutions, which are convolutions themselves.
#include <string>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// The other attributes, which are shared by all ops of a family.
template <typename Options>
Options options_of(const RecordedOp& op) {
  Options options;
  options.data_format = op.attr<std::string>("data_format");
  options.dilations = op.attr<std::vector<int64_t>>("dilations");
  if constexpr (requires { options.explicit_paddings; }) {
    options.explicit_paddings =
        op.attr<std::vector<int64_t>>("explicit_paddings");
  }
  if constexpr (requires { options.use_cudnn_on_gpu; }) {
    options.use_cudnn_on_gpu = op.attr<bool>("use_cudnn_on_gpu");
  }
  return options;
}

struct Conv2D {
  static Tensor forward(const RecordedOp& op, const Tensor& input,
                        const Tensor& filter) {
    return ops::Conv2D(input, filter, strides(op), padding(op),
                       options_of<ops::Conv2DOptions>(op));
  }
  static Tensor to_input(const RecordedOp& op, const Tensor& sizes,
                         const Tensor& filter, const Tensor& grad) {
    return ops::Conv2DBackpropInput(
        sizes, filter, grad, strides(op), padding(op),
        options_of<ops::Conv2DBackpropInputOptions>(op));
  }
  static Tensor to_filter(const RecordedOp& op, const Tensor& input,
                          const Tensor& sizes, const Tensor& grad) {
    return ops::Conv2DBackpropFilter(
        input, sizes, grad, strides(op), padding(op),
        options_of<ops::Conv2DBackpropFilterOptions>(op));
  }
};

struct Conv3D {
  static Tensor forward(const RecordedOp& op, const Tensor& input,
                        const Tensor& filter) {
    return ops::Conv3D(input, filter, strides(op), padding(op),
                       options_of<ops::Conv3DOptions>(op));
  }
  static Tensor to_input(const RecordedOp& op, const Tensor& sizes,
                         const Tensor& filter, const Tensor& grad) {
    return ops::Conv3DBackpropInputV2(
        sizes, filter, grad, strides(op), padding(op),
        options_of<ops::Conv3DBackpropInputV2Options>(op));
  }
  static Tensor to_filter(const RecordedOp& op, const Tensor& input,
                          const Tensor& sizes, const Tensor& grad) {
    return ops::Conv3DBackpropFilterV2(
        input, sizes, grad, strides(op), padding(op),
        options_of<ops::Conv3DBackpropFilterV2Options>(op));
  }
};

struct Depthwise {
  static Tensor forward(const RecordedOp& op, const Tensor& input,
                        const Tensor& filter) {
    return ops::DepthwiseConv2dNative(
        input, filter, strides(op), padding(op),
        options_of<ops::DepthwiseConv2dNativeOptions>(op));
  }
  static Tensor to_input(const RecordedOp& op, const Tensor& sizes,
                         const Tensor& filter, const Tensor& grad) {
    return ops::DepthwiseConv2dNativeBackpropInput(
        sizes, filter, grad, strides(op), padding(op),
        options_of<ops::DepthwiseConv2dNativeBackpropInputOptions>(op));
  }
  static Tensor to_filter(const RecordedOp& op, const Tensor& input,
                          const Tensor& sizes, const Tensor& grad) {
    return ops::DepthwiseConv2dNativeBackpropFilter(
        input, sizes, grad, strides(op), padding(op),
        options_of<ops::DepthwiseConv2dNativeBackpropFilterOptions>(op));
  }
};

// The gradient of the convolution of (input, filter).
template <typename Family>
Result forward(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  return {if_wanted(op, 0,
                    [&] {
                      return Family::to_input(op, op.input_shape_tensor(0),
                                              op.input(1), grad);
                    }),
          if_wanted(op, 1, [&] {
            return Family::to_filter(op, op.input(0), op.input_shape_tensor(1),
                                     grad);
          })};
}

// The gradient of BackpropInput(input_sizes, filter, out_backprop).
template <typename Family>
Result to_input(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  return {
      {},
      if_wanted(op, 1,
                [&] {
                  return Family::to_filter(op, grad, op.input_shape_tensor(1),
                                           op.input(2));
                }),
      if_wanted(op, 2, [&] { return Family::forward(op, grad, op.input(1)); })};
}

// The gradient of BackpropFilter(input, filter_sizes, out_backprop).
template <typename Family>
Result to_filter(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  return {
      if_wanted(op, 0,
                [&] {
                  return Family::to_input(op, op.input_shape_tensor(0), grad,
                                          op.input(2));
                }),
      {},
      if_wanted(op, 2, [&] { return Family::forward(op, op.input(0), grad); })};
}

Result dilation(const RecordedOp& op, Grads grads) {
  const auto& rates = op.attr<std::vector<int64_t>>("rates");
  return {if_wanted(op, 0,
                    [&] {
                      return ops::Dilation2DBackpropInput(
                          op.input(0), op.input(1), grads[0], strides(op),
                          rates, padding(op));
                    }),
          if_wanted(op, 1, [&] {
            return ops::Dilation2DBackpropFilter(op.input(0), op.input(1),
                                                 grads[0], strides(op), rates,
                                                 padding(op));
          })};
}

constexpr Keeps kAllButSizesFirst{0b110, 0};
constexpr Keeps kAllButSizesSecond{0b101, 0};

}  // namespace

void register_conv(GradientRegistry& registry) {
  registry.add("Conv2D", forward<Conv2D>, kKeepsInputs);
  registry.add("Conv2DBackpropInput", to_input<Conv2D>, kAllButSizesFirst);
  registry.add("Conv2DBackpropFilter", to_filter<Conv2D>, kAllButSizesSecond);
  registry.add("Conv3D", forward<Conv3D>, kKeepsInputs);
  registry.add("Conv3DBackpropInputV2", to_input<Conv3D>, kAllButSizesFirst);
  registry.add("Conv3DBackpropFilterV2", to_filter<Conv3D>, kAllButSizesSecond);
  registry.add("DepthwiseConv2dNative", forward<Depthwise>, kKeepsInputs);
  registry.add("DepthwiseConv2dNativeBackpropInput", to_input<Depthwise>,
               kAllButSizesFirst);
  registry.add("DepthwiseConv2dNativeBackpropFilter", to_filter<Depthwise>,
               kAllButSizesSecond);
  registry.add("Dilation2D", dilation, kKeepsInputs);
}

}  // namespace tfx::gradients

#include "tfx/nn/conv_transpose.h"

#include <algorithm>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/nn/conv_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ops/space_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::nn {
namespace {

using internal::get_sequence;
using internal::is_channels_first;
using Integers = std::vector<int64_t>;

// Inserts a dimension of length 1 before dimension `index`.
Tensor with_unit_dim(const ShapeLike& shape, int64_t index) {
  if (const Integers* numbers = shape.numbers()) {
    Integers all = *numbers;
    all.insert(all.begin() + std::min(index, static_cast<int64_t>(all.size())),
               1);
    return ShapeLike(all).to_tensor();
  }
  const Tensor tensor = shape.to_tensor();
  const Tensor one = ShapeLike({1}).to_tensor(tensor.dtype());
  return concat({tensor[Slice(_, index)], one, tensor[Slice(index, _)]}, 0);
}

int64_t known_size(const Tensor& tensor, int dim) {
  return tensor.rank() < 0 ? kNone : tensor.shape()[dim];
}

bool is_compatible(int64_t x, int64_t y) {
  return x == kNone || y == kNone || x == y;
}

std::string channels_text(const char* name, const Tensor& tensor) {
  const int64_t channels = known_size(tensor, 3);
  return std::string(name) + ".shape=" + tensor.shape().str() + " with " +
         (name[0] == 'f' ? "input " : "") + "channel count " +
         (channels == kNone ? "None" : std::to_string(channels));
}

// Python's checks; throws ValueError.
void check_atrous(const Tensor& value, const Tensor& filters, int64_t rate) {
  if (!is_compatible(known_size(value, 3), known_size(filters, 3))) {
    throw ValueError(
        "`value` channel count must be compatible with `filters` input channel "
        "count. Received: " +
        channels_text("value", value) + " and " +
        channels_text("filters", filters) + ".");
  }
  if (rate < 1) {
    throw ValueError("`rate` cannot be less than one. Received: rate=" +
                     std::to_string(rate));
  }
}

void check_atrous_shape(const ShapeLike& output_shape, const Tensor& tensor,
                        const Tensor& filters) {
  if (!tensor.shape().is_compatible_with(TensorShape({4}))) {
    throw ValueError(
        "`output_shape` must have shape (4,). Received: output_shape=" +
        tensor.shape().str());
  }
  const Integers* numbers = output_shape.numbers();
  if (numbers == nullptr ||
      is_compatible(known_size(filters, 2), (*numbers)[3])) {
    return;
  }
  throw ValueError(
      "`output_shape` channel count must be compatible with `filters` output "
      "channel count. Received: output_shape=" +
      Sizes(*numbers).str() + " with channel count " +
      std::to_string((*numbers)[3]) + " and filters.shape=" +
      filters.shape().str() + " with output channel count " +
      std::to_string(known_size(filters, 3)) + ".");
}

// The paddings that the forward convolution adds to its input.
Tensor atrous_paddings(const Tensor& filters, const Tensor& rates,
                       const Padding& padding) {
  if (padding.is("SAME")) {
    return internal::same_paddings(internal::shape_vector(filters), 2, rates);
  }
  if (padding.is("VALID")) return zeros({2, 2}, {.dtype = int32});
  throw ValueError(
      "`padding` must be either 'VALID' or 'SAME'. Received: padding=" +
      padding.str());
}

// The input shape of the plain convolution on blocks.
Tensor block_shape(const Tensor& output_shape, const Tensor& paddings,
                   int64_t rate) {
  const auto shape = constant_integers(output_shape);
  const auto pads = constant_integers(paddings);
  if (shape && pads) {
    const Integers sizes = {rate * rate * (*shape)[0],
                            ((*shape)[1] + (*pads)[0] + (*pads)[1]) / rate,
                            ((*shape)[2] + (*pads)[2] + (*pads)[3]) / rate,
                            (*shape)[3]};
    return ShapeLike(sizes).to_tensor(int32);
  }
  const Tensor space =
      output_shape[Slice(1, 3)] + reduce_sum(paddings, {.axis = 1});
  return concat({output_shape[Slice(0, 1)] * rate * rate,
                 math::floordiv(space, rate), output_shape[Slice(3, 4)]},
                0);
}

}  // namespace

Tensor conv1d_transpose(const TensorLike& input, const TensorLike& filters,
                        const ShapeLike& output_shape, const Sizes& strides,
                        const Conv1dTransposeOptions& options) {
  const std::string format = internal::format_or(options.data_format, "NWC");
  if (format != "NWC" && format != "NCW") {
    throw ValueError(
        "`data_format` must be 'NWC' or 'NCW'. Received: data_format=" +
        format);
  }
  const NameScope scope = name_scope(options.name, "conv1d_transpose");
  const bool channels_last = format == "NWC";
  const int channel_index = channels_last ? 2 : 1;
  const int new_dim = channels_last ? 1 : 2;
  const auto with_height = [&](const Sizes& sizes, const char* name) {
    Integers all = get_sequence(sizes, 1, channel_index, name);
    all.insert(all.begin(), 1);
    return all;
  };
  const Integers all_strides = with_height(strides, "stride");
  const Integers dilations = with_height(options.dilations, "dilations");
  const Tensor images = expand_dims(input, new_dim);
  const Tensor kernel = expand_dims(filters, 0);
  const Tensor result = raw_ops::Conv2DBackpropInput(
      with_unit_dim(output_shape, new_dim), kernel, images, all_strides,
      internal::padding_name(options.padding),
      {.data_format = channels_last ? "NHWC" : "NCHW",
       .dilations = dilations,
       .name = scope.name()});
  return squeeze(result, {.axis = new_dim});
}

Tensor conv2d_transpose(const TensorLike& input, const TensorLike& filters,
                        const ShapeLike& output_shape, const Sizes& strides,
                        const Conv2dTransposeOptions& options) {
  const NameScope scope = name_scope(options.name, "conv2d_transpose");
  const std::string format = internal::format_or(options.data_format, "NHWC");
  const int channel_index = is_channels_first(format) ? 1 : 3;
  const Integers all_strides =
      get_sequence(strides, 2, channel_index, "strides");
  const Integers dilations =
      get_sequence(options.dilations, 2, channel_index, "dilations");
  const internal::PaddingAttrs padding =
      internal::convert_padding(options.padding);
  const auto [kernel, images] = match_dtypes(filters, input);
  return raw_ops::Conv2DBackpropInput(
      output_shape.to_tensor(), kernel, images, all_strides, padding.padding,
      {.explicit_paddings = padding.explicit_paddings,
       .data_format = format,
       .dilations = dilations,
       .name = scope.name()});
}

Tensor conv3d_transpose(const TensorLike& input, const TensorLike& filters,
                        const ShapeLike& output_shape, const Sizes& strides,
                        const Conv3dTransposeOptions& options) {
  const NameScope scope = name_scope(options.name, "conv3d_transpose");
  const std::string format = internal::format_or(options.data_format, "NDHWC");
  const int channel_index = is_channels_first(format) ? 1 : 4;
  const Integers all_strides =
      get_sequence(strides, 3, channel_index, "strides");
  const Integers dilations =
      get_sequence(options.dilations, 3, channel_index, "dilations");
  const auto [kernel, volumes] = match_dtypes(filters, input);
  return raw_ops::Conv3DBackpropInputV2(
      output_shape.to_tensor(), kernel, volumes, all_strides,
      internal::padding_name(options.padding),
      {.data_format = format, .dilations = dilations, .name = scope.name()});
}

Tensor conv_transpose(const TensorLike& input, const TensorLike& filters,
                      const ShapeLike& output_shape, const Sizes& strides,
                      const ConvTransposeOptions& options) {
  const NameScope scope = name_scope(options.name, "conv_transpose");
  const TensorShape shape = output_shape.to_tensor().shape();
  const int64_t length = shape.rank() == 1 ? shape[0] : kNone;
  if (length == kNone) {
    throw ValueError(
        "`output_shape` must be a tensor or sized collection. Received: "
        "output_shape=" +
        internal::tensor_text(output_shape.to_tensor()));
  }
  if (length < 3 || length > 5) {
    const Integers* numbers = output_shape.numbers();
    throw ValueError(
        "`output_shape` must be of length 3, 4 or 5. Received: output_shape=" +
        (numbers != nullptr ? Sizes(*numbers).str()
                            : internal::tensor_text(output_shape.to_tensor())) +
        " of length " + std::to_string(length) + ".");
  }
  if (length == 3) {
    return conv1d_transpose(input, filters, output_shape, strides,
                            {.padding = options.padding,
                             .data_format = options.data_format,
                             .dilations = options.dilations,
                             .name = scope.name()});
  }
  if (length == 4) {
    return conv2d_transpose(input, filters, output_shape, strides,
                            {.padding = options.padding,
                             .data_format = options.data_format,
                             .dilations = options.dilations,
                             .name = scope.name()});
  }
  return conv3d_transpose(input, filters, output_shape, strides,
                          {.padding = options.padding,
                           .data_format = options.data_format,
                           .dilations = options.dilations,
                           .name = scope.name()});
}

// A plain transposed convolution on blocks: what space_to_batch pads for the
// forward convolution is cropped here, and vice versa.
Tensor atrous_conv2d_transpose(const TensorLike& value,
                               const TensorLike& filters,
                               const ShapeLike& output_shape, int64_t rate,
                               const Padding& padding,
                               const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "atrous_conv2d_transpose");
  const Tensor values = value.to_tensor();
  const Tensor kernel = filters.to_tensor();
  check_atrous(values, kernel, rate);
  if (rate == 1) {
    return conv2d_transpose(values, kernel, output_shape, 1,
                            {.padding = padding});
  }
  const Tensor shape = cast(output_shape.to_tensor(), int32);
  check_atrous_shape(output_shape, shape, kernel);
  const Tensor rates = ShapeLike({rate, rate}).to_tensor(int32);
  const auto [paddings, crops] = required_space_to_batch_paddings(
      shape[Slice(1, 3)], rates,
      {.base_paddings = atrous_paddings(kernel, rates, padding)});
  const Tensor blocks = space_to_batch(values, rates, crops);
  const Tensor transposed =
      raw_ops::Conv2DBackpropInput(block_shape(shape, paddings, rate), kernel,
                                   blocks, {1, 1, 1, 1}, "VALID");
  return batch_to_space(transposed, rates, paddings);
}

}  // namespace tfx::nn

#include "tfx/nn/conv.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/nn/conv_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::nn {
namespace {

using internal::get_sequence;
using internal::is_channels_first;
using internal::padding_name;
using internal::PaddingAttrs;
using Integers = std::vector<int64_t>;

// Attributes of a convolution op.
struct ConvAttrs {
  Integers strides;
  PaddingAttrs padding;
  std::string data_format;
  Integers dilations;
};

Tensor run_conv2d(const Tensor& input, const Tensor& filters,
                  const ConvAttrs& attrs, const std::string& name) {
  const auto run = [&](const Tensor& images, const std::string& op_name) {
    return raw_ops::Conv2D(
        images, filters, attrs.strides, attrs.padding.padding,
        {.explicit_paddings = attrs.padding.explicit_paddings,
         .data_format = attrs.data_format,
         .dilations = attrs.dilations,
         .name = op_name});
  };
  if (input.rank() <= 4) return run(input, name);
  return internal::squeeze_batch_dims(
      input, [&](const Tensor& images) { return run(images, {}); }, 3, name);
}

Tensor run_conv3d(const Tensor& input, const Tensor& filters,
                  const ConvAttrs& attrs, const std::string& name) {
  const auto run = [&](const Tensor& volumes, const std::string& op_name) {
    return raw_ops::Conv3D(volumes, filters, attrs.strides,
                           attrs.padding.padding,
                           {.data_format = attrs.data_format,
                            .dilations = attrs.dilations,
                            .name = op_name});
  };
  if (input.rank() <= 5) return run(input, name);
  return internal::squeeze_batch_dims(
      input, [&](const Tensor& volumes) { return run(volumes, {}); }, 4, name);
}

[[noreturn]] void refuse_format(const char* last, const char* first,
                                const std::string& data_format) {
  throw ValueError("`data_format` must be '" + std::string(last) + "' or '" +
                   first + "'. Received: data_format=" + data_format);
}

// An undilated convolution; the number of strides is the number of dimensions.
Tensor plain_convolution(const Tensor& input, const Tensor& filters,
                         const Integers& strides, const Padding& padding,
                         const std::string& data_format,
                         const std::string& name) {
  static constexpr std::array kLast = {"NWC", "NHWC", "NDHWC"};
  static constexpr std::array kFirst = {"NCW", "NCHW", "NCDHW"};
  const size_t n = strides.size();
  const std::string format = internal::format_or(data_format, kLast[n - 1]);
  // conv1d accepts two names for each of its formats, so it checks them itself.
  if (n == 1) {
    return conv1d(input, filters, strides, padding,
                  {.data_format = format, .name = name});
  }
  if (format != kLast[n - 1] && format != kFirst[n - 1]) {
    refuse_format(kLast[n - 1], kFirst[n - 1], format);
  }
  const Sizes all = get_sequence(
      Sizes(strides), static_cast<int>(n),
      is_channels_first(format) ? 1 : static_cast<int>(n) + 1, "strides");
  if (n == 2) {
    return conv2d(input, filters, all, padding,
                  {.data_format = format, .name = name});
  }
  return conv3d(input, filters, all, padding,
                {.data_format = format, .name = name});
}

// The positions of a convolution's dimensions.
struct Layout {
  int spatial_dims;
  int batch_dims;
  bool channels_first;

  int channel_index() const {
    return batch_dims + (channels_first ? 0 : spatial_dims);
  }
};

std::string rank_text(const Tensor& tensor) {
  return tensor.rank() < 0 ? "None" : std::to_string(tensor.rank());
}

Layout layout_of(const Tensor& input, const Tensor& filters,
                 const std::string& data_format) {
  static constexpr std::array kChannelsLast = {
      "NWC",   "NHC",   "NHWC",  "NWHC",  "NDHWC",
      "NDWHC", "NHDWC", "NHWDC", "NWDHC", "NWHDC"};
  if (filters.rank() < 1 && input.rank() < 1) {
    throw ValueError(
        "When `num_spatial_dims` is not set, one of `input.shape.rank` or "
        "`filters.shape.rank` must be known. Received: input.shape=" +
        input.shape().str() + " of rank " + rank_text(input) +
        " and filters.shape=" + filters.shape().str() + " of rank " +
        rank_text(filters));
  }
  Layout layout{};
  layout.spatial_dims =
      (filters.rank() > 0 ? filters.rank() : input.rank()) - 2;
  layout.batch_dims =
      input.rank() > 0 ? input.rank() - layout.spatial_dims - 1 : 1;
  layout.channels_first =
      !data_format.empty() &&
      std::ranges::find(kChannelsLast, data_format) == kChannelsLast.end();
  if (layout.spatial_dims < 1 || layout.spatial_dims > 3) {
    throw ValueError(
        "`num_spatial_dims` must be 1, 2, or 3. Received: num_spatial_dims=" +
        std::to_string(layout.spatial_dims) + ".");
  }
  return layout;
}

void check_ranks(const Tensor& input, const Tensor& filters,
                 const Layout& layout, bool channels_first) {
  const int n = layout.spatial_dims;
  if (input.rank() >= 0 && input.rank() < n + 2) {
    throw ValueError(
        "`input.shape.rank` must be >= than `num_spatial_dims + 2`. "
        "Received: input.shape=" +
        input.shape().str() + " of rank " + rank_text(input) +
        " and num_spatial_dims=" + std::to_string(n));
  }
  const auto size_of = [](const Tensor& tensor, int dim) {
    return tensor.rank() < 0 ? kNone : tensor.shape()[dim];
  };
  const int64_t channels = size_of(
      input, channels_first ? layout.batch_dims : layout.batch_dims + n);
  const int64_t of_filter = size_of(filters, n);
  if (channels < 0 || of_filter <= 0 || channels % of_filter == 0) return;
  throw ValueError(
      "The number of input channels is not divisible by the corresponding "
      "number of output filters. Received: input.shape=" +
      input.shape().str() + " with " + std::to_string(channels) +
      " channels and filters.shape=" + filters.shape().str() + " with " +
      std::to_string(of_filter) + " output filters.");
}

Tensor dilated_convolution(const Tensor& input, const Tensor& filters,
                           const Layout& layout, const Integers& strides,
                           const Integers& dilations,
                           const ConvolutionOptions& options,
                           const std::string& name) {
  const std::string& format = options.data_format;
  const bool channels_first = is_channels_first(format);
  check_ranks(input, filters, layout, channels_first);
  internal::strides_and_dilations(strides.size(), strides, dilations);
  Integers spatial_dims(static_cast<size_t>(layout.spatial_dims));
  std::iota(spatial_dims.begin(), spatial_dims.end(),
            layout.batch_dims + (channels_first ? 1 : 0));
  Tensor result = internal::run_with_space_to_batch(
      input,
      {.dilation_rate = dilations,
       .padding = options.padding,
       .filter_shape = internal::shape_vector(filters),
       .spatial_dims = spatial_dims,
       .data_format = format,
       .num_batch_dims = layout.batch_dims},
      [&](const Tensor& batches, int64_t /*as many as strides*/,
          const Padding& padding) {
        return plain_convolution(batches, filters, strides, padding, format,
                                 name);
      });
  if (channels_first && layout.batch_dims == 1 && filters.rank() > 0) {
    Integers known(static_cast<size_t>(layout.spatial_dims) + 2, kNone);
    known[1] = filters.shape()[-1];
    result.set_shape(known);
  }
  return result;
}

}  // namespace

Tensor conv1d(const TensorLike& input, const TensorLike& filters,
              const Sizes& stride, const Padding& padding,
              const Conv1dOptions& options) {
  const std::string format = internal::format_or(options.data_format, "NWC");
  const bool channels_last = format == "NWC" || format == "NHWC";
  if (!channels_last && format != "NCW" && format != "NCHW") {
    refuse_format("NWC", "NCW", format);
  }
  const NameScope scope = name_scope(options.name, "conv1d");
  const int channel_index = channels_last ? 2 : 1;
  const int new_dim = channels_last ? -3 : -2;
  const auto with_height = [&](const Sizes& sizes, const char* name) {
    Integers all = get_sequence(sizes, 1, channel_index, name);
    all.insert(all.begin(), 1);
    return all;
  };
  const Integers strides = with_height(stride, "stride");
  const Integers dilations = with_height(options.dilations, "dilations");
  const Tensor images = expand_dims(input, new_dim);
  const Tensor kernel = expand_dims(filters, 0);
  const Tensor result =
      run_conv2d(images, kernel,
                 {.strides = strides,
                  .padding = {padding_name(padding), {}},
                  .data_format = channels_last ? "NHWC" : "NCHW",
                  .dilations = dilations},
                 scope.name());
  return squeeze(result, {.axis = new_dim});
}

Tensor conv2d(const TensorLike& input, const TensorLike& filters,
              const Sizes& strides, const Padding& padding,
              const Conv2dOptions& options) {
  const PaddingAttrs padding_attrs = internal::convert_padding(padding);
  const std::string format = internal::format_or(options.data_format, "NHWC");
  const int channel_index = is_channels_first(format) ? 1 : 3;
  const auto [images, kernel] = match_dtypes(input, filters);
  return run_conv2d(
      images, kernel,
      {.strides = get_sequence(strides, 2, channel_index, "strides"),
       .padding = padding_attrs,
       .data_format = format,
       .dilations =
           get_sequence(options.dilations, 2, channel_index, "dilations")},
      options.name);
}

Tensor conv3d(const TensorLike& input, const TensorLike& filters,
              const Sizes& strides, const Padding& padding,
              const Conv3dOptions& options) {
  const auto [volumes, kernel] = match_dtypes(input, filters);
  const Sizes dilations =
      options.dilations.is_none() ? Sizes(Integers(5, 1)) : options.dilations;
  return run_conv3d(
      volumes, kernel,
      {.strides = internal::list_for_op(strides, "strides", "conv3d"),
       .padding = {padding_name(padding), {}},
       .data_format = internal::format_or(options.data_format, "NDHWC"),
       .dilations = internal::list_for_op(dilations, "dilations", "conv3d")},
      options.name);
}

Tensor convolution(const TensorLike& input, const TensorLike& filters,
                   const ConvolutionOptions& options) {
  const Tensor kernel = filters.to_tensor();
  const Tensor values = input.to_tensor();
  const Layout layout = layout_of(values, kernel, options.data_format);
  const int n = layout.spatial_dims;
  const int channel_index = layout.channel_index();
  Integers dilations =
      get_sequence(options.dilations, n, channel_index, "dilations");
  Integers strides = get_sequence(options.strides, n, channel_index, "strides");
  const NameScope scope = name_scope(options.name, "convolution");
  if (std::ranges::any_of(dilations, [](int64_t each) { return each != 1; })) {
    const auto spatial = [&](const Integers& all) {
      const auto first = all.begin() + (channel_index == 1 ? 2 : 1);
      return Integers(first, first + n);
    };
    return dilated_convolution(values, kernel, layout, spatial(strides),
                               spatial(dilations), options, scope.name());
  }
  if (n == 1) {
    return conv1d(values, kernel, strides, options.padding,
                  {.data_format = options.data_format,
                   .dilations = dilations,
                   .name = scope.name()});
  }
  const ConvAttrs attrs{.strides = strides,
                        .padding = {padding_name(options.padding), {}},
                        .data_format = internal::format_or(
                            options.data_format, n == 2 ? "NHWC" : "NDHWC"),
                        .dilations = dilations};
  return n == 2 ? run_conv2d(values, kernel, attrs, scope.name())
                : run_conv3d(values, kernel, attrs, scope.name());
}

Tensor atrous_conv2d(const TensorLike& value, const TensorLike& filters,
                     const Sizes& rate, const Padding& padding,
                     const NameOptions& options) {
  return convolution(
      value, filters,
      {.padding = padding, .dilations = rate, .name = options.name});
}

Tensor bias_add(const TensorLike& value, const TensorLike& bias,
                const BiasAddOptions& options) {
  const std::string& given = options.data_format;
  const bool channels_first = is_channels_first(given);
  if (!given.empty() && !channels_first &&
      !(given.starts_with('N') && given.ends_with('C'))) {
    throw ValueError(
        "`data_format` must be of the form `N...C` or `NC...`. Received: "
        "data_format=" +
        given);
  }
  const auto [values, biases] = match_dtypes(value, bias);
  return raw_ops::BiasAdd(
      values, biases,
      {.data_format = channels_first ? "NCHW" : "NHWC", .name = options.name});
}

}  // namespace tfx::nn

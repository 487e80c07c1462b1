#include "tfx/nn/pooling.h"

#include <algorithm>
#include <cctype>
#include <numeric>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/nn/conv_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::nn {
namespace {

using internal::convert_padding;
using internal::format_or;
using internal::get_sequence;
using internal::is_channels_first;
using internal::padding_name;
using internal::PaddingAttrs;
using Integers = std::vector<int64_t>;

// Windows and strides as arguments of an op.
struct Windows {
  Integers ksize;
  Integers strides;
};

Windows windows_of(int n, const Sizes& ksize, const Sizes& strides,
                   const std::string& data_format) {
  const int channel_index = is_channels_first(data_format) ? 1 : n + 1;
  return {get_sequence(ksize, n, channel_index, "ksize"),
          get_sequence(strides, n, channel_index, "strides")};
}

// For one dimension, treated as images of height 1.
Windows flat_windows_of(const Sizes& ksize, const Sizes& strides,
                        const std::string& data_format) {
  Windows windows = windows_of(1, ksize, strides, data_format);
  windows.ksize.insert(windows.ksize.begin(), 1);
  windows.strides.insert(windows.strides.begin(), 1);
  return windows;
}

void check_vector_format(const Padding& padding,
                         const std::string& data_format) {
  if (!padding.is_list() || data_format != "NCHW_VECT_C") return;
  throw ValueError(
      "`data_format='NCHW_VECT_C'` is not supported with explicit padding. "
      "Received: padding=" +
      padding.str());
}

// The number of spatial dimensions.
int spatial_rank(const Tensor& input) {
  if (input.rank() < 0) {
    throw ValueError("Cannot take the length of shape with unknown rank.");
  }
  if (input.rank() < 3 || input.rank() > 5) {
    throw ValueError(
        "`input.shape.rank` must be 3, 4 or 5. Received: input.shape=" +
        input.shape().str() + " of rank " + std::to_string(input.rank()) + ".");
  }
  return input.rank() - 2;
}

Tensor run_max_pool(const Tensor& input, const Windows& windows,
                    const PaddingAttrs& padding, const std::string& data_format,
                    const std::string& name) {
  return raw_ops::MaxPool(input, windows.ksize, windows.strides,
                          padding.padding,
                          {.explicit_paddings = padding.explicit_paddings,
                           .data_format = data_format,
                           .name = name});
}

// pool() for images calls the functions of TensorFlow 1, whose op names differ.
Tensor pool_images(const Tensor& input, bool is_max, const Windows& windows,
                   const Padding& padding, const std::string& data_format,
                   const std::string& name) {
  const std::string format = format_or(data_format, "NHWC");
  if (!is_max) {
    return raw_ops::AvgPool(input, windows.ksize, windows.strides,
                            padding_name(padding),
                            {.data_format = format, .name = name});
  }
  check_vector_format(padding, format);
  return run_max_pool(input, windows, convert_padding(padding), format, name);
}

std::string lower(std::string_view text) {
  std::string result(text);
  std::ranges::transform(result, result.begin(), [](unsigned char c) {
    return static_cast<char>(std::tolower(c));
  });
  return result;
}

void check_pool(const Integers& window_shape,
                const internal::StridesAndDilations& both,
                const Padding& padding) {
  const bool is_dilated = std::ranges::any_of(
      both.dilations, [](int64_t rate) { return rate > 1; });
  if (padding.is("SAME") && is_dilated) {
    throw ValueError(
        "pooling with 'SAME' padding is not implemented for `dilation_rate` > "
        "1. Received: padding=SAME and dilation_rate=" +
        internal::numpy_text(both.dilations));
  }
  for (size_t i = 0; i < window_shape.size(); ++i) {
    if (both.strides[i] <= window_shape[i]) continue;
    throw ValueError(
        "`strides` > `window_shape` not supported due to inconsistency between "
        "CPU and GPU implementations. Received: strides=" +
        internal::numpy_text(both.strides) +
        " and window_shape=" + Sizes(window_shape).str());
  }
}

// The image format that corresponds to a one-dimensional format.
std::string image_format(const std::string& data_format) {
  if (data_format.empty() || data_format == "NWC") return "NHWC";
  if (data_format == "NCW") return "NCHW";
  throw ValueError(
      "data_format must be either 'NWC' or 'NCW'. Received: data_format=" +
      data_format);
}

}  // namespace

Tensor avg_pool(const TensorLike& input, const Sizes& ksize,
                const Sizes& strides, const Padding& padding,
                const PoolNdOptions& options) {
  const Tensor values = input.to_tensor();
  const int n = spatial_rank(values);
  const auto [windows, steps] =
      windows_of(n, ksize, strides, options.data_format);
  if (n == 1) {
    return avg_pool1d(
        values, windows, steps, padding,
        {.data_format = options.data_format, .name = options.name});
  }
  if (n == 2) {
    return raw_ops::AvgPool(
        values, windows, steps, padding_name(padding),
        {.data_format = format_or(options.data_format, "NHWC"),
         .name = options.name});
  }
  return raw_ops::AvgPool3D(
      values, windows, steps, padding_name(padding),
      {.data_format = format_or(options.data_format, "NDHWC"),
       .name = options.name});
}

Tensor max_pool(const TensorLike& input, const Sizes& ksize,
                const Sizes& strides, const Padding& padding,
                const PoolNdOptions& options) {
  const Tensor values = input.to_tensor();
  const int n = spatial_rank(values);
  check_vector_format(padding, options.data_format);
  const auto [windows, steps] =
      windows_of(n, ksize, strides, options.data_format);
  if (padding.is_list() && n == 3) {
    throw ValueError(
        "Explicit padding is not supported with an input tensor of rank 5. "
        "Received: padding=" +
        padding.str());
  }
  if (n == 1) {
    return max_pool1d(
        values, windows, steps, padding,
        {.data_format = options.data_format, .name = options.name});
  }
  if (n == 2) {
    return max_pool2d(
        values, windows, steps, padding,
        {.data_format = options.data_format, .name = options.name});
  }
  return raw_ops::MaxPool3D(
      values, windows, steps, padding_name(padding),
      {.data_format = format_or(options.data_format, "NDHWC"),
       .name = options.name});
}

Tensor avg_pool1d(const TensorLike& input, const Sizes& ksize,
                  const Sizes& strides, const Padding& padding,
                  const Pool1dOptions& options) {
  const NameScope scope = name_scope(options.name, "AvgPool1D");
  const std::string format = format_or(options.data_format, "NWC");
  const Windows windows = flat_windows_of(ksize, strides, format);
  const int new_dim = format == "NWC" ? 1 : 2;
  const Tensor result = raw_ops::AvgPool(
      expand_dims(input, new_dim), windows.ksize, windows.strides,
      padding_name(padding),
      {.data_format = format == "NWC" ? "NHWC" : "NCHW", .name = scope.name()});
  return squeeze(result, {.axis = new_dim});
}

Tensor max_pool1d(const TensorLike& input, const Sizes& ksize,
                  const Sizes& strides, const Padding& padding,
                  const Pool1dOptions& options) {
  const NameScope scope = name_scope(options.name, "MaxPool1d");
  check_vector_format(padding, options.data_format);
  const std::string format = format_or(options.data_format, "NWC");
  const Windows windows = flat_windows_of(ksize, strides, format);
  PaddingAttrs attrs = convert_padding(padding, 3);
  if (padding.is_list()) {
    attrs.explicit_paddings.insert(attrs.explicit_paddings.begin(), 2, 0);
  }
  const int new_dim = format == "NWC" ? 1 : 2;
  const Tensor result =
      run_max_pool(expand_dims(input, new_dim), windows, attrs,
                   format == "NWC" ? "NHWC" : "NCHW", scope.name());
  return squeeze(result, {.axis = new_dim});
}

Tensor avg_pool2d(const TensorLike& input, const Sizes& ksize,
                  const Sizes& strides, const Padding& padding,
                  const Pool2dOptions& options) {
  const NameScope scope = name_scope(options.name, "AvgPool2D");
  const std::string format = format_or(options.data_format, "NHWC");
  const Windows windows = windows_of(2, ksize, strides, format);
  return raw_ops::AvgPool(input.to_tensor(), windows.ksize, windows.strides,
                          padding_name(padding),
                          {.data_format = format, .name = scope.name()});
}

Tensor max_pool2d(const TensorLike& input, const Sizes& ksize,
                  const Sizes& strides, const Padding& padding,
                  const Pool2dOptions& options) {
  const NameScope scope = name_scope(options.name, "MaxPool2d");
  const std::string format = format_or(options.data_format, "NHWC");
  const Windows windows = windows_of(2, ksize, strides, format);
  check_vector_format(padding, format);
  return run_max_pool(input.to_tensor(), windows, convert_padding(padding),
                      format, scope.name());
}

Tensor avg_pool3d(const TensorLike& input, const Sizes& ksize,
                  const Sizes& strides, const Padding& padding,
                  const Pool3dOptions& options) {
  const NameScope scope = name_scope(options.name, "AvgPool3D");
  const std::string format = format_or(options.data_format, "NDHWC");
  const Windows windows = windows_of(3, ksize, strides, format);
  return raw_ops::AvgPool3D(input.to_tensor(), windows.ksize, windows.strides,
                            padding_name(padding),
                            {.data_format = format, .name = scope.name()});
}

Tensor max_pool3d(const TensorLike& input, const Sizes& ksize,
                  const Sizes& strides, const Padding& padding,
                  const Pool3dOptions& options) {
  const NameScope scope = name_scope(options.name, "MaxPool3D");
  const std::string format = format_or(options.data_format, "NDHWC");
  const Windows windows = windows_of(3, ksize, strides, format);
  return raw_ops::MaxPool3D(input.to_tensor(), windows.ksize, windows.strides,
                            padding_name(padding),
                            {.data_format = format, .name = scope.name()});
}

MaxPoolWithArgmaxOutputs max_pool_with_argmax(
    const TensorLike& input, const Sizes& ksize, const Sizes& strides,
    const Padding& padding, const MaxPoolWithArgmaxOptions& options) {
  internal::check_channels_last(options.data_format);
  const Windows windows = windows_of(2, ksize, strides, "NHWC");
  const auto [output, argmax] = raw_ops::MaxPoolWithArgmax(
      input.to_tensor(), windows.ksize, windows.strides, padding_name(padding),
      {.Targmax = options.output_dtype,
       .include_batch_in_index = options.include_batch_in_index,
       .name = options.name});
  return {output, argmax};
}

Tensor pool(const TensorLike& input, const std::vector<int64_t>& window_shape,
            std::string_view pooling_type, const PoolOptions& options) {
  const NameScope scope =
      name_scope(options.name, lower(pooling_type) + "_pool");
  const Tensor values = input.to_tensor();
  const size_t n = window_shape.size();
  if (n < 1 || n > 3) {
    throw ValueError(
        "`len(window_shape)` must be 1, 2, or 3. Received: window_shape=" +
        Sizes(window_shape).str() + " of length " + std::to_string(n));
  }
  (void)values.shape().with_rank(static_cast<int>(n) + 2);
  const auto both =
      internal::strides_and_dilations(n, options.strides, options.dilations);
  check_pool(window_shape, both, options.padding);
  const bool is_max = pooling_type == "MAX";
  if (!is_max && pooling_type != "AVG") {
    throw ValueError(std::to_string(n) + "-D " + std::string(pooling_type) +
                     " pooling is not supported.");
  }
  const std::string format =
      n == 1 ? image_format(options.data_format) : options.data_format;
  const Windows windows =
      n == 1 ? flat_windows_of(window_shape, both.strides, options.data_format)
             : windows_of(static_cast<int>(n), window_shape, both.strides,
                          options.data_format);
  Integers spatial_dims(n);
  std::iota(spatial_dims.begin(), spatial_dims.end(),
            is_channels_first(options.data_format) ? 2 : 1);
  return internal::run_with_space_to_batch(
      values,
      {.dilation_rate = both.dilations,
       .padding = options.padding,
       .filter_shape = ShapeLike(window_shape).to_tensor(int32),
       .spatial_dims = spatial_dims,
       .data_format = {}},
      [&](const Tensor& batches, int64_t /*n*/, const Padding& padding) {
        if (n == 3) {
          const Pool3dOptions volumes{.data_format = format_or(format, "NDHWC"),
                                      .name = scope.name()};
          return is_max ? max_pool3d(batches, windows.ksize, windows.strides,
                                     padding, volumes)
                        : avg_pool3d(batches, windows.ksize, windows.strides,
                                     padding, volumes);
        }
        if (n == 2) {
          return pool_images(batches, is_max, windows, padding, format,
                             scope.name());
        }
        const int64_t new_dim = spatial_dims[0];
        return squeeze(pool_images(expand_dims(batches, new_dim), is_max,
                                   windows, padding, format, scope.name()),
                       {.axis = new_dim});
      });
}

}  // namespace tfx::nn

#include "tfx/nn/morphology.h"

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/nn/conv_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::nn {
namespace {

Tensor run_dilation(const Tensor& input, const Tensor& filters,
                    const Sizes& strides, const Padding& padding,
                    const Sizes& dilations, const std::string& name) {
  return raw_ops::Dilation2D(
      input, filters, internal::list_for_op(strides, "strides", "dilation2d"),
      internal::list_for_op(dilations, "rates", "dilation2d"),
      internal::padding_name(padding), {.name = name});
}

}  // namespace

Tensor dilation2d(const TensorLike& input, const TensorLike& filters,
                  const Sizes& strides, const Padding& padding,
                  std::string_view data_format, const Sizes& dilations,
                  const NameOptions& options) {
  internal::check_channels_last(data_format);
  const auto [images, kernel] = match_dtypes(input, filters);
  return run_dilation(images, kernel, strides, padding, dilations,
                      options.name);
}

Tensor erosion2d(const TensorLike& value, const TensorLike& filters,
                 const Sizes& strides, const Padding& padding,
                 std::string_view data_format, const Sizes& dilations,
                 const NameOptions& options) {
  internal::check_channels_last(data_format);
  const NameScope scope = name_scope(options.name, "erosion2d");
  const Tensor negated = math::negative(value);
  const Tensor reversed = reverse(filters, {0, 1});
  return math::negative(run_dilation(negated, reversed, strides, padding,
                                     dilations, scope.name()));
}

}  // namespace tfx::nn

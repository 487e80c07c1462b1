#include "tfx/image/adjust.h"

#include <algorithm>

#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/image/image_checks.h"
#include "tfx/image/image_dtype.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/image_ops.h"

namespace tfx::image {
namespace {

// The kernels support float16 and float32.
Tensor as_float(const Tensor& image) {
  const DType dtype = image.dtype();
  if (dtype == tfx::float16 || dtype == tfx::float32) return image;
  return convert_image_dtype(image, tfx::float32);
}

Tensor exponent_of(const AdjustGammaOptions& options, DType dtype) {
  const char* const kNegative = "Gamma should be a non-negative real number.";
  const TensorLike& gamma = options.gamma.value();
  Tensor value = gamma.to_tensor_like(dtype);
  internal::Checks checks;
  if (gamma.is_tensor()) {
    checks.require(value >= 0, kNegative);
    return checks.before(value);
  }
  checks.require(static_cast<double>(value) >= 0, kNegative);
  return value;
}

}  // namespace

Tensor adjust_brightness(const TensorLike& image, const TensorLike& delta) {
  const NameScope scope = name_scope("adjust_brightness");
  const Tensor original = image.to_tensor();
  const Tensor values = as_float(original);
  const Tensor adjusted =
      math::add(values, cast(delta, values.dtype()), {.name = scope.name()});
  return convert_image_dtype(adjusted, original.dtype(), {.saturate = true});
}

Tensor adjust_contrast(const TensorLike& images,
                       const TensorLike& contrast_factor) {
  const NameScope scope = name_scope("adjust_contrast");
  const Tensor original = images.to_tensor();
  const Tensor adjusted = raw_ops::AdjustContrastv2(
      as_float(original), internal::value_of(contrast_factor, tfx::float32),
      {.name = scope.name()});
  return convert_image_dtype(adjusted, original.dtype(), {.saturate = true});
}

Tensor adjust_gamma(const TensorLike& image,
                    const AdjustGammaOptions& options) {
  const NameScope scope = name_scope("adjust_gamma");
  const Tensor original = image.to_tensor();
  const Tensor values = as_float(original);
  const Tensor powers =
      math::pow(values, exponent_of(options, values.dtype()), {.name = "pow"});
  const Tensor adjusted = operators::multiply(options.gain.value(), powers);
  return convert_image_dtype(adjusted, original.dtype(), {.saturate = true});
}

Tensor adjust_hue(const TensorLike& image, const TensorLike& delta,
                  const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "adjust_hue");
  const Tensor turn = internal::value_of(delta, tfx::float32);
  // In graphs Python does not check the value, be it known or not.
  if (GraphBuilder::current() == nullptr) {
    const auto value = static_cast<double>(turn);
    if (value < -1 || value > 1) {
      throw ValueError("delta must be in the interval [-1, 1]");
    }
  }
  const Tensor original = image.to_tensor();
  return convert_image_dtype(raw_ops::AdjustHue(as_float(original), turn),
                             original.dtype());
}

Tensor adjust_saturation(const TensorLike& image,
                         const TensorLike& saturation_factor,
                         const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "adjust_saturation");
  const Tensor original = image.to_tensor();
  const Tensor adjusted = raw_ops::AdjustSaturation(
      as_float(original), internal::value_of(saturation_factor, tfx::float32));
  return convert_image_dtype(adjusted, original.dtype());
}

Tensor adjust_jpeg_quality(const TensorLike& image,
                           const TensorLike& jpeg_quality,
                           const AdjustJpegQualityOptions& options) {
  const NameScope scope = name_scope(options.name, "adjust_jpeg_quality");
  const Tensor original = image.to_tensor();
  const std::vector<int64_t> dims = original.shape().as_list();
  if (dims.empty()) throw IndexError("list index out of range");
  const Tensor encoded = raw_ops::EncodeJpegVariableQuality(
      convert_image_dtype(original, tfx::uint8, {.saturate = true}),
      internal::value_of(jpeg_quality, tfx::int32));
  const Tensor decoded = raw_ops::DecodeJpeg(
      encoded, {.channels = std::max<int64_t>(dims.back(), 0),
                .dct_method = options.dct_method});
  return convert_image_dtype(decoded, original.dtype(), {.saturate = true});
}

Tensor per_image_standardization(const TensorLike& image) {
  const NameScope scope = name_scope("per_image_standardization");
  const Tensor images =
      cast(internal::assert_at_least_3d(image.to_tensor()), tfx::float32);
  const Tensor num_pixels = math::reduce_prod(tfx::shape(images)[Slice(-3, _)]);
  const math::ReduceOptions each = {.axis = {-1, -2, -3}, .keepdims = true};
  const Tensor mean = math::reduce_mean(images, each);
  const Tensor stddev = math::reduce_std(images, each);
  const Tensor least = math::rsqrt(cast(num_pixels, tfx::float32));
  const Tensor adjusted_stddev = math::maximum(stddev, least);
  return math::divide(images - mean, adjusted_stddev, {.name = scope.name()});
}

}  // namespace tfx::image

#include "tfx/image/resize.h"

#include <algorithm>
#include <array>
#include <optional>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/image/crop.h"
#include "tfx/image/image_checks.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/image_ops.h"

namespace tfx::image {
namespace {

Tensor scale(const Tensor& images, const Tensor& size,
             const std::string& kernel, bool antialias) {
  const Tensor old_size = tfx::shape(images)[Slice(1, 3)];
  return raw_ops::ScaleAndTranslate(
      images, size, cast(size, tfx::float32) / cast(old_size, tfx::float32),
      zeros({2}), {.kernel_type = kernel, .antialias = antialias});
}

Tensor resize_batch(const Tensor& images, const Tensor& size,
                    const ResizeOptions& options) {
  const std::string& method = options.method;
  if (method == ResizeMethod::BILINEAR) {
    if (options.antialias) return scale(images, size, "triangle", true);
    return raw_ops::ResizeBilinear(images, size, {.half_pixel_centers = true});
  }
  if (method == ResizeMethod::NEAREST_NEIGHBOR) {
    return raw_ops::ResizeNearestNeighbor(images, size,
                                          {.half_pixel_centers = true});
  }
  if (method == ResizeMethod::BICUBIC) {
    if (options.antialias) return scale(images, size, "keyscubic", true);
    return raw_ops::ResizeBicubic(images, size, {.half_pixel_centers = true});
  }
  if (method == ResizeMethod::AREA) return raw_ops::ResizeArea(images, size);
  constexpr std::array kKernels = {
      ResizeMethod::LANCZOS3, ResizeMethod::LANCZOS5, ResizeMethod::GAUSSIAN,
      ResizeMethod::MITCHELLCUBIC};
  if (std::ranges::count(kKernels, method) > 0) {
    return scale(images, size, method, options.antialias);
  }
  throw ValueError("Resize method is not implemented: " + method);
}

Tensor size_tensor(const ShapeLike& size) {
  Tensor tensor = size.to_tensor(tfx::int32);
  if (tensor.dtype() != tfx::int32) {
    throw ValueError("'size' must be a 1-D int32 Tensor");
  }
  if (!tensor.shape().is_compatible_with({2})) {
    throw ValueError(
        "'size' must be a 1-D Tensor of 2 elements: new_height, new_width");
  }
  return tensor;
}

// The largest size within `size` that keeps the aspect ratio of the images.
Tensor size_in_proportion(const Tensor& images, const Tensor& size) {
  const internal::Dimensions dims = internal::dimensions_of(images);
  const Tensor height = cast(internal::to_tensor(dims.height), tfx::float32);
  const Tensor width = cast(internal::to_tensor(dims.width), tfx::float32);
  const Tensor factor = math::minimum(cast(size[0], tfx::float32) / height,
                                      cast(size[1], tfx::float32) / width);
  return stack({cast(math::round(factor * height), tfx::int32),
                cast(math::round(factor * width), tfx::int32)});
}

}  // namespace

Tensor resize(const TensorLike& images, const ShapeLike& size,
              const ResizeOptions& options) {
  const NameScope scope = name_scope(options.name, "resize");
  const Tensor original = images.to_tensor();
  const int rank = original.rank();
  if (rank < 0) throw ValueError("'images' contains no shape.");
  if (rank != 3 && rank != 4) {
    throw ValueError("'images' must have either 3 or 4 dimensions.");
  }
  const internal::Batch batch = internal::batch_of(original);
  Tensor new_size = size_tensor(size);
  if (options.preserve_aspect_ratio) {
    new_size = size_in_proportion(batch.images, new_size);
  }
  const TensorShape known =
      constant_integers(new_size).value_or(std::vector<int64_t>(2, kNone));
  const Tensor resized = resize_batch(batch.images, new_size, options);
  resized.set_shape({kNone, known[0], known[1], kNone});
  return batch.undo(resized);
}

Tensor resize_with_pad(const TensorLike& image, const Dimension& target_height,
                       const Dimension& target_width,
                       const ResizeWithPadOptions& options) {
  const NameScope scope = name_scope("resize_image_with_pad");
  const internal::Batch batch = internal::batch_of(image.to_tensor());
  internal::Checks checks;
  checks.require_at_least_3d(batch.images);
  checks.require(internal::more_than(target_width, 0),
                 "target_width must be > 0.");
  checks.require(internal::more_than(target_height, 0),
                 "target_height must be > 0.");
  const Tensor images = checks.before(batch.images);
  const internal::Dimensions dims = internal::dimensions_of(images);
  const auto as_float = [](const Dimension& length) {
    return cast(internal::to_tensor(length), tfx::float32);
  };
  const Tensor height = as_float(dims.height);
  const Tensor width = as_float(dims.width);
  const Tensor whole_height = as_float(target_height);
  const Tensor whole_width = as_float(target_width);
  const Tensor ratio =
      math::maximum(width / whole_width, height / whole_height);
  const Tensor new_height = height / ratio;
  const Tensor new_width = width / ratio;
  const auto as_int = [](const Tensor& length) {
    return cast(math::floor(length), tfx::int32);
  };
  const auto offset = [&](const Tensor& whole, const Tensor& part) {
    return math::maximum(0, as_int((whole - part) / 2));
  };
  const Tensor resized =
      resize(images, {as_int(new_height), as_int(new_width)},
             {.method = options.method, .antialias = options.antialias});
  return batch.undo(pad_to_bounding_box(
      resized, offset(whole_height, new_height), offset(whole_width, new_width),
      target_height, target_width));
}

}  // namespace tfx::image

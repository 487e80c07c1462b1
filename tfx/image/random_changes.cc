#include "tfx/image/random_changes.h"

#include <limits>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/assert.h"
#include "tfx/function/cond.h"
#include "tfx/image/adjust.h"
#include "tfx/image/image_checks.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx::image::internal {
namespace {

void check_delta(double max_delta) {
  if (max_delta < 0) throw ValueError("max_delta must be non-negative.");
}

void check_range(double lower, double upper) {
  if (upper <= lower) throw ValueError("upper must be > lower.");
  if (lower < 0) throw ValueError("lower must be non-negative.");
}

bool is_quality(int64_t quality) { return quality >= 0 && quality <= 100; }

Tensor draw_one(const Draw& draw, double minval, double maxval) {
  return draw({}, minval, maxval, tfx::float32);
}

// The error names the argument, as in Python.
Tensor size_tensor(const ShapeLike& size) {
  try {
    return TensorLike(size.to_tensor(tfx::int32)).to_tensor(tfx::int32);
  } catch (const ValueError& error) {
    throw ValueError(std::string("size: ") + error.what());
  }
}

}  // namespace

Tensor random_flip(const TensorLike& image, int dimension, const Draw& draw,
                   const char* name) {
  const NameScope scope = name_scope(name);
  const Tensor images = assert_at_least_3d(image.to_tensor());
  return by_rank(
      images,
      [&] {
        const Tensor chance = draw({}, 0, 1.0, tfx::float32);
        const Tensor result = cond(
            chance < 0.5, [&] { return reverse(images, {dimension}); },
            [&] { return images; }, {.name = scope.name()});
        const TensorShape shape = images.shape();
        result.set_shape(
            shape.known_rank() ? shape : TensorShape({kNone, kNone, kNone}));
        return result;
      },
      [&] {
        const Tensor batch_size = tfx::shape(images)[0];
        const Tensor chances = draw({batch_size}, 0, 1.0, tfx::float32);
        const Tensor flips =
            cast(math::round(reshape(chances, {batch_size, 1, 1, 1})),
                 images.dtype());
        const Tensor flipped = reverse(images, {dimension + 1});
        const Tensor turned = flips * flipped;
        return turned + (1 - flips) * images;
      });
}

Tensor random_brightness(const TensorLike& image, double max_delta,
                         const Draw& draw) {
  check_delta(max_delta);
  return adjust_brightness(image, draw_one(draw, -max_delta, max_delta));
}

Tensor random_hue(const TensorLike& image, double max_delta, const Draw& draw) {
  if (max_delta > 0.5) throw ValueError("max_delta must be <= 0.5.");
  check_delta(max_delta);
  return adjust_hue(image, draw_one(draw, -max_delta, max_delta));
}

Tensor random_contrast(const TensorLike& image, double lower, double upper,
                       const Draw& draw) {
  check_range(lower, upper);
  return adjust_contrast(image, draw_one(draw, lower, upper));
}

Tensor random_saturation(const TensorLike& image, double lower, double upper,
                         const Draw& draw) {
  check_range(lower, upper);
  return adjust_saturation(image, draw_one(draw, lower, upper));
}

Tensor random_jpeg_quality(const TensorLike& image, int64_t min_jpeg_quality,
                           int64_t max_jpeg_quality, const Draw& draw) {
  if (!is_quality(min_jpeg_quality) || !is_quality(max_jpeg_quality)) {
    throw ValueError("jpeg encoding range must be between 0 and 100.");
  }
  if (min_jpeg_quality >= max_jpeg_quality) {
    throw ValueError(
        "`min_jpeg_quality` must be less than `max_jpeg_quality`.");
  }
  return adjust_jpeg_quality(
      image, draw({}, min_jpeg_quality, max_jpeg_quality, tfx::int32));
}

Tensor random_crop(const TensorLike& value, const ShapeLike& size,
                   const Draw& draw, const std::string& name) {
  const NameScope scope = name_scope(name, "random_crop");
  const Tensor whole = value.to_tensor();
  const Tensor part = size_tensor(size);
  Checks checks;
  const Tensor unchecked = tfx::shape(whole);
  checks.add(
      debugging::Assert(math::reduce_all(unchecked >= part),
                        {"Need value.shape >= size, got ", unchecked, part},
                        {.summarize = 1000}));
  const Tensor shape = checks.before(unchecked);
  const Tensor limit = shape - part + 1;
  const Tensor chance = draw(tfx::shape(shape), 0,
                             std::numeric_limits<int32_t>::max(), tfx::int32);
  return slice(whole, chance % limit, part, {.name = scope.name()});
}

}  // namespace tfx::image::internal

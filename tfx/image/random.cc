#include "tfx/image/random.h"

#include "tfx/image/random_changes.h"
#include "tfx/random/random_ops.h"

namespace tfx::image {
namespace {

internal::Draw drawing(const SeedOptions& options) {
  return
      [seed = options.seed](const ShapeLike& shape, const TensorOption& minval,
                            const TensorOption& maxval, DType dtype) {
        return random::uniform(
            shape,
            {.minval = minval, .maxval = maxval, .dtype = dtype, .seed = seed});
      };
}

}  // namespace

Tensor random_flip_left_right(const TensorLike& image,
                              const SeedOptions& options) {
  return internal::random_flip(image, 1, drawing(options),
                               "random_flip_left_right");
}

Tensor random_flip_up_down(const TensorLike& image,
                           const SeedOptions& options) {
  return internal::random_flip(image, 0, drawing(options),
                               "random_flip_up_down");
}

Tensor random_brightness(const TensorLike& image, double max_delta,
                         const SeedOptions& options) {
  return internal::random_brightness(image, max_delta, drawing(options));
}

Tensor random_hue(const TensorLike& image, double max_delta,
                  const SeedOptions& options) {
  return internal::random_hue(image, max_delta, drawing(options));
}

Tensor random_contrast(const TensorLike& image, double lower, double upper,
                       const SeedOptions& options) {
  return internal::random_contrast(image, lower, upper, drawing(options));
}

Tensor random_saturation(const TensorLike& image, double lower, double upper,
                         const SeedOptions& options) {
  return internal::random_saturation(image, lower, upper, drawing(options));
}

Tensor random_jpeg_quality(const TensorLike& image, int64_t min_jpeg_quality,
                           int64_t max_jpeg_quality,
                           const SeedOptions& options) {
  return internal::random_jpeg_quality(image, min_jpeg_quality,
                                       max_jpeg_quality, drawing(options));
}

Tensor random_crop(const TensorLike& value, const ShapeLike& size,
                   const RandomCropOptions& options) {
  return internal::random_crop(value, size, drawing({.seed = options.seed}),
                               options.name);
}

}  // namespace tfx::image

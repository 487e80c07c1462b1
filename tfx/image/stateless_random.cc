#include "tfx/image/stateless_random.h"

#include "tfx/image/random_changes.h"
#include "tfx/random/stateless_random_ops.h"

namespace tfx::image {
namespace {

internal::Draw drawing(const TensorLike& seed) {
  return [&seed](const ShapeLike& shape, const TensorOption& minval,
                 const TensorOption& maxval, DType dtype) {
    return random::stateless_uniform(
        shape, seed, {.minval = minval, .maxval = maxval, .dtype = dtype});
  };
}

}  // namespace

Tensor stateless_random_flip_left_right(const TensorLike& image,
                                        const TensorLike& seed) {
  return internal::random_flip(image, 1, drawing(seed),
                               "stateless_random_flip_left_right");
}

Tensor stateless_random_flip_up_down(const TensorLike& image,
                                     const TensorLike& seed) {
  return internal::random_flip(image, 0, drawing(seed),
                               "stateless_random_flip_up_down");
}

Tensor stateless_random_brightness(const TensorLike& image, double max_delta,
                                   const TensorLike& seed) {
  return internal::random_brightness(image, max_delta, drawing(seed));
}

Tensor stateless_random_hue(const TensorLike& image, double max_delta,
                            const TensorLike& seed) {
  return internal::random_hue(image, max_delta, drawing(seed));
}

Tensor stateless_random_contrast(const TensorLike& image, double lower,
                                 double upper, const TensorLike& seed) {
  return internal::random_contrast(image, lower, upper, drawing(seed));
}

Tensor stateless_random_saturation(const TensorLike& image, double lower,
                                   double upper, const TensorLike& seed) {
  return internal::random_saturation(image, lower, upper, drawing(seed));
}

Tensor stateless_random_jpeg_quality(const TensorLike& image,
                                     int64_t min_jpeg_quality,
                                     int64_t max_jpeg_quality,
                                     const TensorLike& seed) {
  return internal::random_jpeg_quality(image, min_jpeg_quality,
                                       max_jpeg_quality, drawing(seed));
}

Tensor stateless_random_crop(const TensorLike& value, const ShapeLike& size,
                             const TensorLike& seed,
                             const NameOptions& options) {
  return internal::random_crop(value, size, drawing(seed), options.name);
}

}  // namespace tfx::image

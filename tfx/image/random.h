// tf.image.random_*: random changes of images.
//
//   tf::random::set_seed(1);
//   image = tf::image::random_flip_left_right(image, {.seed = 2});
//
// With the same seeds the results are those of Python, as for tf.random.
// adjust.h and flip.h describe the changes. An image may be a batch: its images
// are flipped independently, but all adjusted alike.
#ifndef TFX_IMAGE_RANDOM_H_
#define TFX_IMAGE_RANDOM_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"

namespace tfx::image {

struct SeedOptions {
  ByName by_name{};
  std::optional<int64_t> seed = std::nullopt;
};

// Flip with probability 1/2.
Tensor random_flip_left_right(const TensorLike& image,
                              const SeedOptions& options = {});
Tensor random_flip_up_down(const TensorLike& image,
                           const SeedOptions& options = {});

// The delta is in [-max_delta, max_delta). Throws ValueError if max_delta is
// negative or, for hues, greater than 0.5.
Tensor random_brightness(const TensorLike& image, double max_delta,
                         const SeedOptions& options = {});
Tensor random_hue(const TensorLike& image, double max_delta,
                  const SeedOptions& options = {});

// The factor is in [lower, upper). Throws ValueError if the interval is empty
// or `lower` is negative.
Tensor random_contrast(const TensorLike& image, double lower, double upper,
                       const SeedOptions& options = {});
Tensor random_saturation(const TensorLike& image, double lower, double upper,
                         const SeedOptions& options = {});

// The quality is in [min_jpeg_quality, max_jpeg_quality). Throws ValueError if
// the interval is empty or not within [0, 100].
Tensor random_jpeg_quality(const TensorLike& image, int64_t min_jpeg_quality,
                           int64_t max_jpeg_quality,
                           const SeedOptions& options = {});

struct RandomCropOptions {
  ByName by_name{};
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};
// A part of `value` of shape `size` at a random offset. Throws
// InvalidArgumentError if `value` is smaller.
Tensor random_crop(const TensorLike& value, const ShapeLike& size,
                   const RandomCropOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_RANDOM_H_

// tf.image.random_*: images changed by chance.
//
//   tf::random::set_seed(1);
//   image = tf::image::random_flip_left_right(image, {.seed = 2});
//
// With the same seeds it is the same chance as in Python, as for tf.random.
// What each changes is in adjust.h and flip.h; an image may be a batch, of
// which each image is flipped or not, but all are adjusted alike.
#ifndef TFX_IMAGE_RANDOM_H_
#define TFX_IMAGE_RANDOM_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"

namespace tfx::image {

struct SeedOptions {
  std::optional<int64_t> seed = std::nullopt;
};

// One time in two.
Tensor random_flip_left_right(const TensorLike& image,
                              const SeedOptions& options = {});
Tensor random_flip_up_down(const TensorLike& image,
                           const SeedOptions& options = {});

// By a delta in [-max_delta, max_delta), which must not be negative; of hues,
// at most 0.5. Throws ValueError for others.
Tensor random_brightness(const TensorLike& image, double max_delta,
                         const SeedOptions& options = {});
Tensor random_hue(const TensorLike& image, double max_delta,
                  const SeedOptions& options = {});

// By a factor in [lower, upper). Throws ValueError if there is none, or `lower`
// is negative.
Tensor random_contrast(const TensorLike& image, double lower, double upper,
                       const SeedOptions& options = {});
Tensor random_saturation(const TensorLike& image, double lower, double upper,
                         const SeedOptions& options = {});

// Of a quality in [min_jpeg_quality, max_jpeg_quality). Throws ValueError if
// that is empty, or not within 0 and 100.
Tensor random_jpeg_quality(const TensorLike& image, int64_t min_jpeg_quality,
                           int64_t max_jpeg_quality,
                           const SeedOptions& options = {});

struct RandomCropOptions {
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};
// A part of `value`, of shape `size`, from a place chosen at random. Throws
// InvalidArgumentError if `value` is smaller.
Tensor random_crop(const TensorLike& value, const ShapeLike& size,
                   const RandomCropOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_RANDOM_H_

// tf.image.stateless_random_*: changes of images determined by a seed.
//
//   image = tf::image::stateless_random_hue(image, 0.2, {1, 2});
//
// A seed is two integers. The same seed always gives the same change, as in
// Python. Otherwise these functions are like those of random.h.
#ifndef TFX_IMAGE_STATELESS_RANDOM_H_
#define TFX_IMAGE_STATELESS_RANDOM_H_

#include <cstdint>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"

namespace tfx::image {

Tensor stateless_random_flip_left_right(const TensorLike& image,
                                        const TensorLike& seed);
Tensor stateless_random_flip_up_down(const TensorLike& image,
                                     const TensorLike& seed);

Tensor stateless_random_brightness(const TensorLike& image, double max_delta,
                                   const TensorLike& seed);
Tensor stateless_random_hue(const TensorLike& image, double max_delta,
                            const TensorLike& seed);

Tensor stateless_random_contrast(const TensorLike& image, double lower,
                                 double upper, const TensorLike& seed);
Tensor stateless_random_saturation(const TensorLike& image, double lower,
                                   double upper, const TensorLike& seed);

Tensor stateless_random_jpeg_quality(const TensorLike& image,
                                     int64_t min_jpeg_quality,
                                     int64_t max_jpeg_quality,
                                     const TensorLike& seed);

Tensor stateless_random_crop(const TensorLike& value, const ShapeLike& size,
                             const TensorLike& seed,
                             const NameOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_STATELESS_RANDOM_H_

// tf.image: brightness, contrast, gamma, hue, saturation and quality of images
// changed.
//
// Images of integers, and of float64, are changed as float32, converted as
// convert_image_dtype does, and converted back.
#ifndef TFX_IMAGE_ADJUST_H_
#define TFX_IMAGE_ADJUST_H_

#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::image {

// Adds `delta`.
Tensor adjust_brightness(const TensorLike& image, const TensorLike& delta);

// Multiplies how far each pixel is from the mean of its channel.
Tensor adjust_contrast(const TensorLike& images,
                       const TensorLike& contrast_factor);

struct AdjustGammaOptions {
  TensorOption gamma = 1;  // not negative
  TensorOption gain = 1;
};
// gain * image ** gamma.
Tensor adjust_gamma(const TensorLike& image,
                    const AdjustGammaOptions& options = {});

// Turns the hue of RGB images; 1 is all the way round. Eagerly, throws
// ValueError for a delta outside of [-1, 1].
Tensor adjust_hue(const TensorLike& image, const TensorLike& delta,
                  const NameOptions& options = {});

// Multiplies the saturation of RGB images.
Tensor adjust_saturation(const TensorLike& image,
                         const TensorLike& saturation_factor,
                         const NameOptions& options = {});

struct AdjustJpegQualityOptions {
  std::string dct_method = {};
  std::string name = {};
};
// What is left of an image once it was a JPEG of quality 0 to 100.
Tensor adjust_jpeg_quality(const TensorLike& image,
                           const TensorLike& jpeg_quality,
                           const AdjustJpegQualityOptions& options = {});

// Each image with mean 0 and standard deviation 1, as float32. (An image of one
// colour is divided by 1 / sqrt(number of values) instead.)
Tensor per_image_standardization(const TensorLike& image);

}  // namespace tfx::image

#endif  // TFX_IMAGE_ADJUST_H_

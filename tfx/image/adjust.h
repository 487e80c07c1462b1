// tf.image: adjusts brightness, contrast, gamma, hue, saturation and JPEG
// quality of images.
//
// Images of integers and of float64 are converted to float32 by
// convert_image_dtype, and back.
#ifndef TFX_IMAGE_ADJUST_H_
#define TFX_IMAGE_ADJUST_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::image {

// Adds `delta`.
Tensor adjust_brightness(const TensorLike& image, const TensorLike& delta);

// Scales the distance of each pixel from the mean of its channel.
Tensor adjust_contrast(const TensorLike& images,
                       const TensorLike& contrast_factor);

struct AdjustGammaOptions {
  ByName by_name{};
  TensorOption gamma = 1;  // must not be negative
  TensorOption gain = 1;
};
// gain * image ** gamma.
Tensor adjust_gamma(const TensorLike& image,
                    const AdjustGammaOptions& options = {});

// Rotates the hue of RGB images; delta 1 is a full turn. Eagerly, throws
// ValueError for a delta outside of [-1, 1].
Tensor adjust_hue(const TensorLike& image, const TensorLike& delta,
                  const NameOptions& options = {});

// Scales the saturation of RGB images.
Tensor adjust_saturation(const TensorLike& image,
                         const TensorLike& saturation_factor,
                         const NameOptions& options = {});

struct AdjustJpegQualityOptions {
  ByName by_name{};
  std::string dct_method = {};
  std::string name = {};
};
// Encodes an image as a JPEG of quality 0 to 100 and decodes it again.
Tensor adjust_jpeg_quality(const TensorLike& image,
                           const TensorLike& jpeg_quality,
                           const AdjustJpegQualityOptions& options = {});

// Scales each image to mean 0 and standard deviation 1, as float32. The
// standard deviation is at least 1 / sqrt(number of values), for uniform
// images.
Tensor per_image_standardization(const TensorLike& image);

}  // namespace tfx::image

#endif  // TFX_IMAGE_ADJUST_H_

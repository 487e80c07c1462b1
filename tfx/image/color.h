// tf.image: conversions between colour spaces. Colours are the last dimension.
#ifndef TFX_IMAGE_COLOR_H_
#define TFX_IMAGE_COLOR_H_

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::image {

// For any dtype that convert_image_dtype accepts. Grey images have one channel.
Tensor rgb_to_grayscale(const TensorLike& images,
                        const NameOptions& options = {});
Tensor grayscale_to_rgb(const TensorLike& images,
                        const NameOptions& options = {});

// For floats in [0, 1]. Hue, saturation and value are in [0, 1] too.
Tensor rgb_to_hsv(const TensorLike& images, const NameOptions& options = {});
Tensor hsv_to_rgb(const TensorLike& images, const NameOptions& options = {});

// For floats; the rank must be known.
Tensor rgb_to_yiq(const TensorLike& images);
Tensor yiq_to_rgb(const TensorLike& images);
Tensor rgb_to_yuv(const TensorLike& images);
Tensor yuv_to_rgb(const TensorLike& images);

}  // namespace tfx::image

#endif  // TFX_IMAGE_COLOR_H_

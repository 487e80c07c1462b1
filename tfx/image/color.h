// tf.image: from one space of colours to another.
//
// Colours are the last dimension.
#ifndef TFX_IMAGE_COLOR_H_
#define TFX_IMAGE_COLOR_H_

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::image {

// Of any dtype that convert_image_dtype takes; the last dimension is 1 then.
Tensor rgb_to_grayscale(const TensorLike& images,
                        const NameOptions& options = {});
Tensor grayscale_to_rgb(const TensorLike& images,
                        const NameOptions& options = {});

// Of floating numbers, 0 to 1. Hue, saturation and value are from 0 to 1 too.
Tensor rgb_to_hsv(const TensorLike& images, const NameOptions& options = {});
Tensor hsv_to_rgb(const TensorLike& images, const NameOptions& options = {});

// Of floating numbers, of known rank.
Tensor rgb_to_yiq(const TensorLike& images);
Tensor yiq_to_rgb(const TensorLike& images);
Tensor rgb_to_yuv(const TensorLike& images);
Tensor yuv_to_rgb(const TensorLike& images);

}  // namespace tfx::image

#endif  // TFX_IMAGE_COLOR_H_

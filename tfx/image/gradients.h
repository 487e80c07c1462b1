// tf.image: edge detection: image_gradients, sobel_edges.
#ifndef TFX_IMAGE_GRADIENTS_H_
#define TFX_IMAGE_GRADIENTS_H_

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::image {

struct ImageGradientsOutputs {
  Tensor dy;
  Tensor dx;
};
// Differences to the next pixel below (dy) and to the right (dx); 0 in the last
// row or column. For batches of images.
ImageGradientsOutputs image_gradients(const TensorLike& image);

// Sobel filters for a batch of images: [..., 0] is the vertical gradient, [...,
// 1] the horizontal one.
Tensor sobel_edges(const TensorLike& image);

}  // namespace tfx::image

#endif  // TFX_IMAGE_GRADIENTS_H_

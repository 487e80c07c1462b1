// tf.image: edges in images: image_gradients, sobel_edges.
#ifndef TFX_IMAGE_GRADIENTS_H_
#define TFX_IMAGE_GRADIENTS_H_

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::image {

struct ImageGradientsOutputs {
  Tensor dy;
  Tensor dx;
};
// How much the next pixel below and to the right is more; 0 at the end. Of a
// batch of images.
ImageGradientsOutputs image_gradients(const TensorLike& image);

// Sobel's filters of a batch of images, [..., 0] of rows and [..., 1] of
// columns.
Tensor sobel_edges(const TensorLike& image);

}  // namespace tfx::image

#endif  // TFX_IMAGE_GRADIENTS_H_

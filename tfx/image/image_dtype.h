// tf.image.convert_image_dtype.
#ifndef TFX_IMAGE_IMAGE_DTYPE_H_
#define TFX_IMAGE_IMAGE_DTYPE_H_

#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::image {

struct ConvertImageDtypeOptions {
  // What is out of range becomes the least or greatest number of the dtype.
  bool saturate = false;
  std::string name = {};
};
// The image as `dtype`, its values scaled: floating ones are in [0, 1), those
// of integers from 0 to the greatest. Throws AttributeError if either dtype is
// neither.
Tensor convert_image_dtype(const TensorLike& image, DType dtype,
                           const ConvertImageDtypeOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_IMAGE_DTYPE_H_

// tf.image.convert_image_dtype.
#ifndef TFX_IMAGE_IMAGE_DTYPE_H_
#define TFX_IMAGE_IMAGE_DTYPE_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::image {

struct ConvertImageDtypeOptions {
  ByName by_name{};
  // Clamps values to the range of the dtype.
  bool saturate = false;
  std::string name = {};
};
// Converts an image to `dtype` and scales its values. Floats are in [0, 1),
// integers from 0 to their maximum. Throws AttributeError if a dtype is neither
// float nor integer.
Tensor convert_image_dtype(const TensorLike& image, DType dtype,
                           const ConvertImageDtypeOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_IMAGE_DTYPE_H_

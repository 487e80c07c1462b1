// Shared by random.h and stateless_random.h. Private header of this room.
#ifndef TFX_IMAGE_RANDOM_CHANGES_H_
#define TFX_IMAGE_RANDOM_CHANGES_H_

#include <cstdint>
#include <functional>
#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::image::internal {

// Draws numbers from [minval, maxval).
using Draw =
    std::function<Tensor(const ShapeLike& shape, const TensorOption& minval,
                         const TensorOption& maxval, DType dtype)>;

Tensor random_flip(const TensorLike& image, int dimension, const Draw& draw,
                   const char* name);
Tensor random_brightness(const TensorLike& image, double max_delta,
                         const Draw& draw);
Tensor random_hue(const TensorLike& image, double max_delta, const Draw& draw);
Tensor random_contrast(const TensorLike& image, double lower, double upper,
                       const Draw& draw);
Tensor random_saturation(const TensorLike& image, double lower, double upper,
                         const Draw& draw);
Tensor random_jpeg_quality(const TensorLike& image, int64_t min_jpeg_quality,
                           int64_t max_jpeg_quality, const Draw& draw);
Tensor random_crop(const TensorLike& value, const ShapeLike& size,
                   const Draw& draw, const std::string& name);

}  // namespace tfx::image::internal

#endif  // TFX_IMAGE_RANDOM_CHANGES_H_

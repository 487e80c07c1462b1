// tf.image: images of another size: resize, resize_with_pad.
#ifndef TFX_IMAGE_RESIZE_H_
#define TFX_IMAGE_RESIZE_H_

#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"

namespace tfx::image {

// How the pixels between pixels are made.
struct ResizeMethod {
  static constexpr const char* BILINEAR = "bilinear";
  static constexpr const char* NEAREST_NEIGHBOR = "nearest";
  static constexpr const char* BICUBIC = "bicubic";
  static constexpr const char* AREA = "area";
  static constexpr const char* LANCZOS3 = "lanczos3";
  static constexpr const char* LANCZOS5 = "lanczos5";
  static constexpr const char* GAUSSIAN = "gaussian";
  static constexpr const char* MITCHELLCUBIC = "mitchellcubic";
};

struct ResizeOptions {
  std::string method = ResizeMethod::BILINEAR;
  // The largest size within `size` that has the image's proportions.
  bool preserve_aspect_ratio = false;
  // Whether all pixels count when an image gets smaller. "nearest" and "area"
  // do not care.
  bool antialias = false;
  std::string name = {};
};
// An image or a batch of them, of known rank, as [height, width] `size` says.
// The result is float32, but of "nearest", which keeps the dtype.
Tensor resize(const TensorLike& images, const ShapeLike& size,
              const ResizeOptions& options = {});

struct ResizeWithPadOptions {
  std::string method = ResizeMethod::BILINEAR;
  bool antialias = false;
};
// With its own proportions, in the middle of zeros.
Tensor resize_with_pad(const TensorLike& image, const Dimension& target_height,
                       const Dimension& target_width,
                       const ResizeWithPadOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_RESIZE_H_

// tf.image: resize, resize_with_pad.
#ifndef TFX_IMAGE_RESIZE_H_
#define TFX_IMAGE_RESIZE_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"

namespace tfx::image {

// Interpolation methods.
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
  ByName by_name{};
  std::string method = ResizeMethod::BILINEAR;
  // Use the largest size within `size` that keeps the aspect ratio.
  bool preserve_aspect_ratio = false;
  // Whether to filter when downsampling. "nearest" and "area" ignore it.
  bool antialias = false;
  std::string name = {};
};
// Resizes an image or a batch of known rank to `size`, [height, width]. Returns
// float32, except for "nearest", which keeps the dtype.
Tensor resize(const TensorLike& images, const ShapeLike& size,
              const ResizeOptions& options = {});

struct ResizeWithPadOptions {
  ByName by_name{};
  std::string method = ResizeMethod::BILINEAR;
  bool antialias = false;
};
// Keeps the aspect ratio and centres the image in zeros.
Tensor resize_with_pad(const TensorLike& image, const Dimension& target_height,
                       const Dimension& target_width,
                       const ResizeWithPadOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_RESIZE_H_

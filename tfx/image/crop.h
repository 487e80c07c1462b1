// tf.image: crops and pads images.
//
// Sizes and offsets are in pixels. Invalid numbers throw ValueError; invalid
// tensors throw InvalidArgumentError when they are evaluated.
#ifndef TFX_IMAGE_CROP_H_
#define TFX_IMAGE_CROP_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"

namespace tfx::image {

// The centre of an image or batch of known rank: `central_fraction`, in (0, 1],
// of its height and width.
Tensor central_crop(const TensorLike& image,
                    const TensorLike& central_fraction);

// The part of an image or batch that starts at the offset.
Tensor crop_to_bounding_box(const TensorLike& image,
                            const Dimension& offset_height,
                            const Dimension& offset_width,
                            const Dimension& target_height,
                            const Dimension& target_width);
// Places the image at the offset in a larger image of zeros.
Tensor pad_to_bounding_box(const TensorLike& image,
                           const Dimension& offset_height,
                           const Dimension& offset_width,
                           const Dimension& target_height,
                           const Dimension& target_width);
// Crops or pads evenly on both sides.
Tensor resize_with_crop_or_pad(const TensorLike& image,
                               const Dimension& target_height,
                               const Dimension& target_width);

struct CropAndResizeOptions {
  ByName by_name{};
  std::string method = "bilinear";  // or "nearest"
  double extrapolation_value = 0.0;
  std::string name = {};
};
// Crops a part of an image for each of `boxes`, rows of [y1, x1, y2, x2] in
// which 1 is the last pixel. `box_indices` are the images to crop from. Returns
// float32.
Tensor crop_and_resize(const TensorLike& image, const TensorLike& boxes,
                       const TensorLike& box_indices,
                       const ShapeLike& crop_size,
                       const CropAndResizeOptions& options = {});

struct ExtractGlimpseOptions {
  ByName by_name{};
  // Whether offset (0, 0) is the centre or the first pixel.
  bool centered = true;
  // Whether offsets are relative to the height and width, or in pixels.
  bool normalized = true;
  // How pixels outside of the image are filled: "uniform", "gaussian" or
  // "zero".
  std::string noise = "uniform";
  std::string name = {};
};
// A window of each image, centred at the offset.
Tensor extract_glimpse(const TensorLike& input, const ShapeLike& size,
                       const TensorLike& offsets,
                       const ExtractGlimpseOptions& options = {});

// All windows of `sizes`, [1, rows, columns, 1], `strides` apart, sampling
// pixels `rates` apart. Each window is flattened into the last dimension.
Tensor extract_patches(const TensorLike& images,
                       const std::vector<int64_t>& sizes,
                       const std::vector<int64_t>& strides,
                       const std::vector<int64_t>& rates,
                       std::string_view padding,
                       const NameOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_CROP_H_

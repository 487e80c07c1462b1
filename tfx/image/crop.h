// tf.image: parts of images, and images with room around them.
//
// Sizes and places are in pixels. Where they are numbers, what is wrong with
// them is a ValueError; where they are tensors, an InvalidArgumentError when
// they have values.
#ifndef TFX_IMAGE_CROP_H_
#define TFX_IMAGE_CROP_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"

namespace tfx::image {

// The middle of an image or of a batch of them, of known rank: `fraction` of
// its height and width, in (0, 1].
Tensor central_crop(const TensorLike& image,
                    const TensorLike& central_fraction);

// The part of an image or of a batch that begins at the offset.
Tensor crop_to_bounding_box(const TensorLike& image,
                            const Dimension& offset_height,
                            const Dimension& offset_width,
                            const Dimension& target_height,
                            const Dimension& target_width);
// The image at the offset of a larger one, of zeros otherwise.
Tensor pad_to_bounding_box(const TensorLike& image,
                           const Dimension& offset_height,
                           const Dimension& offset_width,
                           const Dimension& target_height,
                           const Dimension& target_width);
// Cut off or padded on both sides, evenly.
Tensor resize_with_crop_or_pad(const TensorLike& image,
                               const Dimension& target_height,
                               const Dimension& target_width);

struct CropAndResizeOptions {
  std::string method = "bilinear";  // or "nearest"
  double extrapolation_value = 0.0;
  std::string name = {};
};
// A part of images for each of `boxes`, rows of [y1, x1, y2, x2] in which 1 is
// the last pixel; `box_indices` says of which image. As float32.
Tensor crop_and_resize(const TensorLike& image, const TensorLike& boxes,
                       const TensorLike& box_indices,
                       const ShapeLike& crop_size,
                       const CropAndResizeOptions& options = {});

struct ExtractGlimpseOptions {
  // Whether offset (0, 0) is the middle, or the first pixel.
  bool centered = true;
  // Whether 1 is the height or width, or a pixel.
  bool normalized = true;
  // What is outside of the image: "uniform", "gaussian" or "zero".
  std::string noise = "uniform";
  std::string name = {};
};
// A window of each image, its middle at the offset.
Tensor extract_glimpse(const TensorLike& input, const ShapeLike& size,
                       const TensorLike& offsets,
                       const ExtractGlimpseOptions& options = {});

// All windows of `sizes`, [1, rows, columns, 1], that lie `strides` apart, with
// pixels that lie `rates` apart; each flat, in the last dimension.
Tensor extract_patches(const TensorLike& images,
                       const std::vector<int64_t>& sizes,
                       const std::vector<int64_t>& strides,
                       const std::vector<int64_t>& rates,
                       std::string_view padding,
                       const NameOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_CROP_H_

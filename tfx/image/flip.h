// tf.image: flip_left_right, flip_up_down, rot90, transpose.
//
// All take an image, [height, width, channels], or a batch of images.
#ifndef TFX_IMAGE_FLIP_H_
#define TFX_IMAGE_FLIP_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::image {

Tensor flip_left_right(const TensorLike& image);
Tensor flip_up_down(const TensorLike& image);

struct Rot90Options {
  ByName by_name{};
  TensorOption k = 1;  // number of quarter turns
  std::string name = {};
};
// Counterclockwise.
Tensor rot90(const TensorLike& image, const Rot90Options& options = {});

// Swaps height and width.
Tensor transpose(const TensorLike& image, const NameOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_FLIP_H_

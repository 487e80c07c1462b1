// tf.image.random_crop, tf.image.stateless_random_crop.
#ifndef TFX_OPS_RANDOM_CROP_OPS_H_
#define TFX_OPS_RANDOM_CROP_OPS_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"

namespace tfx::image {

struct RandomCropOptions {
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};

// A part of `value`, of shape `size`, from a place chosen at random. Throws
// InvalidArgumentError if `value` is smaller.
Tensor random_crop(const TensorLike& value, const ShapeLike& size,
                   const RandomCropOptions& options = {});
Tensor stateless_random_crop(const TensorLike& value, const ShapeLike& size,
                             const TensorLike& seed,
                             const NameOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_OPS_RANDOM_CROP_OPS_H_

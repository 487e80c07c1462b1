// Moving blocks of space into the batch or into the channels, and back:
// tf.space_to_batch, tf.nn.space_to_depth and the like. Also
// tf.extract_volume_patches.
#ifndef TFX_OPS_SPACE_OPS_H_
#define TFX_OPS_SPACE_OPS_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx {

// Pads the dimensions after the first and cuts them into blocks, whose elements
// move into the batch. `paddings` has a row for each dimension: before, after.
Tensor space_to_batch_nd(const TensorLike& input, const ShapeLike& block_shape,
                         const TensorLike& paddings,
                         const NameOptions& options = {});
Tensor space_to_batch(const TensorLike& input, const ShapeLike& block_shape,
                      const TensorLike& paddings,
                      const NameOptions& options = {});
// The inverse; cuts off `crops`. A single number as `block_shape` applies to
// two dimensions.
Tensor batch_to_space(const TensorLike& input, const ShapeLike& block_shape,
                      const TensorLike& crops, const NameOptions& options = {});

struct RequiredSpaceToBatchPaddingsOptions {
  ByName by_name{};
  TensorOption base_paddings = {};  // None: 0
  std::string name = {};
};
struct RequiredSpaceToBatchPaddingsOutputs {
  Tensor paddings;
  Tensor crops;
};
// The paddings that divide `input_shape` into whole blocks, and the crops that
// remove them again. Constants if all arguments are known.
RequiredSpaceToBatchPaddingsOutputs required_space_to_batch_paddings(
    const ShapeLike& input_shape, const ShapeLike& block_shape,
    const RequiredSpaceToBatchPaddingsOptions& options = {});

// Sliding windows over the three spatial dimensions, as channels. `padding` is
// "SAME" or "VALID".
Tensor extract_volume_patches(const TensorLike& input,
                              const std::vector<int64_t>& ksizes,
                              const std::vector<int64_t>& strides,
                              std::string_view padding,
                              const NameOptions& options = {});

namespace nn {

using tfx::space_to_batch;

// The CPU supports "NHWC" only.
struct DepthSpaceOptions {
  ByName by_name{};
  std::string data_format = "NHWC";
  std::string name = {};
};
// Moves blocks of space into channels, and back.
Tensor space_to_depth(const TensorLike& input, int64_t block_size,
                      const DepthSpaceOptions& options = {});
Tensor depth_to_space(const TensorLike& input, int64_t block_size,
                      const DepthSpaceOptions& options = {});

}  // namespace nn
}  // namespace tfx

#endif  // TFX_OPS_SPACE_OPS_H_

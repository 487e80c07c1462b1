// Blocks of space moved into the batch, or into the channels, and back:
// tf.space_to_batch, tf.nn.space_to_depth and their like; patches of volumes.
#ifndef TFX_OPS_SPACE_OPS_H_
#define TFX_OPS_SPACE_OPS_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx {

// The dimensions after the first are padded, and cut into blocks whose elements
// become batches. `paddings` has a row for each: before, behind.
Tensor space_to_batch_nd(const TensorLike& input, const ShapeLike& block_shape,
                         const TensorLike& paddings,
                         const NameOptions& options = {});
Tensor space_to_batch(const TensorLike& input, const ShapeLike& block_shape,
                      const TensorLike& paddings,
                      const NameOptions& options = {});
// The way back; `crops` are cut off. One number as `block_shape` is of two
// dimensions.
Tensor batch_to_space(const TensorLike& input, const ShapeLike& block_shape,
                      const TensorLike& crops, const NameOptions& options = {});

struct RequiredSpaceToBatchPaddingsOptions {
  TensorOption base_paddings = {};  // None: 0
  std::string name = {};
};
struct RequiredSpaceToBatchPaddingsOutputs {
  Tensor paddings;
  Tensor crops;
};
// The paddings that make whole blocks of `input_shape`, and what to cut off
// again. Constants, if all that is given is known.
RequiredSpaceToBatchPaddingsOutputs required_space_to_batch_paddings(
    const ShapeLike& input_shape, const ShapeLike& block_shape,
    const RequiredSpaceToBatchPaddingsOptions& options = {});

// Windows of the three dimensions of space, as channels. `padding` is "SAME" or
// "VALID".
Tensor extract_volume_patches(const TensorLike& input,
                              const std::vector<int64_t>& ksizes,
                              const std::vector<int64_t>& strides,
                              std::string_view padding,
                              const NameOptions& options = {});

namespace nn {

using tfx::space_to_batch;

// (The CPU has "NHWC" alone.)
struct DepthSpaceOptions {
  std::string data_format = "NHWC";
  std::string name = {};
};
// Blocks of space become channels, and back.
Tensor space_to_depth(const TensorLike& input, int64_t block_size,
                      const DepthSpaceOptions& options = {});
Tensor depth_to_space(const TensorLike& input, int64_t block_size,
                      const DepthSpaceOptions& options = {});

}  // namespace nn
}  // namespace tfx

#endif  // TFX_OPS_SPACE_OPS_H_

// tf.nn.with_space_to_batch: dilated operations made of plain ones.
#ifndef TFX_NN_SPACE_TO_BATCH_H_
#define TFX_NN_SPACE_TO_BATCH_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tfx/core/callable.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/nn/arguments.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::nn {

// What slides windows over an input: given it, the number of its dimensions of
// space, and the padding.
using SlidingOp = Callable<Tensor(const Tensor& input, int64_t num_spatial_dims,
                                  const Padding& padding)>;

struct WithSpaceToBatchOptions {
  TensorOption filter_shape = {};  // has to be said for "SAME"
  std::optional<std::vector<int64_t>> spatial_dims = std::nullopt;
  std::string data_format = {};
};
// Runs `op` so that the elements of its windows are `dilation_rate` apart: on
// an input whose space is in the batch, without padding, and back. If all rates
// are 1, it is op(input, n, padding).
Tensor with_space_to_batch(const TensorLike& input,
                           const ShapeLike& dilation_rate,
                           const Padding& padding, const SlidingOp& op,
                           const WithSpaceToBatchOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_SPACE_TO_BATCH_H_

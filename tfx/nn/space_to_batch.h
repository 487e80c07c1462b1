// tf.nn.with_space_to_batch: dilated operations by means of undilated ones.
#ifndef TFX_NN_SPACE_TO_BATCH_H_
#define TFX_NN_SPACE_TO_BATCH_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/callable.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/nn/arguments.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::nn {

// A sliding-window operation: gets the input, its number of spatial dimensions
// and the padding.
using SlidingOp = Callable<Tensor(const Tensor& input, int64_t num_spatial_dims,
                                  const Padding& padding)>;

struct WithSpaceToBatchOptions {
  ByName by_name{};
  TensorOption filter_shape = {};  // required for "SAME"
  std::optional<std::vector<int64_t>> spatial_dims = std::nullopt;
  std::string data_format = {};
};
// Runs `op` with windows whose elements are `dilation_rate` apart: moves space
// into the batch, runs `op` without padding, and moves it back. If all rates
// are 1, this is op(input, n, padding).
Tensor with_space_to_batch(const TensorLike& input,
                           const ShapeLike& dilation_rate,
                           const Padding& padding, const SlidingOp& op,
                           const WithSpaceToBatchOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_SPACE_TO_BATCH_H_

// tf.nn: fractional pooling: windows are one or two elements wide, at random,
// so that the output is a fraction of the input.
#ifndef TFX_NN_FRACTIONAL_POOL_H_
#define TFX_NN_FRACTIONAL_POOL_H_

#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/nn/arguments.h"

namespace tfx::nn {

struct FractionalPoolOptions {
  ByName by_name{};
  bool pseudo_random = false;
  bool overlapping = false;
  // 0: different windows in each call.
  int64_t seed = 0;
  std::string name = {};
};
struct FractionalPoolOutputs {
  Tensor output;
  // The start of each window, and the end of the last one.
  Tensor row_pooling_sequence;
  Tensor col_pooling_sequence;
};
FractionalPoolOutputs fractional_max_pool(
    const TensorLike& value, const Ratios& pooling_ratio,
    const FractionalPoolOptions& options = {});
// `pooling_ratio` has four numbers, the outer ones being 1.
FractionalPoolOutputs fractional_avg_pool(
    const TensorLike& value, const Ratios& pooling_ratio,
    const FractionalPoolOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_FRACTIONAL_POOL_H_

// tf.nn: means and variances, and normalisation.
#ifndef TFX_NN_NORMALIZATION_H_
#define TFX_NN_NORMALIZATION_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::nn {

struct MomentsOptions {
  ByName by_name{};
  TensorOption shift = {};  // unused
  bool keepdims = false;
  std::string name = {};
};
struct MomentsOutputs {
  Tensor mean;
  Tensor variance;
};
// Reduces along `axes`. float16 is computed as float32.
MomentsOutputs moments(const TensorLike& x, const Axis& axes,
                       const MomentsOptions& options = {});

struct WeightedMomentsOptions {
  ByName by_name{};
  bool keepdims = false;
  std::string name = {};
};
// The weights broadcast. Where they sum to 0, mean and variance are 0.
MomentsOutputs weighted_moments(const TensorLike& x, const Axis& axes,
                                const TensorLike& frequency_weights,
                                const WeightedMomentsOptions& options = {});

struct SufficientStatisticsOptions {
  ByName by_name{};
  // A value close to the mean, subtracted to keep the sums small.
  TensorOption shift = {};
  bool keepdims = false;
  std::string name = {};
};
struct SufficientStatisticsOutputs {
  // The number of elements, in the dtype of x.
  Tensor counts;
  // The sums of x - shift and of its square.
  Tensor mean_ss;
  Tensor variance_ss;
  Tensor shift;  // or None
};
// Statistics that determine the moments, and can be summed over batches.
SufficientStatisticsOutputs sufficient_statistics(
    const TensorLike& x, const Axis& axes,
    const SufficientStatisticsOptions& options = {});
MomentsOutputs normalize_moments(const TensorLike& counts,
                                 const TensorLike& mean_ss,
                                 const TensorLike& variance_ss,
                                 const TensorOption& shift,
                                 const NameOptions& options = {});

// scale * (x - mean) / sqrt(variance + variance_epsilon) + offset; offset and
// scale may be None.
Tensor batch_normalization(const TensorLike& x, const TensorLike& mean,
                           const TensorLike& variance,
                           const TensorOption& offset,
                           const TensorOption& scale,
                           const TensorLike& variance_epsilon,
                           const NameOptions& options = {});

// The same; gamma is used only with scale_after_normalization.
Tensor batch_norm_with_global_normalization(
    const TensorLike& input, const TensorLike& mean, const TensorLike& variance,
    const TensorOption& beta, const TensorOption& gamma,
    const TensorLike& variance_epsilon, bool scale_after_normalization,
    const NameOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_NORMALIZATION_H_

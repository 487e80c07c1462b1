// tf.nn: means and variances, and what is normalised by them.
#ifndef TFX_NN_NORMALIZATION_H_
#define TFX_NN_NORMALIZATION_H_

#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::nn {

struct MomentsOptions {
  TensorOption shift = {};  // is not used
  bool keepdims = false;
  std::string name = {};
};
struct MomentsOutputs {
  Tensor mean;
  Tensor variance;
};
// Along `axes`. Of float16 they are computed as float32.
MomentsOutputs moments(const TensorLike& x, const Axis& axes,
                       const MomentsOptions& options = {});

struct WeightedMomentsOptions {
  bool keepdims = false;
  std::string name = {};
};
// The weights broadcast; where they add up to 0, so do mean and variance.
MomentsOutputs weighted_moments(const TensorLike& x, const Axis& axes,
                                const TensorLike& frequency_weights,
                                const WeightedMomentsOptions& options = {});

struct SufficientStatisticsOptions {
  // About what mean and variance are, for sums that are not as great.
  TensorOption shift = {};
  bool keepdims = false;
  std::string name = {};
};
struct SufficientStatisticsOutputs {
  // How many there are, of x's dtype.
  Tensor counts;
  // The sum of all, and of their squares, without the shift.
  Tensor mean_ss;
  Tensor variance_ss;
  Tensor shift;  // or None
};
// What moments follow from, and what may be added up over several batches.
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

// The same; gamma counts if scale_after_normalization says so.
Tensor batch_norm_with_global_normalization(
    const TensorLike& input, const TensorLike& mean, const TensorLike& variance,
    const TensorOption& beta, const TensorOption& gamma,
    const TensorLike& variance_epsilon, bool scale_after_normalization,
    const NameOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_NORMALIZATION_H_

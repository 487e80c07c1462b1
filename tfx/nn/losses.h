// tf.nn: losses, mostly one per example, and their averages.
//
// Incompatible static shapes throw ValueError; shapes known only later throw
// InvalidArgumentError when the operation runs.
#ifndef TFX_NN_LOSSES_H_
#define TFX_NN_LOSSES_H_

#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::nn {

// The cross entropy of `logits` and `labels`, the probabilities of classes that
// are not mutually exclusive.
Tensor sigmoid_cross_entropy_with_logits(const TensorLike& labels,
                                         const TensorLike& logits,
                                         const NameOptions& options = {});
// The same; false negatives are weighted by pos_weight.
Tensor weighted_cross_entropy_with_logits(const TensorLike& labels,
                                          const TensorLike& logits,
                                          const TensorLike& pos_weight,
                                          const NameOptions& options = {});

struct SoftmaxCrossEntropyOptions {
  ByName by_name{};
  int64_t axis = -1;
  std::string name = {};
};
// For mutually exclusive classes: `labels` are distributions over classes along
// `axis`, which is reduced. Gradients flow to the labels too.
Tensor softmax_cross_entropy_with_logits(
    const TensorLike& labels, const TensorLike& logits,
    const SoftmaxCrossEntropyOptions& options = {});
// The same; `labels` are class indices. An invalid index throws
// InvalidArgumentError on a CPU and gives NaN on a GPU.
Tensor sparse_softmax_cross_entropy_with_logits(
    const TensorLike& labels, const TensorLike& logits,
    const NameOptions& options = {});

struct LogPoissonLossOptions {
  ByName by_name{};
  // Whether to add Stirling's approximation of the term that does not depend on
  // the prediction.
  bool compute_full_loss = false;
  std::string name = {};
};
Tensor log_poisson_loss(const TensorLike& targets, const TensorLike& log_input,
                        const LogPoissonLossOptions& options = {});

// Half the sum of the squares.
Tensor l2_loss(const TensorLike& t, const NameOptions& options = {});

struct ComputeAverageLossOptions {
  ByName by_name{};
  TensorOption sample_weight = {};
  // None: the number of losses, times the number of replicas (always one).
  TensorOption global_batch_size = {};
};
// The sum of the losses divided by the batch size.
Tensor compute_average_loss(const TensorLike& per_example_loss,
                            const ComputeAverageLossOptions& options = {});

// The sum divided by the number of replicas (always one).
Tensor scale_regularization_loss(const TensorLike& regularization_loss);

}  // namespace tfx::nn

#endif  // TFX_NN_LOSSES_H_

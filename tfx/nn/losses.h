// tf.nn: losses, an element an example mostly; what is averaged of them.
//
// What throws ValueError does so for shapes that are known not to fit; those
// known later throw InvalidArgumentError when the operation runs.
#ifndef TFX_NN_LOSSES_H_
#define TFX_NN_LOSSES_H_

#include <cstdint>
#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::nn {

// How far `logits` are from being sure of `labels`, probabilities of classes
// that do not exclude each other.
Tensor sigmoid_cross_entropy_with_logits(const TensorLike& labels,
                                         const TensorLike& logits,
                                         const NameOptions& options = {});
// The same; what is missed counts pos_weight times.
Tensor weighted_cross_entropy_with_logits(const TensorLike& labels,
                                          const TensorLike& logits,
                                          const TensorLike& pos_weight,
                                          const NameOptions& options = {});

struct SoftmaxCrossEntropyOptions {
  int64_t axis = -1;
  std::string name = {};
};
// Of classes that exclude each other: `labels` has a distribution of them along
// `axis`, which the result does not have. Gradients go to the labels too.
Tensor softmax_cross_entropy_with_logits(
    const TensorLike& labels, const TensorLike& logits,
    const SoftmaxCrossEntropyOptions& options = {});
// The same; `labels` has the number of the class. The loss of a number that is
// no class throws InvalidArgumentError on a CPU, and is NaN on a GPU.
Tensor sparse_softmax_cross_entropy_with_logits(
    const TensorLike& labels, const TensorLike& logits,
    const NameOptions& options = {});

struct LogPoissonLossOptions {
  // With Stirling's approximation of the term that does not depend on the
  // prediction.
  bool compute_full_loss = false;
  std::string name = {};
};
Tensor log_poisson_loss(const TensorLike& targets, const TensorLike& log_input,
                        const LogPoissonLossOptions& options = {});

// Half the sum of the squares.
Tensor l2_loss(const TensorLike& t, const NameOptions& options = {});

struct ComputeAverageLossOptions {
  TensorOption sample_weight = {};
  // None: how many there are, times the replicas (of which there is one).
  TensorOption global_batch_size = {};
};
// The sum of the losses over the size of the batch.
Tensor compute_average_loss(const TensorLike& per_example_loss,
                            const ComputeAverageLossOptions& options = {});

// The sum, divided by the number of replicas (of which there is one).
Tensor scale_regularization_loss(const TensorLike& regularization_loss);

}  // namespace tfx::nn

#endif  // TFX_NN_LOSSES_H_

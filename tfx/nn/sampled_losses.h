// tf.nn.nce_loss, tf.nn.sampled_softmax_loss: losses of many classes, of which
// but some are looked at, for training.
#ifndef TFX_NN_SAMPLED_LOSSES_H_
#define TFX_NN_SAMPLED_LOSSES_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/nn/candidate_sampling.h"
#include "tfx/nn/embedding.h"

namespace tfx::nn {

// Both take a row of `weights` and one of `biases` a class, tables as
// embedding_lookup takes them; `labels`, num_true true classes for each
// example; and `inputs`, a row an example. num_sampled others of num_classes
// are drawn, by log_uniform_candidate_sampler unless they are given.

struct NceLossOptions {
  int64_t num_true = 1;
  std::optional<random::CandidateSamplerOutputs> sampled_values = std::nullopt;
  // Whether those drawn that are true do not count.
  bool remove_accidental_hits = false;
  std::string name = "nce_loss";
};
// Noise-contrastive estimation: a loss an example.
Tensor nce_loss(const EmbeddingParams& weights, const EmbeddingParams& biases,
                const TensorLike& labels, const TensorLike& inputs,
                int64_t num_sampled, int64_t num_classes,
                const NceLossOptions& options = {});

struct SampledSoftmaxLossOptions {
  int64_t num_true = 1;
  std::optional<random::CandidateSamplerOutputs> sampled_values = std::nullopt;
  bool remove_accidental_hits = true;
  std::optional<int64_t> seed = std::nullopt;
  std::string name = "sampled_softmax_loss";
};
// The softmax of the true classes and those drawn: a loss an example.
Tensor sampled_softmax_loss(const EmbeddingParams& weights,
                            const EmbeddingParams& biases,
                            const TensorLike& labels, const TensorLike& inputs,
                            int64_t num_sampled, int64_t num_classes,
                            const SampledSoftmaxLossOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_SAMPLED_LOSSES_H_

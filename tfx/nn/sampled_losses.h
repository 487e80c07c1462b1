// tf.nn.nce_loss, tf.nn.sampled_softmax_loss: training losses over many
// classes, of which only a sample is computed.
#ifndef TFX_NN_SAMPLED_LOSSES_H_
#define TFX_NN_SAMPLED_LOSSES_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/nn/candidate_sampling.h"
#include "tfx/nn/embedding.h"

namespace tfx::nn {

// Both functions take one row of `weights` and of `biases` per class, tables as
// for embedding_lookup; `labels`, num_true true classes per example; and
// `inputs`, one row per example. num_sampled of num_classes classes are drawn
// by log_uniform_candidate_sampler unless sampled_values are given.

struct NceLossOptions {
  ByName by_name{};
  int64_t num_true = 1;
  std::optional<random::CandidateSamplerOutputs> sampled_values = std::nullopt;
  // Whether sampled classes that are true are ignored.
  bool remove_accidental_hits = false;
  std::string name = "nce_loss";
};
// Noise-contrastive estimation: one loss per example.
Tensor nce_loss(const EmbeddingParams& weights, const EmbeddingParams& biases,
                const TensorLike& labels, const TensorLike& inputs,
                int64_t num_sampled, int64_t num_classes,
                const NceLossOptions& options = {});

struct SampledSoftmaxLossOptions {
  ByName by_name{};
  int64_t num_true = 1;
  std::optional<random::CandidateSamplerOutputs> sampled_values = std::nullopt;
  bool remove_accidental_hits = true;
  std::optional<int64_t> seed = std::nullopt;
  std::string name = "sampled_softmax_loss";
};
// The softmax over true and sampled classes: one loss per example.
Tensor sampled_softmax_loss(const EmbeddingParams& weights,
                            const EmbeddingParams& biases,
                            const TensorLike& labels, const TensorLike& inputs,
                            int64_t num_sampled, int64_t num_classes,
                            const SampledSoftmaxLossOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_SAMPLED_LOSSES_H_

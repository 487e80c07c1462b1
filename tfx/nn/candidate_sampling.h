// tf.nn, tf.random: samples classes, for losses over very many classes.
//
// `true_classes` has a row of num_true classes, int64, per example. With
// `unique` no class is drawn twice. The same seeds draw the same classes as in
// Python.
#ifndef TFX_NN_CANDIDATE_SAMPLING_H_
#define TFX_NN_CANDIDATE_SAMPLING_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::random {

struct CandidateSamplerOptions {
  ByName by_name{};
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};
struct CandidateSamplerOutputs {
  Tensor sampled_candidates;
  // How often each of true_classes, and each sampled class, is expected to be
  // drawn.
  Tensor true_expected_count;
  Tensor sampled_expected_count;
};

// Uniform over range_max classes.
CandidateSamplerOutputs uniform_candidate_sampler(
    const TensorLike& true_classes, int64_t num_true, int64_t num_sampled,
    bool unique, int64_t range_max,
    const CandidateSamplerOptions& options = {});
// Zipf's law: suits words sorted by descending frequency.
CandidateSamplerOutputs log_uniform_candidate_sampler(
    const TensorLike& true_classes, int64_t num_true, int64_t num_sampled,
    bool unique, int64_t range_max,
    const CandidateSamplerOptions& options = {});
// The distribution of true_classes seen so far. Throws ValueError if range_max
// does not fit in int32.
CandidateSamplerOutputs learned_unigram_candidate_sampler(
    const TensorLike& true_classes, int64_t num_true, int64_t num_sampled,
    bool unique, int64_t range_max,
    const CandidateSamplerOptions& options = {});

struct FixedUnigramCandidateSamplerOptions {
  ByName by_name{};
  // A file with one line per class, whose last comma-separated value is the
  // weight. Otherwise the weights are `unigrams`.
  std::string vocab_file = {};
  // The exponent applied to weights.
  float distortion = 1;
  // The number of ids before the first class; they are never drawn.
  int64_t num_reserved_ids = 0;
  // Only classes shard, shard + num_shards, … are drawn.
  int64_t num_shards = 1;
  int64_t shard = 0;
  std::vector<float> unigrams = {};
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};
// In proportion to the weights.
CandidateSamplerOutputs fixed_unigram_candidate_sampler(
    const TensorLike& true_classes, int64_t num_true, int64_t num_sampled,
    bool unique, int64_t range_max,
    const FixedUnigramCandidateSamplerOptions& options = {});

// All num_sampled classes, for tests.
CandidateSamplerOutputs all_candidate_sampler(
    const TensorLike& true_classes, int64_t num_true, int64_t num_sampled,
    bool unique, const CandidateSamplerOptions& options = {});

}  // namespace tfx::random

namespace tfx::nn {

using random::all_candidate_sampler;
using random::fixed_unigram_candidate_sampler;
using random::learned_unigram_candidate_sampler;

struct AccidentalHits {
  // Per hit: the row of true_classes, the index of the sampled class, and the
  // weight that masks it, the least float.
  Tensor indices;
  Tensor ids;
  Tensor weights;
};
// Finds sampled classes that are true classes.
AccidentalHits compute_accidental_hits(
    const TensorLike& true_classes, const TensorLike& sampled_candidates,
    int64_t num_true, const random::CandidateSamplerOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_CANDIDATE_SAMPLING_H_

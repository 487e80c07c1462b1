#include "tfx/nn/candidate_sampling.h"

#include <limits>

#include "tfx/core/errors.h"
#include "tfx/core/random_seed.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::random {
namespace {

// All of the ops name their outputs alike.
template <typename Outputs>
CandidateSamplerOutputs drawn(const Outputs& outputs) {
  return {outputs.sampled_candidates, outputs.true_expected_count,
          outputs.sampled_expected_count};
}

}  // namespace

CandidateSamplerOutputs uniform_candidate_sampler(
    const TensorLike& true_classes, int64_t num_true, int64_t num_sampled,
    bool unique, int64_t range_max, const CandidateSamplerOptions& options) {
  const auto [seed, seed2] = get_seed(options.seed);
  return drawn(raw_ops::UniformCandidateSampler(
      true_classes.to_tensor(tfx::int64), num_true, num_sampled, unique,
      range_max, {.seed = seed, .seed2 = seed2, .name = options.name}));
}

CandidateSamplerOutputs log_uniform_candidate_sampler(
    const TensorLike& true_classes, int64_t num_true, int64_t num_sampled,
    bool unique, int64_t range_max, const CandidateSamplerOptions& options) {
  const auto [seed, seed2] = get_seed(options.seed);
  return drawn(raw_ops::LogUniformCandidateSampler(
      true_classes.to_tensor(tfx::int64), num_true, num_sampled, unique,
      range_max, {.seed = seed, .seed2 = seed2, .name = options.name}));
}

CandidateSamplerOutputs learned_unigram_candidate_sampler(
    const TensorLike& true_classes, int64_t num_true, int64_t num_sampled,
    bool unique, int64_t range_max, const CandidateSamplerOptions& options) {
  const auto [seed, seed2] = get_seed(options.seed);
  if (range_max > std::numeric_limits<int32_t>::max()) {
    throw ValueError("Value of range_max:" + std::to_string(range_max) +
                     " is too large to handle");
  }
  return drawn(raw_ops::LearnedUnigramCandidateSampler(
      true_classes.to_tensor(tfx::int64), num_true, num_sampled, unique,
      range_max, {.seed = seed, .seed2 = seed2, .name = options.name}));
}

CandidateSamplerOutputs fixed_unigram_candidate_sampler(
    const TensorLike& true_classes, int64_t num_true, int64_t num_sampled,
    bool unique, int64_t range_max,
    const FixedUnigramCandidateSamplerOptions& options) {
  const auto [seed, seed2] = get_seed(options.seed);
  return drawn(raw_ops::FixedUnigramCandidateSampler(
      true_classes.to_tensor(tfx::int64), num_true, num_sampled, unique,
      range_max,
      {.vocab_file = options.vocab_file,
       .distortion = options.distortion,
       .num_reserved_ids = options.num_reserved_ids,
       .num_shards = options.num_shards,
       .shard = options.shard,
       .unigrams = options.unigrams,
       .seed = seed,
       .seed2 = seed2,
       .name = options.name}));
}

CandidateSamplerOutputs all_candidate_sampler(
    const TensorLike& true_classes, int64_t num_true, int64_t num_sampled,
    bool unique, const CandidateSamplerOptions& options) {
  const auto [seed, seed2] = get_seed(options.seed);
  return drawn(raw_ops::AllCandidateSampler(
      true_classes.to_tensor(tfx::int64), num_true, num_sampled, unique,
      {.seed = seed, .seed2 = seed2, .name = options.name}));
}

}  // namespace tfx::random

namespace tfx::nn {

AccidentalHits compute_accidental_hits(
    const TensorLike& true_classes, const TensorLike& sampled_candidates,
    int64_t num_true, const random::CandidateSamplerOptions& options) {
  const auto [seed, seed2] = get_seed(options.seed);
  const auto hits = raw_ops::ComputeAccidentalHits(
      true_classes.to_tensor(int64), sampled_candidates.to_tensor(int64),
      num_true, {.seed = seed, .seed2 = seed2, .name = options.name});
  return {hits.indices, hits.ids, hits.weights};
}

}  // namespace tfx::nn

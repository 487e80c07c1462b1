// tf.nn, tf.random: some classes drawn out of many, for losses that do not look
// at all of them.
//
// `true_classes` has a row of num_true classes, int64, for each example.
// `unique` says whether no class is drawn twice. With the same seeds they are
// the classes that Python draws.
#ifndef TFX_NN_CANDIDATE_SAMPLING_H_
#define TFX_NN_CANDIDATE_SAMPLING_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::random {

struct CandidateSamplerOptions {
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};
struct CandidateSamplerOutputs {
  Tensor sampled_candidates;
  // How often each of true_classes, and each of those drawn, is expected to be
  // drawn.
  Tensor true_expected_count;
  Tensor sampled_expected_count;
};

// All of range_max classes are as likely.
CandidateSamplerOutputs uniform_candidate_sampler(
    const TensorLike& true_classes, int64_t num_true, int64_t num_sampled,
    bool unique, int64_t range_max,
    const CandidateSamplerOptions& options = {});
// Zipf's law: as words are likely if the most frequent come first.
CandidateSamplerOutputs log_uniform_candidate_sampler(
    const TensorLike& true_classes, int64_t num_true, int64_t num_sampled,
    bool unique, int64_t range_max,
    const CandidateSamplerOptions& options = {});
// As likely as they were among true_classes so far. Throws ValueError if
// range_max is no int32.
CandidateSamplerOutputs learned_unigram_candidate_sampler(
    const TensorLike& true_classes, int64_t num_true, int64_t num_sampled,
    bool unique, int64_t range_max,
    const CandidateSamplerOptions& options = {});

struct FixedUnigramCandidateSamplerOptions {
  // A file with a line a class, the last comma-separated value of which is its
  // weight; or else the weights are `unigrams`.
  std::string vocab_file = {};
  // What weights are raised to the power of.
  float distortion = 1;
  // Classes before these, which are never drawn.
  int64_t num_reserved_ids = 0;
  // Classes shard, shard + num_shards, … alone are drawn.
  int64_t num_shards = 1;
  int64_t shard = 0;
  std::vector<float> unigrams = {};
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};
// As likely as their weights say.
CandidateSamplerOutputs fixed_unigram_candidate_sampler(
    const TensorLike& true_classes, int64_t num_true, int64_t num_sampled,
    bool unique, int64_t range_max,
    const FixedUnigramCandidateSamplerOptions& options = {});

// All of num_sampled classes, for tests.
CandidateSamplerOutputs all_candidate_sampler(
    const TensorLike& true_classes, int64_t num_true, int64_t num_sampled,
    bool unique, const CandidateSamplerOptions& options = {});

}  // namespace tfx::random

namespace tfx::nn {

using random::all_candidate_sampler;
using random::fixed_unigram_candidate_sampler;
using random::learned_unigram_candidate_sampler;

struct AccidentalHits {
  // An element a hit: the row of true_classes, the place among those drawn, and
  // the weight that hides it, the least number that there is.
  Tensor indices;
  Tensor ids;
  Tensor weights;
};
// Where those drawn are true.
AccidentalHits compute_accidental_hits(
    const TensorLike& true_classes, const TensorLike& sampled_candidates,
    int64_t num_true, const random::CandidateSamplerOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_CANDIDATE_SAMPLING_H_

#include "tfx/nn/candidate_sampling.h"

#include <catch2/catch.hpp>

#include "tests/nn/testing.h"
#include "tests/ops/golden_cases.h"
#include "tfx/core/random_seed.h"

namespace tf = tfx;

namespace tfx {
namespace {

const std::vector<float> kWeights = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};

Outputs all(const random::CandidateSamplerOutputs& outputs) {
  return {outputs.sampled_candidates, outputs.true_expected_count,
          outputs.sampled_expected_count};
}
Outputs all(const nn::AccidentalHits& hits) {
  return {hits.indices, hits.ids, hits.weights};
}

using Sampler = random::CandidateSamplerOutputs (*)(
    const TensorLike&, int64_t, int64_t, bool, int64_t,
    const random::CandidateSamplerOptions&);

// Those which are called alike.
std::vector<GoldenCase> sampler_cases(const std::string& name,
                                      Sampler sampler) {
  return {
      {name + "/unique",
       [=](const Inputs& in) {
         return all(sampler(seeded(in)[0], 2, 4, true, 10, {.seed = 7}));
       }},
      {name + "/repeated",
       [=](const Inputs& in) {
         return all(sampler(seeded(in)[0], 2, 12, false, 10,
                            {.seed = 7, .name = "n"}));
       }},
      {name + "/no seed",
       [=](const Inputs& in) {
         return all(sampler(seeded(in)[0], 2, 4, true, 10, {}));
       }},
      {name + "/too many",
       [=](const Inputs& in) {
         return all(sampler(in[0], 2, 11, true, 10, {.seed = 7}));
       }},
  };
}

TEST_CASE("candidates are those that Python draws") {
  std::vector<GoldenCase> cases = {
      GOLDEN("learned_unigram/range",
             all(tf::nn::learned_unigram_candidate_sampler(in[0], 2, 4, true,
                                                           int64_t{1} << 40))),
      GOLDEN("fixed_unigram/unique",
             all(tf::nn::fixed_unigram_candidate_sampler(
                 seeded(in)[0], 2, 4, true, 10,
                 {.unigrams = kWeights, .seed = 7}))),
      GOLDEN("fixed_unigram/options",
             all(tf::random::fixed_unigram_candidate_sampler(
                 seeded(in)[0], 2, 5, false, 10,
                 {.distortion = 0.75,
                  .num_reserved_ids = 1,
                  .unigrams = {kWeights.begin() + 1, kWeights.end()},
                  .seed = 7,
                  .name = "n"}))),
      GOLDEN(
          "fixed_unigram/shard",
          all(tf::random::fixed_unigram_candidate_sampler(
              seeded(in)[0], 2, 3, true, 5,
              {.num_shards = 2, .shard = 1, .unigrams = kWeights, .seed = 7}))),
      GOLDEN("fixed_unigram/no seed",
             all(tf::random::fixed_unigram_candidate_sampler(
                 seeded(in)[0], 2, 4, true, 10, {.unigrams = kWeights}))),
      GOLDEN("fixed_unigram/nothing",
             all(tf::random::fixed_unigram_candidate_sampler(in[0], 2, 4, true,
                                                             10))),
      GOLDEN("fixed_unigram/no file",
             all(tf::random::fixed_unigram_candidate_sampler(
                 in[0], 2, 4, true, 10, {.vocab_file = "/nowhere"}))),
      GOLDEN("all", all(tf::nn::all_candidate_sampler(
                        seeded(in)[0], 2, 10, true, {.seed = 7, .name = "n"}))),
      GOLDEN("hits", all(tf::nn::compute_accidental_hits(in[0], in[1], 2))),
      GOLDEN("hits/seed", all(tf::nn::compute_accidental_hits(
                              in[0], in[1], 2, {.seed = 3, .name = "n"}))),
  };
  for (const auto& [name, sampler] :
       {std::pair<std::string, Sampler>("uniform",
                                        random::uniform_candidate_sampler),
        {"log_uniform", random::log_uniform_candidate_sampler},
        {"learned_unigram", random::learned_unigram_candidate_sampler}}) {
    for (GoldenCase& each : sampler_cases(name, sampler)) {
      cases.push_back(std::move(each));
    }
  }
  check_golden("nn/candidate_sampling", cases);
  random::set_seed(std::nullopt);
}

}  // namespace
}  // namespace tfx

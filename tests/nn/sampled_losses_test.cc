#include "tfx/nn/sampled_losses.h"

#include <catch2/catch.hpp>

#include "tests/nn/testing.h"
#include "tests/ops/golden_cases.h"
#include "tfx/core/random_seed.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

// As in the golden file.
random::CandidateSamplerOutputs drawn(int64_t num_true) {
  return {constant({3, 0, 5}, {.dtype = int64}), fill({2, num_true}, 0.25F),
          constant({0.5, 0.25, 0.75})};
}

TEST_CASE("losses of some classes of many are Python's") {
  const std::vector<GoldenCase> cases = {
      GOLDEN("nce/given", tf::nn::nce_loss(in[0], in[1], in[2], in[3], 3, 6,
                                           {.sampled_values = drawn(1)})),
      GOLDEN("nce/wide weights",
             tf::nn::nce_loss(cast(in[0], float64), in[1], in[2], in[3], 3, 6,
                              {.sampled_values = drawn(1)})),
      GOLDEN("nce/two, False",
             tf::nn::nce_loss(in[0], in[1], in[2], in[3], 3, 6,
                              {.num_true = 2, .sampled_values = drawn(2)})),
      GOLDEN("nce/two, True",
             tf::nn::nce_loss(in[0], in[1], in[2], in[3], 3, 6,
                              {.num_true = 2,
                               .sampled_values = drawn(2),
                               .remove_accidental_hits = true})),
      GOLDEN("nce/drawn", tf::nn::nce_loss(seeded(in)[0], in[1], in[2], in[3],
                                           3, 6, {.name = "n"})),
      GOLDEN("nce/parts", tf::nn::nce_loss({in[0], in[1]}, in[2], in[3], in[4],
                                           3, 6, {.sampled_values = drawn(1)})),
      GOLDEN("nce/too many",
             tf::nn::nce_loss(in[0], in[1], in[2], in[3], 7, 6)),
      GOLDEN("softmax/given",
             tf::nn::sampled_softmax_loss(in[0], in[1], in[2], in[3], 3, 6,
                                          {.sampled_values = drawn(1)})),
      GOLDEN("softmax/wide weights",
             tf::nn::sampled_softmax_loss(cast(in[0], float64), in[1], in[2],
                                          in[3], 3, 6,
                                          {.sampled_values = drawn(1)})),
      GOLDEN("softmax/two, False",
             tf::nn::sampled_softmax_loss(in[0], in[1], in[2], in[3], 3, 6,
                                          {.num_true = 2,
                                           .sampled_values = drawn(2),
                                           .remove_accidental_hits = false})),
      GOLDEN("softmax/two, True",
             tf::nn::sampled_softmax_loss(
                 in[0], in[1], in[2], in[3], 3, 6,
                 {.num_true = 2, .sampled_values = drawn(2)})),
      GOLDEN("softmax/drawn",
             tf::nn::sampled_softmax_loss(seeded(in)[0], in[1], in[2], in[3], 3,
                                          6, {.name = "n"})),
      GOLDEN("softmax/parts",
             tf::nn::sampled_softmax_loss({in[0], in[1]}, in[2], in[3], in[4],
                                          3, 6, {.sampled_values = drawn(1)})),
      GOLDEN("softmax/too many",
             tf::nn::sampled_softmax_loss(in[0], in[1], in[2], in[3], 7, 6)),
      GOLDEN("softmax/seed",
             tf::nn::sampled_softmax_loss(seeded(in)[0], in[1], in[2], in[3], 3,
                                          6, {.seed = 7})),
  };
  check_golden("nn/sampled_losses", cases);
  random::set_seed(std::nullopt);
}

}  // namespace
}  // namespace tfx

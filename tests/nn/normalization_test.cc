#include "tfx/nn/normalization.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs both(const nn::MomentsOutputs& outputs) {
  return {outputs.mean, outputs.variance};
}

Outputs all(const nn::SufficientStatisticsOutputs& outputs) {
  std::vector<Tensor> tensors = {outputs.counts, outputs.mean_ss,
                                 outputs.variance_ss};
  if (outputs.shift.has_value()) tensors.push_back(outputs.shift);
  return tensors;
}

TEST_CASE("moments are Python's") {
  const std::vector<GoldenCase> cases = {
      GOLDEN("moments", both(tf::nn::moments(in[0], {0}))),
      GOLDEN("moments/axes=0,2, keepdims",
             both(tf::nn::moments(in[0], {0, 2}, {.keepdims = true}))),
      GOLDEN("moments/axes=-1", both(tf::nn::moments(in[0], -1))),
      GOLDEN("moments/axes=None", both(tf::nn::moments(in[0], std::nullopt))),
      GOLDEN("moments/axes=[]",
             both(tf::nn::moments(in[0], std::vector<int64_t>()))),
      GOLDEN("moments/shift, name",
             both(tf::nn::moments(in[0], {0}, {.shift = 3.0, .name = "n"}))),
      GOLDEN("moments/axes=2", both(tf::nn::moments(in[0], {2}))),
      GOLDEN("weighted_moments",
             both(tf::nn::weighted_moments(in[0], {0}, in[1]))),
      GOLDEN("weighted_moments/axes=-1,0, keepdims",
             both(tf::nn::weighted_moments(in[0], {-1, 0}, in[1],
                                           {.keepdims = true, .name = "n"}))),
      GOLDEN("sufficient_statistics",
             all(tf::nn::sufficient_statistics(in[0], {0}))),
      GOLDEN("sufficient_statistics/axes=-1,0,-1, keepdims",
             all(tf::nn::sufficient_statistics(
                 in[0], {-1, 0, -1}, {.keepdims = true, .name = "n"}))),
      GOLDEN(
          "sufficient_statistics/shift",
          all(tf::nn::sufficient_statistics(in[0], {0, 1}, {.shift = in[1]}))),
      GOLDEN("sufficient_statistics/axes=2",
             all(tf::nn::sufficient_statistics(in[0], {2}))),
      GOLDEN("normalize_moments", both(tf::nn::normalize_moments(
                                      in[0], in[1], in[2], std::nullopt))),
      GOLDEN("normalize_moments/shift",
             both(tf::nn::normalize_moments(in[0], in[1], in[2], in[3],
                                            {.name = "n"}))),
      GOLDEN("batch_normalization",
             tf::nn::batch_normalization(in[0], in[1], in[2], in[3], in[4],
                                         0.001)),
      GOLDEN("batch_normalization/no offset",
             tf::nn::batch_normalization(in[0], in[1], in[2], std::nullopt,
                                         in[3], 0.001)),
      GOLDEN("batch_normalization/no scale",
             tf::nn::batch_normalization(in[0], in[1], in[2], in[3],
                                         std::nullopt, 0.5, {.name = "n"})),
      GOLDEN("batch_normalization/neither",
             tf::nn::batch_normalization(in[0], in[1], in[2], std::nullopt,
                                         std::nullopt, 0)),
      GOLDEN("batch_normalization/tensor epsilon",
             tf::nn::batch_normalization(in[0], in[1], in[2], std::nullopt,
                                         std::nullopt, in[3])),
      GOLDEN(
          "global_normalization/False",
          tf::nn::batch_norm_with_global_normalization(
              in[0], in[1], in[2], in[3], in[4], 0.001, false, {.name = "n"})),
      GOLDEN(
          "global_normalization/True",
          tf::nn::batch_norm_with_global_normalization(
              in[0], in[1], in[2], in[3], in[4], 0.001, true, {.name = "n"})),
  };
  check_golden("nn/normalization", cases);
}

}  // namespace
}  // namespace tfx

#include "tfx/math/approx_top_k.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs both(const ApproxTopKOutputs& outputs) {
  return {outputs.values, outputs.indices};
}

TEST_CASE("the greatest elements, nearly, are Python's") {
  check_golden(
      "math/approx_top_k",
      {
          GOLDEN("max", both(tf::nn::approx_max_k(in[0], 2))),
          GOLDEN("max/options", both(tf::math::approx_max_k(
                                    in[0], 2,
                                    {.recall_target = 0.5,
                                     .reduction_input_size_override = 10,
                                     .aggregate_to_topk = true,
                                     .name = "n"}))),
          GOLDEN("max/dimension", both(tf::nn::approx_max_k(
                                      in[0], 1, {.reduction_dimension = 0}))),
          GOLDEN("max/all", both(tf::nn::approx_max_k(
                                in[0], 2, {.aggregate_to_topk = false}))),
          GOLDEN("max/none", both(tf::nn::approx_max_k(in[0], 0))),
          GOLDEN("min/options", both(tf::math::approx_min_k(
                                    in[0], 2,
                                    {.reduction_dimension = 0,
                                     .recall_target = 0.5,
                                     .reduction_input_size_override = 10,
                                     .aggregate_to_topk = false}))),
          GOLDEN("top/all", both(tf::approx_top_k(
                                in[0], 2, {.aggregate_to_topk = false}))),
          GOLDEN("top/none", both(tf::approx_top_k(in[0], 0))),
          GOLDEN("min", both(tf::math::approx_min_k(in[0], 2))),
          GOLDEN("top", both(tf::approx_top_k(in[0], 2))),
          GOLDEN("top/options",
                 both(tf::approx_top_k(in[0], 2,
                                       {.recall_target = 0.5,
                                        .reduction_input_size_override = 10,
                                        .aggregate_to_topk = true,
                                        .name = "n"}))),
          GOLDEN("top/dimension",
                 both(tf::approx_top_k(in[0], 1, {.reduction_dimension = 0}))),
          GOLDEN("top/least",
                 both(tf::approx_top_k(in[0], 2, {.is_max_k = false}))),
      });
}

}  // namespace
}  // namespace tfx

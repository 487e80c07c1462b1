#include "tfx/nn/lrn.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("local response normalization is Python's") {
  check_golden("nn/lrn",
               {
                   GOLDEN("lrn", tf::nn::lrn(in[0])),
                   GOLDEN("local_response_normalization",
                          tf::nn::local_response_normalization(in[0])),
                   GOLDEN("lrn/options", tf::nn::lrn(in[0], {.depth_radius = 2,
                                                             .bias = 1.5,
                                                             .alpha = 0.25,
                                                             .beta = 0.75})),
                   GOLDEN("lrn/bias=2, beta=1",
                          tf::nn::lrn(in[0], {.bias = 2, .beta = 1})),
                   GOLDEN("lrn/rank", tf::nn::lrn(in[0])),
                   GOLDEN("lrn/float64", tf::nn::lrn(in[0])),
               });
}

}  // namespace
}  // namespace tfx

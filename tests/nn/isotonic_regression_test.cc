#include "tfx/nn/isotonic_regression.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs both(const nn::IsotonicRegressionOutputs& outputs) {
  return {outputs.output, outputs.segments};
}

TEST_CASE("isotonic regressions are Python's") {
  check_golden(
      "nn/isotonic_regression",
      {
          GOLDEN("isotonic", both(tf::nn::isotonic_regression(in[0]))),
          GOLDEN("isotonic/increasing", both(tf::nn::isotonic_regression(
                                            in[0], {.decreasing = false}))),
          GOLDEN("isotonic/axis=0",
                 both(tf::nn::isotonic_regression(in[0], {.axis = 0}))),
          GOLDEN("isotonic/axis=1",
                 both(tf::nn::isotonic_regression(in[0], {.axis = 1}))),
          GOLDEN("isotonic/axis=-2",
                 both(tf::nn::isotonic_regression(in[0], {.axis = -2}))),
          GOLDEN("isotonic/axis=2",
                 both(tf::nn::isotonic_regression(in[0], {.axis = 2}))),
          GOLDEN("isotonic/axis=-3",
                 both(tf::nn::isotonic_regression(in[0], {.axis = -3}))),
      });
}

}  // namespace
}  // namespace tfx

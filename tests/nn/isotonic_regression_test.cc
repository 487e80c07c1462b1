#include "tfx/nn/isotonic_regression.h"

#include <catch2/catch.hpp>

#include "tests/function/traced_call.h"
#include "tests/ops/golden_cases.h"
#include "tfx/core/errors.h"
#include "tfx/ops/array_ops.h"

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

TEST_CASE(
    "an isotonic regression of unknown rank is along the last dimension") {
  const auto along = [](int64_t axis) {
    return call_traced(
        [&](const Inputs& in) {
          return both(tf::nn::isotonic_regression(in[0], {.axis = axis}))
              .tensors();
        },
        {tf::ones({2, 4})}, TracingWay::kRank);
  };
  CHECK(along(-1)[0].data<float>()[0] == 1);
  CHECK_THROWS_AS(along(-2), TypeError);
  CHECK_THROWS_AS(along(1), TypeError);
}

}  // namespace
}  // namespace tfx

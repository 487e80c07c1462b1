#include "tfx/math/confusion_matrix.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("confusion matrices are Python's") {
  const auto matrix = [](const Inputs& in,
                         const math::ConfusionMatrixOptions& options = {}) {
    return tf::math::confusion_matrix(in[0], in[1], options);
  };
  check_golden(
      "math/confusion_matrix",
      {
          GOLDEN("plain", matrix(in)),
          GOLDEN("num_classes", matrix(in, {.num_classes = 6})),
          GOLDEN("num_classes tensor", matrix(in, {.num_classes = in[2]})),
          GOLDEN("dtype", matrix(in, {.dtype = tf::float32})),
          GOLDEN("weights", matrix(in, {.weights = in[2]})),
          GOLDEN("weights, dtype",
                 matrix(in, {.weights = in[2], .dtype = tf::float64})),
      });
}

}  // namespace
}  // namespace tfx

#include "tfx/math/confusion_matrix.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"

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

TEST_CASE("classes are checked inside of functions too") {
  const auto matrix = tf::function([](const Tensor& labels) {
    return tf::math::confusion_matrix(labels, tf::zeros_like(labels),
                                      {.num_classes = 3});
  });
  CHECK(matrix(tf::constant({0, 2})).shape() == TensorShape({3, 3}));
  CHECK_THROWS_WITH(matrix(tf::constant({0, -1})),
                    Catch::Contains("`labels` contains negative values"));
  CHECK_THROWS_WITH(matrix(tf::constant({0, 3})),
                    Catch::Contains("`labels` out of bound"));
}

}  // namespace
}  // namespace tfx

#include "tfx/ops/array_extra_ops.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("seldom needed functions on arrays are Python's") {
  const auto parallel_stack = [](const Inputs& in) {
    return tf::function([](const std::vector<Tensor>& values) {
      return tf::parallel_stack(values);
    })(in);
  };
  check_golden(
      "ops/array_extra_ops",
      {
          GOLDEN("parallel_stack", parallel_stack(in)),
          GOLDEN("parallel_stack/none", parallel_stack(in)),
          GOLDEN("unravel_index", tf::unravel_index(in[0], in[1])),
          GOLDEN("unravel_index/literal", tf::unravel_index(in[0], {2, 3})),
          GOLDEN("fingerprint", tf::fingerprint(in[0])),
          GOLDEN("fingerprint/method",
                 tf::fingerprint(in[0], {.method = "farmhash64"})),
          GOLDEN("fingerprint/unknown",
                 tf::fingerprint(in[0], {.method = "md5"})),
          GOLDEN("guarantee_const", tf::guarantee_const(in[0])),
          GOLDEN("guarantee_const/ragged", tf::guarantee_const({{1}, {2, 3}})),
      });
}

TEST_CASE("parallel_stack stacks inside of functions alone") {
  const Tensor a = constant({1, 2});
  const Tensor b = constant({3, 4});
  CHECK_THROWS_WITH(
      tf::parallel_stack({a, b}),
      "tf.parallel_stack() is not compatible with eager execution.");
  const auto stacked = tf::function([](const Tensor& x, const Tensor& y) {
    return tf::parallel_stack({x, y});
  });
  const Tensor result = stacked(a, b);
  CHECK(result.shape() == TensorShape({2, 2}));
  const auto values = result.data<int32_t>();
  CHECK(std::vector<int32_t>(values.begin(), values.end()) ==
        std::vector<int32_t>{1, 2, 3, 4});
}

}  // namespace
}  // namespace tfx

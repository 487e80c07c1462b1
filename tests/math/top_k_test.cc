#include "tfx/math/top_k.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/ops/constant_op.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs both(const math::TopKOutputs& outputs) {
  return {outputs.values, outputs.indices};
}

TEST_CASE("the greatest elements are found as in Python") {
  check_golden(
      "math/top_k",
      {
          GOLDEN("top_k", both(tf::math::top_k(in[0]))),
          GOLDEN("top_k/3", both(tf::math::top_k(in[0], {.k = 3}))),
          GOLDEN("top_k/int64", both(tf::math::top_k(
                                    in[0], {.k = 2, .index_type = tf::int64}))),
          GOLDEN("top_k/0", both(tf::nn::top_k(in[0], {.k = 0}))),
          GOLDEN("top_k/k tensor", both(tf::math::top_k(in[0], {.k = in[1]}))),
          GOLDEN("top_k/unsorted",
                 both(tf::math::top_k(in[0], {.k = 4, .sorted = false}))),
          GOLDEN(
              "top_k/index_type=int16",
              both(tf::math::top_k(in[0], {.k = 2, .index_type = tf::int16}))),
          GOLDEN("top_k/index_type=float32",
                 both(tf::math::top_k(in[0],
                                      {.k = 2, .index_type = tf::float32}))),
          GOLDEN("top_k/5", both(tf::math::top_k(in[0], {.k = 5}))),
          GOLDEN("top_k/-1", both(tf::math::top_k(in[0], {.k = -1}))),
          GOLDEN("top_k/scalar", both(tf::math::top_k(in[0]))),
          GOLDEN("in_top_k", tf::math::in_top_k(in[0], in[1], 2)),
          GOLDEN("in_top_k/k tensor", tf::math::in_top_k(in[0], in[1], in[2])),
          GOLDEN("in_top_k/shapes", tf::math::in_top_k(in[0], in[1], 2)),
      });
}

TEST_CASE("in_top_k has the dtype of whichever is a tensor") {
  const Tensor k = tf::constant(1, {.dtype = tf::int64});
  const Tensor found = tf::math::in_top_k({0, 1}, {{1.0, 2.0}, {1.0, 2.0}}, k);
  CHECK_FALSE(found.data<bool>()[0]);
  CHECK(found.data<bool>()[1]);
}

}  // namespace
}  // namespace tfx

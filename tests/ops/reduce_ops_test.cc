#include "tfx/ops/reduce_ops.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/segment_ops.h"
#include "tfx/ops/sort_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("elements are reduced as in Python") {
  check_golden(
      "ops/reduce_ops",
      {
          GOLDEN("reduce_sum", tf::reduce_sum(in[0])),
          GOLDEN("reduce_sum/axis=1", tf::reduce_sum(in[0], {.axis = 1})),
          GOLDEN("reduce_sum/axis=-1, keepdims",
                 tf::reduce_sum(in[0], {.axis = -1, .keepdims = true})),
          GOLDEN("reduce_sum/axis=0,2",
                 tf::reduce_sum(in[0], {.axis = {0, 2}})),
          GOLDEN("reduce_sum/keepdims",
                 tf::reduce_sum(in[0], {.keepdims = true})),
          GOLDEN("reduce_mean", tf::reduce_mean(in[0])),
          GOLDEN("reduce_mean/axis=1", tf::reduce_mean(in[0], {.axis = 1})),
          GOLDEN("reduce_mean/axis=-1, keepdims",
                 tf::reduce_mean(in[0], {.axis = -1, .keepdims = true})),
          GOLDEN("reduce_mean/axis=0,2",
                 tf::reduce_mean(in[0], {.axis = {0, 2}})),
          GOLDEN("reduce_mean/keepdims",
                 tf::reduce_mean(in[0], {.keepdims = true})),
          GOLDEN("reduce_max", tf::reduce_max(in[0])),
          GOLDEN("reduce_max/axis=1", tf::reduce_max(in[0], {.axis = 1})),
          GOLDEN("reduce_max/axis=-1, keepdims",
                 tf::reduce_max(in[0], {.axis = -1, .keepdims = true})),
          GOLDEN("reduce_max/axis=0,2",
                 tf::reduce_max(in[0], {.axis = {0, 2}})),
          GOLDEN("reduce_max/keepdims",
                 tf::reduce_max(in[0], {.keepdims = true})),
          GOLDEN("reduce_min", tf::reduce_min(in[0])),
          GOLDEN("reduce_min/axis=1", tf::reduce_min(in[0], {.axis = 1})),
          GOLDEN("reduce_min/axis=-1, keepdims",
                 tf::reduce_min(in[0], {.axis = -1, .keepdims = true})),
          GOLDEN("reduce_min/axis=0,2",
                 tf::reduce_min(in[0], {.axis = {0, 2}})),
          GOLDEN("reduce_min/keepdims",
                 tf::reduce_min(in[0], {.keepdims = true})),
          GOLDEN("reduce_prod", tf::reduce_prod(in[0])),
          GOLDEN("reduce_prod/axis=1", tf::reduce_prod(in[0], {.axis = 1})),
          GOLDEN("reduce_prod/axis=-1, keepdims",
                 tf::reduce_prod(in[0], {.axis = -1, .keepdims = true})),
          GOLDEN("reduce_prod/axis=0,2",
                 tf::reduce_prod(in[0], {.axis = {0, 2}})),
          GOLDEN("reduce_prod/keepdims",
                 tf::reduce_prod(in[0], {.keepdims = true})),
          GOLDEN("reduce_all", tf::reduce_all(in[0])),
          GOLDEN("reduce_all/axis=1", tf::reduce_all(in[0], {.axis = 1})),
          GOLDEN("reduce_all/axis=-1, keepdims",
                 tf::reduce_all(in[0], {.axis = -1, .keepdims = true})),
          GOLDEN("reduce_all/axis=0,2",
                 tf::reduce_all(in[0], {.axis = {0, 2}})),
          GOLDEN("reduce_all/keepdims",
                 tf::reduce_all(in[0], {.keepdims = true})),
          GOLDEN("reduce_any", tf::reduce_any(in[0])),
          GOLDEN("reduce_any/axis=1", tf::reduce_any(in[0], {.axis = 1})),
          GOLDEN("reduce_any/axis=-1, keepdims",
                 tf::reduce_any(in[0], {.axis = -1, .keepdims = true})),
          GOLDEN("reduce_any/axis=0,2",
                 tf::reduce_any(in[0], {.axis = {0, 2}})),
          GOLDEN("reduce_any/keepdims",
                 tf::reduce_any(in[0], {.keepdims = true})),
          GOLDEN("reduce_sum/axis=[]",
                 tf::reduce_sum(in[0], {.axis = std::vector<int64_t>()})),
          GOLDEN("reduce_sum/axis tensor",
                 tf::reduce_sum(in[0], {.axis = in[1]})),
          GOLDEN("reduce_sum/literal",
                 tf::reduce_sum({{1, 2}, {3, 4}}, {.axis = 0})),
          GOLDEN("reduce_all/literal", tf::reduce_all({true, false})),
          GOLDEN("reduce_max/nan", tf::reduce_max(in[0])),
          GOLDEN("reduce_min/empty int", tf::reduce_min(in[0])),
          GOLDEN("reduce_mean/negative int", tf::reduce_mean(in[0])),
          GOLDEN("reduce_sum/wraps", tf::reduce_sum(in[0])),
          GOLDEN("reduce_sum/axis=5", tf::reduce_sum(in[0], {.axis = 5})),
          GOLDEN("reduce_sum/axis=0,0",
                 tf::reduce_sum(in[0], {.axis = {0, 0}})),
          GOLDEN("reduce_sum/string", tf::reduce_sum(in[0])),
          GOLDEN("reduce_sum/bool", tf::reduce_sum(in[0])),
          GOLDEN("reduce_all/float", tf::reduce_all(in[0])),
          GOLDEN("reduce_max/complex", tf::reduce_max(in[0])),
          GOLDEN("reduce_logsumexp", tf::reduce_logsumexp(in[0])),
          GOLDEN("reduce_logsumexp/axis=1",
                 tf::reduce_logsumexp(in[0], {.axis = 1})),
          GOLDEN("reduce_logsumexp/keepdims",
                 tf::reduce_logsumexp(in[0], {.axis = 1, .keepdims = true})),
          GOLDEN("reduce_variance", tf::math::reduce_variance(in[0])),
          GOLDEN("reduce_variance/axis=0",
                 tf::math::reduce_variance(in[0], {.axis = 0})),
          GOLDEN("reduce_variance/keepdims",
                 tf::math::reduce_variance(in[0],
                                           {.axis = {0, 1}, .keepdims = true})),
          GOLDEN("reduce_std", tf::math::reduce_std(in[0])),
          GOLDEN("reduce_std/axis=0", tf::math::reduce_std(in[0], {.axis = 0})),
          GOLDEN(
              "reduce_std/keepdims",
              tf::math::reduce_std(in[0], {.axis = {0, 1}, .keepdims = true})),
          GOLDEN("reduce_euclidean_norm",
                 tf::math::reduce_euclidean_norm(in[0])),
          GOLDEN("reduce_euclidean_norm/axis=0",
                 tf::math::reduce_euclidean_norm(in[0], {.axis = 0})),
          GOLDEN("reduce_euclidean_norm/keepdims",
                 tf::math::reduce_euclidean_norm(
                     in[0], {.axis = {0, 1}, .keepdims = true})),
          GOLDEN("reduce_variance/int", tf::math::reduce_variance(in[0])),
          GOLDEN("reduce_std/int", tf::math::reduce_std(in[0])),
          GOLDEN("count_nonzero", tf::math::count_nonzero(in[0])),
          GOLDEN("count_nonzero/axis=0",
                 tf::math::count_nonzero(
                     in[0], {.axis = 0, .keepdims = true, .dtype = tf::int16})),
          GOLDEN("zero_fraction", tf::math::zero_fraction(in[0])),
          GOLDEN("zero_fraction/ragged",
                 tf::math::zero_fraction({{1}, {2, 3}})),
          GOLDEN("zero_fraction/empty", tf::math::zero_fraction(in[0])),
      });
}

TEST_CASE("all dimensions reduced are a scalar, whatever the shape was") {
  const auto shapes = tf::function(
      [](const Tensor& x) {
        const std::vector<Tensor> scalars = {tf::reduce_sum(x),
                                             tf::reduce_mean(x),
                                             tf::reduce_max(x),
                                             tf::reduce_min(x),
                                             tf::reduce_prod(x),
                                             tf::reduce_all(x > 0),
                                             tf::reduce_any(x > 0),
                                             tf::reduce_logsumexp(x),
                                             tf::math::reduce_variance(x),
                                             tf::math::reduce_std(x),
                                             tf::math::reduce_euclidean_norm(x),
                                             tf::math::count_nonzero(x)};
        for (const Tensor& scalar : scalars) {
          CHECK(scalar.shape() == TensorShape());
        }
        CHECK(tf::reduce_sum(x, {.keepdims = true}).rank() < 0);
        CHECK(tf::reduce_sum(x, {.axis = 0}).rank() < 0);
        return tf::reduce_sum(x);
      },
      {.input_signature = {
           {tf::TensorSpec(TensorShape::unknown(), tf::float32)}}});
  CHECK(shapes(tf::constant({{1.0, 2.0}, {3.0, 4.0}})).item<float>() == 10);
}

// As Python names them.
TEST_CASE("results are under the name that was given") {
  const auto names = tf::function([](const Tensor& x) {
    CHECK(tf::reduce_sum(x, {.name = "mine"}).name() == "mine:0");
    CHECK(tf::reduce_logsumexp(x).name() == "ReduceLogSumExp:0");
    CHECK(tf::reduce_logsumexp(x, {.name = "a"}).name() == "a:0");
    CHECK(tf::math::reduce_variance(x).name() == "reduce_variance/Mean_1:0");
    CHECK(tf::math::reduce_variance(x, {.name = "b"}).name() == "b/Mean_1:0");
    CHECK(tf::math::reduce_std(x, {.name = "c"}).name() == "c/Sqrt:0");
    CHECK(
        tf::math::count_nonzero(x, {.dtype = tf::int32, .name = "d"}).name() ==
        "d/Cast_1:0");
    CHECK(tf::math::zero_fraction(x, {.name = "e"}).name() == "e/fraction:0");
    CHECK(tf::math::bincount(tf::cast(x, tf::int32), {.name = "f"}).name() ==
          "f/DenseBincount:0");
    CHECK(tf::sort(x, {.name = "g"}).name() == "g/Neg_1:0");
    CHECK(tf::argsort(x, {.name = "h"}).name() == "h/TopKV2:1");
    CHECK(tf::saturate_cast(x, tf::int8, {.name = "i"}).name() == "i:0");
    CHECK(tf::math::polyval({x, x}, x, {.name = "j"}).name() == "j/add:0");
    CHECK(tf::math::scalar_mul(2.0, x).name() == "scalar_mul:0");
    CHECK(tf::math::unsorted_segment_mean(x, {0, 0}, 1).name() ==
          "UnsortedSegmentMean/truediv:0");
    return x;
  });
  names(tf::constant({1.0, 2.0}));
}

}  // namespace
}  // namespace tfx

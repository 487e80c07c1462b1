#include "tfx/sparse/map_values.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tests/sparse/inputs.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/string_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

Tensor sum(const Tensor& x, const Tensor& y) { return tf::add(x, y); }

TEST_CASE("functions of the values of sparse tensors are Python's") {
  check_golden(
      "sparse/map_values",
      {
          GOLDEN("map_values",
                 tf::sparse::map_values(
                     [](const Tensor& x) { return tf::exp(x); }, first_of(in))),
          GOLDEN("map_values/dense",
                 tf::sparse::map_values(sum, first_of(in), in[3])),
          GOLDEN("map_values/number", tf::sparse::map_values(
                                          [](float x, const Tensor& y) {
                                            return tf::multiply(x, y);
                                          },
                                          3.0F, first_of(in))),
          GOLDEN("map_values/two",
                 tf::sparse::map_values(sum, first_of(in), second_of(in))),
          GOLDEN("map_values/dtype",
                 tf::sparse::map_values(
                     [](const Tensor& x) { return tf::strings::as_string(x); },
                     first_of(in))),
          GOLDEN("map_values/shapes",
                 tf::sparse::map_values(sum, first_of(in), second_of(in))),
          GOLDEN("map_values/indices",
                 tf::sparse::map_values(sum, first_of(in), second_of(in))),
          GOLDEN("map_values/count", tf::sparse::map_values(
                                         [](const Tensor& x) {
                                           return tf::reshape(x, {3, 1});
                                         },
                                         first_of(in))),
      });
}

TEST_CASE("values at other places are found when a function runs") {
  const auto f =
      tf::function([](const Tensor& a, const Tensor& b, const Tensor& values) {
        return tf::sparse::map_values(sum, SparseTensor(a, values, {2, 3}),
                                      SparseTensor(b, values, {2, 3}))
            .values();
      });
  const Tensor a = tf::constant({{0, 0}}, {.dtype = tf::int64});
  const Tensor b = tf::constant({{1, 2}}, {.dtype = tf::int64});
  const Tensor values = tf::constant({1.5});
  CHECK(f(a, a, values).item<float>() == 3.0F);
  CHECK_THROWS_AS(f(a, b, values), errors::InvalidArgumentError);
}

}  // namespace
}  // namespace tfx

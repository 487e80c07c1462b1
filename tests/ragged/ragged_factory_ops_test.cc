#include "tfx/ragged/ragged_factory_ops.h"

#include <catch2/catch.hpp>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"

namespace tf = tfx;

namespace tfx::ragged {
namespace {

using List = std::vector<int64_t>;

TEST_CASE("ragged constants are Python's") {
  const Literal pairs = {{{1, 2}, {3, 4}}, list_of({{5, 6}})};
  const Literal empties = list_of({list_of({}), list_of({})});
  const std::vector<std::vector<int>> rows = {{1, 2}, {3}};
  check_golden(
      "ragged/ragged_factory_ops",
      {
          GOLDEN("constant", constant({{1, 2}, {}, {3}})),
          GOLDEN("constant/floats", constant({{1.5}, {2.0, 3.0}})),
          GOLDEN("constant/strings", constant({{"a", "bc"}, {}})),
          GOLDEN("constant/two", constant({{{1, 2}, {}}, {}, {{3}}})),
          GOLDEN("constant/empty", constant(empties)),
          GOLDEN("constant/empty, dtype",
                 constant(empties, {.dtype = tf::int64})),
          GOLDEN("constant/dtype",
                 constant({{1, 2}, {3}}, {.dtype = tf::float64})),
          GOLDEN("constant/ragged_rank=1", constant(pairs, {.ragged_rank = 1})),
          GOLDEN("constant/ragged_rank=0",
                 constant({{1, 2}, {3, 4}}, {.ragged_rank = 0})),
          GOLDEN("constant/inner_shape",
                 constant(pairs, {.inner_shape = List{2}})),
          GOLDEN("constant/empty, inner_shape",
                 constant(empties, {.dtype = tf::int32,
                                    .ragged_rank = 1,
                                    .inner_shape = List{3}})),
          GOLDEN("constant/int32",
                 constant({{1, 2}, {3}}, {.row_splits_dtype = tf::int32})),
          GOLDEN("constant/scalar", constant(5)),
          GOLDEN("constant/vector", constant({1, 2})),
          GOLDEN("constant/container", constant(rows)),
          GOLDEN("constant/depths", constant({{1, 2}, 3})),
          GOLDEN("constant/empty too deep",
                 constant({list_of({1}), list_of({list_of({})})})),
          GOLDEN(
              "constant/small ragged_rank",
              constant({{{1, 2}, {3}}, list_of({{5, 6}})}, {.ragged_rank = 1})),
          GOLDEN("constant/great ragged_rank",
                 constant({{1, 2}, {3}}, {.ragged_rank = 3})),
          GOLDEN("constant/negative ragged_rank",
                 constant({{1, 2}, {3}}, {.ragged_rank = -1})),
          GOLDEN("constant/scalar, ragged_rank",
                 constant(5, {.ragged_rank = 1})),
          GOLDEN("constant/wrong inner_shape",
                 constant({{1, 2}, {3}},
                          {.ragged_rank = 1, .inner_shape = List{2}})),
      });
}

}  // namespace
}  // namespace tfx::ragged

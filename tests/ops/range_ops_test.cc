#include "tfx/ops/range_ops.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("ranges are Python's") {
  check_golden(
      "ops/range_ops",
      {
          GOLDEN("range/5, as", tf::range(5, {.dtype = in[0].dtype()})),
          GOLDEN("range/limit", tf::range(in[0])),
          GOLDEN("range/start, limit", tf::range(2, in[0])),
          GOLDEN("range/three", tf::range(in[0], -5, -2)),
          GOLDEN("range/widest", tf::range(in[0], in[1], in[2])),
          GOLDEN("range/1.5", tf::range(1.5)),
          GOLDEN("range/0,5,0.5", tf::range(0, 5, 0.5)),
          GOLDEN("range/3,3", tf::range(3, 3)),
          GOLDEN("range/0", tf::range(0)),
          GOLDEN("range/cast", tf::range(in[0], {.dtype = tf::float32})),
          GOLDEN("range/delta=0", tf::range(1, 5, 0)),
          GOLDEN("range/down", tf::range(5, 1)),
          GOLDEN("range/up", tf::range(1, 5, -1)),
          GOLDEN("range/literal dtype", tf::range(2.5, {.dtype = tf::int32})),
          GOLDEN("range/vector", tf::range(in[0])),
          GOLDEN("linspace", tf::linspace(in[0], in[1], 5)),
          GOLDEN("linspace/num", tf::linspace(0.0, 10.0, in[0])),
          GOLDEN("linspace/literals", tf::linspace(0, 5, 3)),
          GOLDEN("linspace/vectors", tf::linspace(in[0], in[1], 3)),
          GOLDEN("linspace/broadcast", tf::linspace(in[0], in[1], 3)),
          GOLDEN("linspace/axis=1", tf::linspace(in[0], in[1], 3, {.axis = 1})),
          GOLDEN("linspace/axis=-1",
                 tf::linspace(in[0], in[1], 3, {.axis = -1})),
          GOLDEN("linspace/equal", tf::linspace(2.0, 2.0, 3)),
          GOLDEN("linspace/negative", tf::linspace(0.0, 5.0, -1)),
          GOLDEN("linspace/float num", tf::linspace(0.0, 5.0, 2.5)),
          GOLDEN("linspace/literal dtype", tf::linspace(0, 5.5, 3)),
          GOLDEN("linspace/axis=3", tf::linspace(0.0, 5.0, 3, {.axis = 3})),
          GOLDEN("range/of nothing", tf::range(in[0])),
          GOLDEN("range/string", tf::range("a", {.dtype = tf::int32})),
          GOLDEN("linspace/empty", tf::linspace(in[0], in[1], 3)),
          GOLDEN("linspace/empty, axis=1",
                 tf::linspace(in[0], in[1], 3, {.axis = 1})),
          GOLDEN("linspace/int64 num", tf::linspace(0.0, 10.0, in[0])),
          GOLDEN("linspace/down", tf::linspace(5.0, -5.0, 4)),
          GOLDEN("linspace/not finite", tf::linspace(in[0], 1.0, 3)),
          GOLDEN("linspace/shapes", tf::linspace(in[0], in[1], 3)),
          GOLDEN("linspace/dtypes", tf::linspace(in[0], in[1], 3)),
          GOLDEN("linspace/axis=-2", tf::linspace(0.0, 5.0, 3, {.axis = -2})),
      });
}

}  // namespace
}  // namespace tfx

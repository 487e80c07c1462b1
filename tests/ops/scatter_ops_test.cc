#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/ops/array_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("tensors are scattered and put together as in Python") {
  check_golden(
      "ops/scatter_ops",
      {
          GOLDEN("scatter_nd", tf::scatter_nd({{2}, {0}}, in[0], {3, 2})),
          GOLDEN("scatter_nd/twice", tf::scatter_nd({{1}, {1}}, in[0], {3})),
          GOLDEN("scatter_nd/deep",
                 tf::scatter_nd({{0, 1}, {1, 0}}, in[0], {2, 2})),
          GOLDEN("scatter_nd/int64", tf::scatter_nd(in[0], in[1], {3})),
          GOLDEN("scatter_nd/shape",
                 tf::scatter_nd({{1}}, in[0], in[1].shape())),
          GOLDEN("scatter_nd/shape tensor",
                 tf::scatter_nd({{1}}, in[0], in[1])),
          GOLDEN("scatter_nd/ignore",
                 tf::scatter_nd({{1}, {9}}, in[0], {3},
                                {.bad_indices_policy = "IGNORE"})),
          GOLDEN("scatter_nd/index", tf::scatter_nd({{5}}, in[0], {3})),
          GOLDEN("scatter_nd/updates", tf::scatter_nd({{0}, {1}}, in[0], {3})),
          GOLDEN("tensor_scatter_nd_update",
                 tf::tensor_scatter_nd_update(in[0], {{2}, {0}}, in[1])),
          GOLDEN("tensor_scatter_nd_add",
                 tf::tensor_scatter_nd_add(in[0], {{2}, {0}}, in[1])),
          GOLDEN("tensor_scatter_nd_sub",
                 tf::tensor_scatter_nd_sub(in[0], {{2}, {0}}, in[1])),
          GOLDEN("tensor_scatter_nd_min",
                 tf::tensor_scatter_nd_min(in[0], {{2}, {2}}, in[1])),
          GOLDEN("tensor_scatter_nd_max",
                 tf::tensor_scatter_nd_max(in[0], {{2}, {2}}, in[1])),
          GOLDEN("tensor_scatter_nd_update/literal",
                 tf::tensor_scatter_nd_update(in[0], {{0, 1}}, {9})),
          GOLDEN("tensor_scatter_nd_update/int64",
                 tf::tensor_scatter_nd_update(in[0], in[1], {"z"})),
          GOLDEN("tensor_scatter_nd_add/ignore",
                 tf::tensor_scatter_nd_add(in[0], {{5}, {0}}, {1, 2},
                                           {.bad_indices_policy = "IGNORE"})),
          GOLDEN("tensor_scatter_nd_add/index",
                 tf::tensor_scatter_nd_add(in[0], {{5}}, {1})),
          GOLDEN("tensor_scatter_nd_update/shape",
                 tf::tensor_scatter_nd_update(in[0], {{0}}, {1, 2})),
          GOLDEN("tensor_scatter_nd_update/dtypes",
                 tf::tensor_scatter_nd_update(in[0], {{0}}, in[1])),
          GOLDEN("tensor_scatter_nd_add/string",
                 tf::tensor_scatter_nd_max(in[0], {{0}}, in[0])),
          GOLDEN("dynamic_partition",
                 tf::dynamic_partition(in[0], {1, 0, 1, 1}, 3)),
          GOLDEN("dynamic_partition/matrix",
                 tf::dynamic_partition(in[0], {{1, 0}, {0, 1}}, 2)),
          GOLDEN("dynamic_partition/partition",
                 tf::dynamic_partition(in[0], {0, 3}, 2)),
          GOLDEN("dynamic_partition/shape",
                 tf::dynamic_partition(in[0], {0}, 2)),
          GOLDEN("dynamic_stitch", tf::dynamic_stitch({{0, 2}, {1}}, in)),
          GOLDEN("dynamic_stitch/twice", tf::dynamic_stitch({{0, 1}, 1}, in)),
          GOLDEN("dynamic_stitch/shapes", tf::dynamic_stitch({{0}, {1}}, in)),
      });
}

}  // namespace
}  // namespace tfx

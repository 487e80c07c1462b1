#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/operators.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("elements are chosen as in Python") {
  const auto int64_of = [](const Literal& value) {
    return Tensor(value.to_tensor(tf::int64));
  };
  check_golden(
      "ops/gather_ops",
      {
          GOLDEN("where", tf::where(in[0])),
          GOLDEN("where/literal", tf::where({true, false, true})),
          GOLDEN("where/x,y", tf::where({{true}, {false}}, in[0], in[1])),
          GOLDEN("where/broadcast",
                 tf::where({true, false, true}, in[0], in[1])),
          GOLDEN("where/literals", tf::where(in[0], 1.5, 2)),
          GOLDEN("where/literal y", tf::where(in[0], in[1], 0)),
          GOLDEN("where/literal x", tf::where(in[0], 0, in[1])),
          GOLDEN("where/scalar", tf::where(in[0])),
          GOLDEN("where/string", tf::where(in[0])),
          GOLDEN("where/condition", tf::where(in[0], in[1], in[2])),
          GOLDEN("where/dtypes", tf::where(in[0], in[1], in[2])),
          GOLDEN("where/shapes", tf::where(in[0], in[1], in[2])),
          GOLDEN("where/literal dtype", tf::where(in[0], 1, 2.5)),
          GOLDEN("boolean_mask", tf::boolean_mask(in[0], {true, false, true})),
          GOLDEN("boolean_mask/matrix",
                 tf::boolean_mask(in[0], {{true, false}, {false, true}})),
          GOLDEN("boolean_mask/axis=1",
                 tf::boolean_mask(in[0], {false, true, true}, {.axis = 1})),
          GOLDEN("boolean_mask/axis=-2",
                 tf::boolean_mask(in[0], {false, true, true}, {.axis = -2})),
          GOLDEN("boolean_mask/none", tf::boolean_mask(in[0], {false, false})),
          GOLDEN("boolean_mask/numbers", tf::boolean_mask(in[0], in[1])),
          GOLDEN("boolean_mask/scalar", tf::boolean_mask(in[0], in[1])),
          GOLDEN("boolean_mask/length", tf::boolean_mask(in[0], in[1])),
          GOLDEN("boolean_mask/axis=-1",
                 tf::boolean_mask(in[0], {true, false}, {.axis = -1})),
          GOLDEN("gather", tf::gather(in[0], {2, 0, 0})),
          GOLDEN("gather/indices", tf::gather(in[0], in[1])),
          GOLDEN("gather/axis=1", tf::gather(in[0], {1, 1}, {.axis = 1})),
          GOLDEN("gather/axis=-1", tf::gather(in[0], 0, {.axis = -1})),
          GOLDEN("gather/none", tf::gather(in[0], std::vector<int>())),
          GOLDEN("gather/batch_dims=1",
                 tf::gather(in[0], {{0, 2}, {1, 1}}, {.batch_dims = 1})),
          GOLDEN("gather/batch_dims=-1",
                 tf::gather(in[0], {{0, 2}, {1, 1}}, {.batch_dims = -1})),
          GOLDEN("gather/batch_dims=1, axis=2",
                 tf::gather(in[0], {{0, 1}, {1, 0}},
                            {.axis = 2, .batch_dims = 1})),
          GOLDEN(
              "gather/batch_dims=2",
              tf::gather(in[0], {{{0}, {1}}, {{1}, {0}}}, {.batch_dims = 2})),
          GOLDEN("gather/batch_dims=1, axis=0",
                 tf::gather(in[0], {{0}, {1}}, {.axis = 0, .batch_dims = 1})),
          GOLDEN("gather/axis tensor", tf::gather(in[0], {1}, {.axis = in[1]})),
          GOLDEN("gather/index", tf::gather(in[0], {5})),
          GOLDEN("gather/negative", tf::gather(in[0], -1)),
          GOLDEN("gather/axis=3", tf::gather(in[0], {0}, {.axis = 3})),
          GOLDEN("gather/float", tf::gather(in[0], in[1])),
          GOLDEN("gather/batch_dims=3",
                 tf::gather(in[0], {0}, {.batch_dims = 3})),
          GOLDEN("gather_nd", tf::gather_nd(in[0], {{0, 1}, {1, 0}})),
          GOLDEN("gather_nd/rows", tf::gather_nd(in[0], {{{1}}, {{0}}})),
          GOLDEN("gather_nd/int64", tf::gather_nd(in[0], int64_of({{1, 1}}))),
          GOLDEN("gather_nd/all",
                 tf::gather_nd(in[0], tf::zeros({2, 0}, {.dtype = tf::int32}))),
          GOLDEN("gather_nd/batch_dims=1",
                 tf::gather_nd(in[0], {{1}, {0}}, {.batch_dims = 1})),
          GOLDEN("gather_nd/batch_dims=1, rows",
                 tf::gather_nd(in[0], {{{1}, {0}}, {{0}, {2}}},
                               {.batch_dims = 1})),
          GOLDEN(
              "gather_nd/batch_dims=2",
              tf::gather_nd(in[0], int64_of({{{1}, {0}}}), {.batch_dims = 2})),
          GOLDEN("gather_nd/ignore",
                 tf::gather_nd(in[0], {{9}, {0}},
                               {.bad_indices_policy = "IGNORE"})),
          GOLDEN("gather_nd/index", tf::gather_nd(in[0], {{5}})),
          GOLDEN("gather_nd/deep", tf::gather_nd(in[0], {{0, 0}})),
          GOLDEN("gather_nd/batch_dims=-1",
                 tf::gather_nd(in[0], {{0}}, {.batch_dims = -1})),
          GOLDEN("gather_nd/batch_dims=2, low",
                 tf::gather_nd(in[0], {{0}}, {.batch_dims = 2})),
          GOLDEN("gather_nd/batch_dims=1, params",
                 tf::gather_nd(in[0], {{0}}, {.batch_dims = 1})),
          GOLDEN("where/not finite", tf::where(in[0])),
          GOLDEN("where/empty", tf::where(in[0] > in[1], in[0], in[1])),
          GOLDEN("boolean_mask/empty",
                 tf::boolean_mask(in[0], tf::zeros({0}, {.dtype = tf::bool_}))),
          GOLDEN("boolean_mask/empty, axis=1",
                 tf::boolean_mask(in[0], {true, false}, {.axis = 1})),
          GOLDEN("boolean_mask/all of it",
                 tf::boolean_mask(in[0],
                                  {{true, false, true}, {false, true, true}})),
          GOLDEN("gather/empty", tf::gather(in[0], {1, 0})),
          GOLDEN("gather/no rows",
                 tf::gather(in[0], tf::zeros({2, 0}, {.dtype = tf::int64}))),
          GOLDEN("gather/of nothing", tf::gather(in[0], {0})),
          GOLDEN("gather/axis=-3", tf::gather(in[0], {0}, {.axis = -3})),
          GOLDEN("gather/scalar", tf::gather(in[0], 0)),
          GOLDEN("gather_nd/no rows",
                 tf::gather_nd(in[0], tf::zeros({0, 1}, {.dtype = tf::int32}))),
          GOLDEN("gather_nd/empty", tf::gather_nd(in[0], {{1}})),
          GOLDEN("gather_nd/empty, batch_dims=1",
                 tf::gather_nd(in[0], tf::zeros({0, 1}, {.dtype = tf::int32}),
                               {.batch_dims = 1})),
      });
}

}  // namespace
}  // namespace tfx

#include "tfx/ragged/ragged_array_ops.h"

#include <catch2/catch.hpp>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"
#include "tfx/core/errors.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ops/operators.h"
#include "tfx/ragged/ragged_math_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs filled(const RaggedFillEmptyRowsOutputs& outputs) {
  return {outputs.output_value_rowids, outputs.output_values,
          outputs.empty_row_indicator, outputs.reverse_index_map};
}

Outputs both(const RaggedFillEmptyRowsGradOutputs& outputs) {
  return {outputs.d_values, outputs.d_default_value};
}

TEST_CASE("what makes ragged tensors of others is Python's") {
  check_golden(
      "ragged/ragged_array_ops",
      {
          GOLDEN("boolean_mask", tf::ragged::boolean_mask(make(in[0], in[2]),
                                                          make(in[1], in[2]))),
          GOLDEN("boolean_mask/two",
                 tf::ragged::boolean_mask(make(in[0], in[2], in[3]),
                                          make(in[1], in[2], in[3]))),
          GOLDEN("boolean_mask/outer of two",
                 tf::ragged::boolean_mask(make(in[0], in[2], in[3]),
                                          make(in[1], in[2]))),
          GOLDEN("boolean_mask/rows", tf::ragged::boolean_mask(one(in), in[2])),
          GOLDEN("boolean_mask/dense", tf::ragged::boolean_mask(in[0], in[1])),
          GOLDEN("boolean_mask/dense vector",
                 tf::ragged::boolean_mask(in[0], in[1])),
          GOLDEN("boolean_mask/dense cube",
                 tf::ragged::boolean_mask(in[0], in[1])),
          GOLDEN("boolean_mask/dense, ragged mask",
                 tf::ragged::boolean_mask(in[0], make(in[1], in[2]))),
          GOLDEN("boolean_mask/literals",
                 tf::ragged::boolean_mask({{1, 2}, {3, 4}},
                                          {{true, false}, {true, true}})),
          GOLDEN("boolean_mask/numbers",
                 tf::ragged::boolean_mask(in[0], in[1])),
          GOLDEN("boolean_mask/scalar", tf::ragged::boolean_mask(in[0], in[1])),
          GOLDEN(
              "boolean_mask/splits",
              tf::ragged::boolean_mask(make(in[0], in[2]), make(in[1], in[3]))),
          GOLDEN("stack_dynamic_partitions",
                 tf::ragged::stack_dynamic_partitions(in[0], in[1], 4)),
          GOLDEN("stack_dynamic_partitions/ragged",
                 tf::ragged::stack_dynamic_partitions(one(in), in[2], 3)),
          GOLDEN("stack_dynamic_partitions/both",
                 tf::ragged::stack_dynamic_partitions(one(in),
                                                      make(in[2], in[1]), 3)),
          GOLDEN("stack_dynamic_partitions/matrix",
                 tf::ragged::stack_dynamic_partitions(in[0], in[1], 2)),
          GOLDEN("stack_dynamic_partitions/none",
                 tf::ragged::stack_dynamic_partitions(in[0], in[1], 0)),
          GOLDEN("stack_dynamic_partitions/many",
                 tf::ragged::stack_dynamic_partitions(in[0], in[1], 2)),
          GOLDEN("stack_dynamic_partitions/negative",
                 tf::ragged::stack_dynamic_partitions(in[0], in[1], 9)),
          GOLDEN("expand_dims/0", tf::expand_dims(one(in), 0)),
          GOLDEN("expand_dims/1", tf::expand_dims(one(in), 1)),
          GOLDEN("expand_dims/2", tf::expand_dims(one(in), 2)),
          GOLDEN("expand_dims/-1", tf::expand_dims(one(in), -1)),
          GOLDEN("expand_dims/two 2", tf::expand_dims(two(in), 2)),
          GOLDEN("expand_dims/5", tf::expand_dims(one(in), 5)),
          GOLDEN("tile/[1, 2]", tf::tile(one(in), {1, 2})),
          GOLDEN("tile/[2, 1]", tf::tile(one(in), {2, 1})),
          GOLDEN("tile/[2, 3]", tf::tile(one(in), {2, 3})),
          GOLDEN("tile/[0, 1]", tf::tile(one(in), {0, 1})),
          GOLDEN("tile/[1, 1]", tf::tile(one(in), {1, 1})),
          GOLDEN("tile/two", tf::tile(two(in), {1, 2, 2})),
          GOLDEN("tile/inner", tf::tile(one(in), {1, 2, 2})),
          GOLDEN("tile/tensor", tf::tile(one(in), in[2])),
          GOLDEN("size", Outputs::of(tf::size(one(in)),
                                     tf::size(one(in), {.out_type = tf::int64}),
                                     tf::rank(one(in)))),
          GOLDEN("rank/two", tf::rank(two(in))),
          GOLDEN("one_hot", tf::one_hot(one(in), 3)),
          GOLDEN("one_hot/axis=2",
                 tf::one_hot(one(in), 3, {.axis = 2, .dtype = tf::int32})),
          GOLDEN("one_hot/axis=1", tf::one_hot(one(in), 3, {.axis = 1})),
          GOLDEN("zeros_like", tf::zeros_like(one(in))),
          GOLDEN("ones_like", tf::ones_like(one(in), {.dtype = tf::int32})),
          GOLDEN("identity", tf::identity(one(in))),
          GOLDEN("reverse/[0]", tf::reverse(one(in), {0})),
          GOLDEN("reverse/[1]", tf::reverse(one(in), {1})),
          GOLDEN("reverse/[0, -1]", tf::reverse(one(in), {0, -1})),
          GOLDEN("squeeze/1", tf::squeeze(one(in), {.axis = 1})),
          GOLDEN("squeeze/0", tf::squeeze(two(in), {.axis = 0})),
          GOLDEN("squeeze/inner", tf::squeeze(one(in), {.axis = {2}})),
          GOLDEN("squeeze/ragged", tf::squeeze(one(in), {.axis = 1})),
          GOLDEN("squeeze/none", tf::squeeze(one(in))),
          GOLDEN("ragged_fill_empty_rows",
                 filled(tf::ragged_fill_empty_rows(in[0], in[1], 5, in[2]))),
          GOLDEN(
              "ragged_fill_empty_rows/rows",
              filled(tf::ragged_fill_empty_rows(in[0], in[1], in[2], in[3]))),
          GOLDEN("ragged_fill_empty_rows_grad",
                 both(tf::ragged_fill_empty_rows_grad(in[0], in[1]))),
          GOLDEN("concat/0", tf::concat({one(in), make(in[2], in[3])}, 0)),
          GOLDEN("concat/1", tf::concat({one(in), make(in[2], in[3])}, 1)),
          GOLDEN("concat/-1", tf::concat({one(in), make(in[2], in[3])}, -1)),
          GOLDEN("concat/two 0",
                 tf::concat({two(in), make(in[0] * 2, in[1], in[2])}, 0)),
          GOLDEN("concat/two 1",
                 tf::concat({two(in), make(in[0] * 2, in[1], in[2])}, 1)),
          GOLDEN("concat/two 2",
                 tf::concat({two(in), make(in[0] * 2, in[1], in[2])}, 2)),
          GOLDEN("concat/ranks", tf::concat({two(in), make(in[3], in[4])}, 1)),
          GOLDEN("concat/dense",
                 tf::concat({one(in), RaggedOrDense(in[2])}, 1)),
          GOLDEN("concat/one", tf::concat({one(in)}, 0)),
          GOLDEN("concat/rows", tf::concat({one(in), make(in[0], in[2])}, 1)),
          GOLDEN("concat/axis", tf::concat({one(in), one(in)}, 2)),
          GOLDEN("stack/0",
                 tf::ragged::stack({one(in), make(in[2], in[3])}, {.axis = 0})),
          GOLDEN("tf.stack/0",
                 tf::stack({one(in), make(in[2], in[3])}, {.axis = 0})),
          GOLDEN("stack/1",
                 tf::ragged::stack({one(in), make(in[2], in[3])}, {.axis = 1})),
          GOLDEN("tf.stack/1",
                 tf::stack({one(in), make(in[2], in[3])}, {.axis = 1})),
          GOLDEN("stack/2", tf::ragged::stack({one(in), make(in[0] * 2, in[1])},
                                              {.axis = 2})),
          GOLDEN("stack/vectors", tf::ragged::stack({in[0], in[1]})),
          GOLDEN("stack/matrices",
                 tf::ragged::stack(std::vector{in[0], in[1]})),
          GOLDEN("stack/literals",
                 tf::ragged::stack({std::vector{1, 2}, std::vector{3}})),
          GOLDEN("stack/-1",
                 tf::ragged::stack({one(in), make(in[0] * 2, in[1])},
                                   {.axis = -1})),
          GOLDEN("stack/one", tf::ragged::stack({one(in)})),
          GOLDEN("stack/axis", tf::ragged::stack({one(in)}, {.axis = 4})),
          GOLDEN("stack/negative axis",
                 tf::ragged::stack({one(in)}, {.axis = -4})),
          GOLDEN("stack/nothing",
                 tf::ragged::stack(std::vector<RaggedOrDense>())),
          GOLDEN("stack/splits",
                 tf::ragged::stack({one(in), make(in[0], in[2])})),
          GOLDEN("gather/rows", tf::gather(one(in), in[2])),
          GOLDEN("gather/row", tf::gather(one(in), in[2])),
          GOLDEN("gather/matrix", tf::gather(one(in), in[2])),
          GOLDEN("gather/literal", tf::gather(one(in), {3, 2})),
          GOLDEN("gather/ragged indices",
                 tf::gather(in[0], make(in[1], in[2]))),
          GOLDEN("gather/both", tf::gather(one(in), make(in[2], in[3]))),
          GOLDEN("gather/two", tf::gather(two(in), in[3])),
          GOLDEN("gather/axis=1", tf::gather(one(in), in[2], {.axis = 1})),
          GOLDEN("gather/axis=2", tf::gather(one(in), in[2], {.axis = 2})),
          GOLDEN("gather/batch_dims=1",
                 tf::gather(one(in), make(in[2], in[3]), {.batch_dims = 1})),
          GOLDEN("gather/batch_dims=1, dense indices",
                 tf::gather(one(in), in[2], {.batch_dims = 1})),
          GOLDEN("gather/batch_dims=1, dense params",
                 tf::gather(in[0], make(in[1], in[2]), {.batch_dims = 1})),
          GOLDEN("gather/beyond", tf::gather(one(in), {9})),
          GOLDEN("gather/axis=7", tf::gather(one(in), {0}, {.axis = 7})),
          GOLDEN("gather_nd/elements", tf::gather_nd(one(in), in[2])),
          GOLDEN("gather_nd/rows", tf::gather_nd(one(in), in[2])),
          GOLDEN("gather_nd/inner", tf::gather_nd(one(in), in[2])),
          GOLDEN("gather_nd/two", tf::gather_nd(two(in), in[3])),
          GOLDEN("gather_nd/batch_dims",
                 tf::gather_nd(one(in), in[2], {.batch_dims = 1})),
          GOLDEN("where", tf::where(one(in))),
          GOLDEN("where/two", tf::where(two(in))),
          GOLDEN("where/x, y", tf::where(make(in[0], in[3]), make(in[1], in[3]),
                                         make(in[2], in[3]))),
          GOLDEN("where/numbers",
                 tf::where(make(in[0], in[2]), make(in[1], in[2]), 0.0)),
          GOLDEN("where/rows",
                 tf::where(in[0], make(in[1], in[2]), make(-in[1], in[2]))),
      });
}

TEST_CASE("an axis of ragged tensors is a number") {
  const auto rows = RaggedTensor::from_row_splits({1, 2, 3}, {0, 1, 3});
  const Tensor axis = tf::constant(1);
  CHECK_THROWS_AS(tf::cumsum(rows, {.axis = axis}), TypeError);
  CHECK_THROWS_AS(tf::gather(rows, {0}, {.axis = axis}), TypeError);
  CHECK_THROWS_WITH(tf::gather(rows, {0}, {.axis = axis}),
                    "axis must be an int; got EagerTensor");
}

}  // namespace
}  // namespace tfx

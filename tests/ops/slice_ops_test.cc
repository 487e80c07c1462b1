#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs both(const UniqueOutputs& outputs) { return {outputs.y, outputs.idx}; }

Outputs all(const UniqueWithCountsOutputs& outputs) {
  return {outputs.y, outputs.idx, outputs.count};
}

TEST_CASE("tensors are cut and searched as in Python") {
  check_golden(
      "ops/slice_ops",
      {
          GOLDEN("slice", tf::slice(in[0], {0, 1}, {2, 2})),
          GOLDEN("slice/rest", tf::slice(in[0], {1, 0, 2}, {-1, 1, -1})),
          GOLDEN("slice/none", tf::slice(in[0], {1}, {0})),
          GOLDEN("slice/tensors", tf::slice(in[0], in[1], in[2])),
          GOLDEN("slice/one tensor", tf::slice(in[0], {1}, in[1])),
          GOLDEN("slice/mixed", tf::slice(in[0], {0, in[1]}, {1, in[1]})),
          GOLDEN("slice/short", tf::slice(in[0], {0}, {1})),
          GOLDEN("slice/size", tf::slice(in[0], {0}, {3})),
          GOLDEN("slice/begin", tf::slice(in[0], {3}, {0})),
          GOLDEN("strided_slice", tf::strided_slice(in[0], {0, 1}, {2, 3})),
          GOLDEN(
              "strided_slice/strides",
              tf::strided_slice(in[0], {0, 2}, {3, 0}, {.strides = {2, -1}})),
          GOLDEN("strided_slice/masks",
                 tf::strided_slice(in[0], {1, 1}, {1, 1},
                                   {.begin_mask = 2, .end_mask = 1})),
          GOLDEN(
              "strided_slice/ellipsis",
              tf::strided_slice(in[0], {0, 1}, {0, 2}, {.ellipsis_mask = 1})),
          GOLDEN(
              "strided_slice/new_axis",
              tf::strided_slice(in[0], {0, 1}, {0, 2}, {.new_axis_mask = 1})),
          GOLDEN("strided_slice/shrink_axis",
                 tf::strided_slice(in[0], {1, -1}, {2, 0},
                                   {.shrink_axis_mask = 3})),
          GOLDEN("strided_slice/tensors",
                 tf::strided_slice(in[0], in[1], in[2], {.strides = in[3]})),
          GOLDEN("strided_slice/0",
                 tf::strided_slice(in[0], {0}, {1}, {.strides = {0}})),
          GOLDEN("strided_slice/index",
                 tf::strided_slice(in[0], {5}, {6}, {.shrink_axis_mask = 1})),
          GOLDEN("strided_slice/deep",
                 tf::strided_slice(in[0], {0, 0}, {1, 1})),
          GOLDEN("getitem/tensor", in[0][in[1]]),
          GOLDEN("getitem/from", in[0][tf::Slice(in[1], tf::_)]),
          GOLDEN("getitem/to", in[0][tf::Slice(in[1])]),
          GOLDEN("getitem/from to", in[0][tf::Slice(in[1], in[2])]),
          GOLDEN("getitem/step", in[0](tf::Slice(tf::_, tf::_, in[1]), -1)),
          GOLDEN("getitem/number", in[0](tf::Slice(1, in[1]), 2)),
          GOLDEN("getitem/newaxis", in[0](tf::ellipsis, tf::newaxis, in[1])),
          GOLDEN("getitem/wide", in[0][tf::Slice(in[1], in[2])]),
          GOLDEN("getitem/narrow", in[0][in[1]]),
          GOLDEN("getitem/twice", in[0][tf::Slice(in[1], tf::_)][in[1]]),
          GOLDEN("getitem/empty", in[0][tf::Slice(in[1], tf::_)]),
          GOLDEN("getitem/gradient", in[0](tf::Slice(in[1], tf::_), in[2])),
          GOLDEN("getitem/outside", in[0][in[1]]),
          GOLDEN("unique", both(tf::unique(in[0]))),
          GOLDEN("unique/int64",
                 both(tf::unique(in[0], {.out_idx = tf::int64}))),
          GOLDEN("unique_with_counts", all(tf::unique_with_counts(in[0]))),
          GOLDEN("unique_with_counts/int64",
                 all(tf::unique_with_counts(in[0], {.out_idx = tf::int64}))),
          GOLDEN("unique/matrix", both(tf::unique(in[0]))),
          GOLDEN("unique/complex", both(tf::unique(in[0]))),
          GOLDEN("searchsorted", tf::searchsorted(in[0], in[1])),
          GOLDEN("searchsorted/right",
                 tf::searchsorted(in[0], in[1], {.side = "right"})),
          GOLDEN("searchsorted/int64",
                 tf::searchsorted(in[0], in[1], {.out_type = tf::int64})),
          GOLDEN("searchsorted/rows", tf::searchsorted(in[0], in[1])),
          GOLDEN("searchsorted/high rank", tf::searchsorted(in[0], in[1])),
          GOLDEN("searchsorted/side",
                 tf::searchsorted(in[0], in[0], {.side = "foo"})),
          GOLDEN("searchsorted/dtypes", tf::searchsorted(in[0], in[1])),
          GOLDEN("searchsorted/scalar", tf::searchsorted(in[0], in[1])),
          GOLDEN("searchsorted/rows differ", tf::searchsorted(in[0], in[1])),
          GOLDEN("slice/empty", tf::slice(in[0], {0, 1}, {0, -1})),
          GOLDEN("slice/scalar", tf::slice(in[0], in[1], in[2])),
          GOLDEN("slice/size=-2", tf::slice(in[0], {0}, {-2})),
          GOLDEN("slice/begin=-1", tf::slice(in[0], {-1}, {1})),
          GOLDEN("strided_slice/empty",
                 tf::strided_slice(in[0], {0, 1}, {2, 3})),
          GOLDEN("strided_slice/of nothing",
                 tf::strided_slice(in[0], {2}, {1})),
          GOLDEN("strided_slice/scalar",
                 tf::strided_slice(in[0], in[1], in[2])),
          GOLDEN("strided_slice/lengths",
                 tf::strided_slice(in[0], {0}, {1, 1})),
          GOLDEN(
              "strided_slice/ellipses",
              tf::strided_slice(in[0], {0, 0}, {1, 1}, {.ellipsis_mask = 3})),
          GOLDEN("unique/empty", both(tf::unique(in[0]))),
          GOLDEN("unique/not finite", both(tf::unique(in[0]))),
          GOLDEN("unique_with_counts/matrix",
                 all(tf::unique_with_counts(in[0]))),
          GOLDEN("unique/out_idx=int8",
                 both(tf::unique(in[0], {.out_idx = tf::int8}))),
          GOLDEN("searchsorted/not finite", tf::searchsorted(in[0], in[1])),
          GOLDEN("searchsorted/no rows", tf::searchsorted(in[0], in[1])),
          GOLDEN("searchsorted/of nothing", tf::searchsorted(in[0], in[1])),
          GOLDEN("searchsorted/in nothing", tf::searchsorted(in[0], in[1])),
      });
}

}  // namespace
}  // namespace tfx

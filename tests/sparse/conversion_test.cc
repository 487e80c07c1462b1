#include "tfx/sparse/conversion.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tests/sparse/inputs.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs both(const sparse::FillEmptyRowsOutputs& outputs) {
  return Outputs::of(outputs.sp_ordered_output, outputs.empty_row_indicator);
}

Outputs parts(const IndexedSlices& slices) {
  return {slices.values(), slices.indices()};
}

TEST_CASE("sparse tensors are made of dense ones and back as in Python") {
  check_golden(
      "sparse/conversion",
      {
          GOLDEN("from_dense", tf::sparse::from_dense(in[0])),
          GOLDEN("from_dense/scalar", tf::sparse::from_dense(in[0])),
          GOLDEN("to_dense", tf::sparse::to_dense(first_of(in))),
          GOLDEN("to_dense/default_value",
                 tf::sparse::to_dense(first_of(in), {.default_value = -1.5})),
          GOLDEN("to_dense/default_value tensor",
                 tf::sparse::to_dense(first_of(in), {.default_value = in[3]})),
          GOLDEN("to_dense/text",
                 tf::sparse::to_dense(first_of(in), {.default_value = "none"})),
          GOLDEN(
              "to_dense/validate_indices",
              tf::sparse::to_dense(first_of(in), {.validate_indices = false})),
          GOLDEN("to_dense/order", tf::sparse::to_dense(first_of(in))),
          GOLDEN("to_dense/outside", tf::sparse::to_dense(first_of(in))),
          GOLDEN("to_dense/default_value dtype",
                 tf::sparse::to_dense(first_of(in), {.default_value = 1.5})),
          GOLDEN("to_indicator", tf::sparse::to_indicator(first_of(in), 6)),
          GOLDEN("to_indicator/tensor",
                 tf::sparse::to_indicator(first_of(in), in[3])),
          GOLDEN("to_indicator/3", tf::sparse::to_indicator(first_of(in), 4)),
          GOLDEN("to_indicator/outside",
                 tf::sparse::to_indicator(first_of(in), 3)),
          GOLDEN("eye", tf::sparse::eye(3)),
          GOLDEN("eye/columns", tf::sparse::eye(2, {.num_columns = 4})),
          GOLDEN("eye/rows",
                 tf::sparse::eye(4, {.num_columns = 2, .dtype = tf::int32})),
          GOLDEN("eye/tensors", tf::sparse::eye(in[0], {.num_columns = in[1]})),
          GOLDEN("eye/tensor", tf::sparse::eye(in[0])),
          GOLDEN("eye/strings", tf::sparse::eye(2, {.dtype = tf::string})),
          GOLDEN("eye/0", tf::sparse::eye(0)),
          GOLDEN("eye/float", tf::sparse::eye(2.5)),
          GOLDEN("fill_empty_rows",
                 both(tf::sparse::fill_empty_rows(first_of(in), in[3]))),
          GOLDEN("fill_empty_rows/literal",
                 both(tf::sparse::fill_empty_rows(first_of(in), -1))),
          GOLDEN("fill_empty_rows/none",
                 both(tf::sparse::fill_empty_rows(first_of(in), 7.5))),
          GOLDEN("fill_empty_rows/dtype",
                 both(tf::sparse::fill_empty_rows(first_of(in), 1.5))),
          GOLDEN("fill_empty_rows/vector",
                 both(tf::sparse::fill_empty_rows(first_of(in), {1, 2}))),
          GOLDEN("mask", parts(tf::sparse::mask(tf::IndexedSlices(in[0], in[1]),
                                                in[2]))),
          GOLDEN("mask/literal",
                 parts(tf::sparse::mask(tf::IndexedSlices(in[0], in[1]),
                                        {12, 45}))),
          GOLDEN("mask/dtype", parts(tf::sparse::mask(
                                   tf::IndexedSlices(in[0], in[1]), in[2]))),
      });
}

}  // namespace
}  // namespace tfx

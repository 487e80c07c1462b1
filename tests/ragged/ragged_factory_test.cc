#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {
namespace {

using RT = RaggedTensor;

TEST_CASE("ragged tensors are made as in Python") {
  check_golden(
      "ragged/ragged_factory",
      {
          GOLDEN("from_row_splits", RT::from_row_splits(in[0], in[1])),
          GOLDEN("from_row_lengths", RT::from_row_lengths(in[0], in[1])),
          GOLDEN("from_row_starts", RT::from_row_starts(in[0], in[1])),
          GOLDEN("from_row_limits", RT::from_row_limits(in[0], in[1])),
          GOLDEN("from_value_rowids", RT::from_value_rowids(in[0], in[1])),
          GOLDEN("from_value_rowids/nrows",
                 RT::from_value_rowids(in[0], in[1], {.nrows = in[2]})),
          GOLDEN("from_uniform_row_length",
                 RT::from_uniform_row_length(in[0], in[1])),
          GOLDEN("from_row_splits/unchecked",
                 RT::from_row_splits(in[0], in[1], {.validate = false})),
          GOLDEN("from_row_lengths/unchecked",
                 RT::from_row_lengths(in[0], in[1], {.validate = false})),
          GOLDEN("from_value_rowids/unchecked",
                 RT::from_value_rowids(in[0], in[1], {.validate = false})),
          GOLDEN(
              "from_uniform_row_length/unchecked",
              RT::from_uniform_row_length(in[0], in[1], {.validate = false})),
          GOLDEN("from_row_splits/strings", RT::from_row_splits(in[0], in[1])),
          GOLDEN("from_row_splits/empty", RT::from_row_splits(in[0], in[1])),
          GOLDEN("from_row_splits/no values",
                 RT::from_row_splits(in[0], in[1])),
          GOLDEN("from_row_splits/inner", RT::from_row_splits(in[0], in[1])),
          GOLDEN("from_value_rowids/empty",
                 RT::from_value_rowids(in[0], in[1])),
          GOLDEN("from_uniform_row_length/zero",
                 RT::from_uniform_row_length(in[0], 0, {.nrows = 3})),
          GOLDEN("from_nested_row_splits",
                 RT::from_nested_row_splits(in[0], {in[1], in[2]})),
          GOLDEN("from_nested_row_lengths",
                 RT::from_nested_row_lengths(in[0], {in[1], in[2]})),
          GOLDEN("from_nested_value_rowids",
                 RT::from_nested_value_rowids(in[0], {in[1], in[2]})),
          GOLDEN("from_nested_value_rowids/nrows",
                 RT::from_nested_value_rowids(in[0], {in[1], in[2]},
                                              {.nested_nrows = {4, {}}})),
          GOLDEN("literals", RT::from_row_splits({3, 1, 4}, {0, 1, 3})),
          GOLDEN("nested literals",
                 RT::from_nested_row_splits({3, 1, 4}, {{0, 2}, {0, 1, 3}})),
          GOLDEN("from_row_splits/first", RT::from_row_splits(in[0], in[1])),
          GOLDEN("from_row_splits/decreasing",
                 RT::from_row_splits(in[0], in[1])),
          GOLDEN("from_row_splits/last", RT::from_row_splits(in[0], in[1])),
          GOLDEN("from_row_splits/matrix", RT::from_row_splits(in[0], in[1])),
          GOLDEN("from_row_splits/floats", RT::from_row_splits(in[0], in[1])),
          GOLDEN("from_row_splits/none", RT::from_row_splits(in[0], {})),
          GOLDEN("from_row_splits/scalar", RT::from_row_splits(in[0], in[1])),
          GOLDEN("from_row_lengths/negative",
                 RT::from_row_lengths(in[0], in[1])),
          GOLDEN("from_row_lengths/few", RT::from_row_lengths(in[0], in[1])),
          GOLDEN("from_row_starts/beyond", RT::from_row_starts(in[0], in[1])),
          GOLDEN("from_row_limits/decreasing",
                 RT::from_row_limits(in[0], in[1])),
          GOLDEN("from_value_rowids/decreasing",
                 RT::from_value_rowids(in[0], in[1])),
          GOLDEN("from_value_rowids/few", RT::from_value_rowids(in[0], in[1])),
          GOLDEN("from_value_rowids/few rows",
                 RT::from_value_rowids(in[0], in[1], {.nrows = 2})),
          GOLDEN("from_value_rowids/negative rows",
                 RT::from_value_rowids(in[0], in[1], {.nrows = -2})),
          GOLDEN("from_uniform_row_length/rest",
                 RT::from_uniform_row_length(in[0], 4)),
          GOLDEN("from_row_splits/dtypes",
                 RT::from_row_splits(RT::from_row_splits(in[0], in[2]), in[1])),
      });
}

}  // namespace
}  // namespace tfx

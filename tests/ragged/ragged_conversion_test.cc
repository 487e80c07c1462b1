#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ragged/ragged_factory_ops.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tf = tfx;

namespace tfx {
namespace {

using RT = RaggedTensor;

TEST_CASE("tensors become ragged and the other way round as in Python") {
  check_golden(
      "ragged/ragged_conversion",
      {
          GOLDEN("from_tensor", RT::from_tensor(in[0])),
          GOLDEN("from_tensor/lengths",
                 RT::from_tensor(in[0], {.lengths = in[1]})),
          GOLDEN("from_tensor/negative lengths",
                 RT::from_tensor(in[0], {.lengths = {1, -2, 3, 2}})),
          GOLDEN("from_tensor/nested lengths",
                 RT::from_tensor(in[0], {.lengths = {{3, 1}, {1, 0, 2, 1}}})),
          GOLDEN("from_tensor/padding", RT::from_tensor(in[0], {.padding = 0})),
          GOLDEN("from_tensor/padding of vectors",
                 RT::from_tensor(in[0], {.padding = in[1]})),
          GOLDEN("from_tensor/ragged_rank=2",
                 RT::from_tensor(in[0], {.ragged_rank = 2})),
          GOLDEN("from_tensor/ragged_rank=2, padding",
                 RT::from_tensor(in[0], {.padding = 0, .ragged_rank = 2})),
          GOLDEN("from_tensor/int32",
                 RT::from_tensor(
                     in[0], {.padding = 0, .row_splits_dtype = tf::int32})),
          GOLDEN("from_tensor/both",
                 RT::from_tensor(in[0], {.lengths = {1}, .padding = 0})),
          GOLDEN("from_tensor/vector", RT::from_tensor(in[0])),
          GOLDEN("from_tensor/ragged_rank=0",
                 RT::from_tensor(in[0], {.ragged_rank = 0})),
          GOLDEN("from_tensor/ragged_rank=3",
                 RT::from_tensor(in[0], {.ragged_rank = 3})),
          GOLDEN("from_tensor/nested, rank",
                 RT::from_tensor(in[0], {.lengths = {{3, 1}, {1, 0, 2, 1}},
                                         .ragged_rank = 3})),
          GOLDEN("to_tensor", one(in).to_tensor()),
          GOLDEN("to_tensor/two", two(in).to_tensor()),
          GOLDEN("to_tensor/inner", one(in).to_tensor()),
          GOLDEN("to_tensor/default", one(in).to_tensor({.default_value = -1})),
          GOLDEN("to_tensor/default vector",
                 one(in).to_tensor({.default_value = in[2]})),
          GOLDEN("to_tensor/shape",
                 one(in).to_tensor({.shape = {tf::kNone, 2}})),
          GOLDEN("to_tensor/larger shape",
                 one(in).to_tensor({.shape = {5, 4}})),
          GOLDEN("to_tensor/shape tensor", one(in).to_tensor({.shape = in[2]})),
          GOLDEN("to_tensor/from ids",
                 RT::from_value_rowids(in[0], in[1], {.nrows = 5}).to_tensor()),
          GOLDEN("to_tensor/strings",
                 tf::ragged::constant({{"a"}, {}, {"b", "c"}})
                     .ragged()
                     .to_tensor()),
          GOLDEN("to_tensor/no rows",
                 RT::from_row_splits(tf::zeros({0}), {0}).to_tensor()),
          GOLDEN("to_tensor/dtype", one(in).to_tensor({.default_value = "a"})),
      });
}

}  // namespace
}  // namespace tfx

#include "tfx/strings/join.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"
#include "tfx/ops/constant_op.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("ragged tensors of strings are joined as in Python") {
  check_golden(
      "strings/join",
      {
          GOLDEN("join", tf::strings::join({one(in), one(in)})),
          GOLDEN("join/separator",
                 tf::strings::join({one(in), RaggedOrDense(constant("x"))},
                                   {.separator = "-"})),
          GOLDEN("join/splits",
                 tf::strings::join(
                     {one(in), RaggedTensor::from_row_splits(in[0], in[2])})),
          GOLDEN("reduce_join/None", tf::strings::reduce_join(one(in))),
          GOLDEN("reduce_join/0",
                 tf::strings::reduce_join(one(in), {.axis = 0})),
          GOLDEN("reduce_join/1",
                 tf::strings::reduce_join(one(in), {.axis = 1})),
          GOLDEN("reduce_join/-1",
                 tf::strings::reduce_join(one(in), {.axis = -1})),
          GOLDEN("reduce_join/separator",
                 tf::strings::reduce_join(one(in),
                                          {.axis = 1, .separator = ", "})),
          GOLDEN(
              "reduce_join/keepdims",
              tf::strings::reduce_join(one(in), {.axis = 1, .keepdims = true})),
          GOLDEN(
              "reduce_join/two",
              tf::strings::reduce_join(two(in), {.axis = 2, .separator = "+"})),
          GOLDEN("format", tf::strings::format("a {} b", one(in))),
          GOLDEN("format/two", tf::strings::format("{}", two(in))),
          GOLDEN("format/inner", tf::strings::format("{}", one(in))),
          GOLDEN("format/several",
                 tf::strings::format("{} and {}",
                                     {one(in), RaggedOrDense(in[2])})),
          GOLDEN("format/long rows", tf::strings::format("{}", one(in))),
          GOLDEN("format/summarize",
                 tf::strings::format("{}", one(in), {.summarize = 1})),
          GOLDEN("format/all",
                 tf::strings::format("{}", one(in), {.summarize = -1})),
          GOLDEN("format/many rows", tf::strings::format("{}", one(in))),
          GOLDEN("format/placeholder",
                 tf::strings::format("%x%", one(in), {.placeholder = "%x%"})),
          GOLDEN("format/few", tf::strings::format("{} {}", one(in))),
          GOLDEN("format/no summarize",
                 tf::strings::format("{}", one(in), {.summarize = 0})),
      });
}

}  // namespace
}  // namespace tfx

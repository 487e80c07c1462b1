#include "tfx/strings/join.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tests/ragged/ragged_inputs.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/ragged/ragged_concat_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("strings are joined as in Python") {
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
          GOLDEN("format/no placeholder",
                 tf::strings::format("{}", one(in), {.placeholder = ""})),
          GOLDEN("reduce_join/outside",
                 tf::strings::reduce_join(one(in), {.axis = 2})),
          GOLDEN("reduce_join/axes",
                 tf::strings::reduce_join(one(in), {.axis = {0, 1}})),
          GOLDEN("join/tensors", tf::strings::join({in[0], in[1]})),
          GOLDEN("join/tensor", tf::strings::join({in[0]}, {.separator = "-"})),
          GOLDEN("join/nothing", tf::strings::join(std::vector<Tensor>())),
          GOLDEN("reduce_join/tensor, None",
                 tf::strings::reduce_join(in[0], {.separator = ","})),
          GOLDEN(
              "reduce_join/tensor, 0",
              tf::strings::reduce_join(in[0], {.axis = 0, .separator = ","})),
          GOLDEN(
              "reduce_join/tensor, 1",
              tf::strings::reduce_join(in[0], {.axis = 1, .separator = ","})),
          GOLDEN(
              "reduce_join/tensor, -2",
              tf::strings::reduce_join(in[0], {.axis = -2, .separator = ","})),
          GOLDEN("reduce_join/tensor, axes",
                 tf::strings::reduce_join(in[0],
                                          {.axis = {-1, 0}, .keepdims = true})),
          GOLDEN("reduce_join/tensor, no axes",
                 tf::strings::reduce_join(in[0],
                                          {.axis = std::vector<int64_t>()})),
          GOLDEN("reduce_join/tensor, same axes",
                 tf::strings::reduce_join(in[0], {.axis = {0, -2}})),
          GOLDEN("reduce_join/literal", tf::strings::reduce_join({1, 2})),
          GOLDEN("unsorted_segment_join",
                 tf::strings::unsorted_segment_join(in[0], in[1], in[2])),
          GOLDEN("unsorted_segment_join/separator",
                 tf::strings::unsorted_segment_join(in[0], {1, 1}, 2,
                                                    {.separator = ", "})),
          GOLDEN("format/tensor", tf::strings::format("<{}>", in[0])),
          GOLDEN("format/tensor, summarize",
                 tf::strings::format("{}", in[0], {.summarize = -1})),
      });
}

TEST_CASE("tensors and texts are joined beside ragged tensors") {
  CHECK(tf::strings::join({"a", "b"}).item<std::string>() == "ab");
  CHECK(tf::stack({"a", "b"}).len() == 2);
  CHECK(tf::concat({constant({"a"}), constant({"b"})}, 0).len() == 2);
  CHECK(tf::strings::format("plain", {}).item<std::string>() == "plain");
  const std::vector<RaggedOrDense> rows(
      2, RaggedTensor::from_row_splits({"a", "b", "c"}, {0, 1, 3}));
  CHECK(tf::strings::join(rows).str() ==
        "<tf.RaggedTensor [[b'aa'], [b'bb', b'cc']]>");
  CHECK(tf::concat(rows, 1).str() ==
        "<tf.RaggedTensor [[b'a', b'a'], [b'b', b'c', b'b', b'c']]>");
}

}  // namespace
}  // namespace tfx

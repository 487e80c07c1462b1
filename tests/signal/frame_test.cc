#include "tfx/signal/frame.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tfx {
namespace {

namespace tf = tfx;
namespace s = tfx::signal;

TensorOption pad_value_of(const Tensor& signal) {
  return signal.dtype() == tf::string ? TensorOption("-") : TensorOption(7);
}

TEST_CASE("frames are Python's") {
  check_golden(
      "signal/frame",
      {
          GOLDEN("frame", s::frame(in[0], 4, 2)),
          GOLDEN("frame/3, 5", s::frame(in[0], 3, 5, {.name = "f"})),
          GOLDEN("frame/pad_end", s::frame(in[0], 4, 3, {.pad_end = true})),
          GOLDEN("frame/pad_value",
                 s::frame(in[0], 4, 3,
                          {.pad_end = true, .pad_value = pad_value_of(in[0])})),
          GOLDEN("frame/axis=0", s::frame(in[0], 3, 2, {.axis = 0})),
          GOLDEN("frame/axis=1, pad_end",
                 s::frame(in[0], 3, 2, {.pad_end = true, .axis = 1})),
          GOLDEN("frame/axis=-2", s::frame(in[0], 3, 2, {.axis = -2})),
          GOLDEN("frame/tensors", s::frame(in[0], in[1], in[2])),
          GOLDEN("frame/pad_value=[1]",
                 s::frame(in[0], 4, 3, {.pad_end = true, .pad_value = {1.0}})),
          GOLDEN("overlap_and_add", s::overlap_and_add(in[0], 2)),
          GOLDEN("overlap_and_add/same", s::overlap_and_add(in[0], 4)),
          GOLDEN("overlap_and_add/wider",
                 s::overlap_and_add(in[0], 6, {.name = "o"})),
          GOLDEN("overlap_and_add/tensor", s::overlap_and_add(in[0], in[1])),
      });
}

}  // namespace
}  // namespace tfx

#include "tfx/debugging/assert.h"

#include <catch2/catch.hpp>

#include "tests/debugging/testing.h"
#include "tests/ops/golden_cases.h"

namespace tfx {
namespace {

namespace tf = tfx;

TEST_CASE("Assert is Python's") {
  check_golden(
      "debugging/assert",
      {
          GOLDEN("Assert", after(tf::Assert(in[0], {in[1]}), in[0])),
          GOLDEN("Assert/literal",
                 after(tf::debugging::Assert(
                           false, {"text", in[0], 7, 2.5, {true, false}}),
                       in[0])),
          GOLDEN("Assert/no data", after(tf::Assert(in[0], {}), in[0])),
          GOLDEN("Assert/summarize=0",
                 after(tf::Assert(in[0], {in[1], "text"}, {.summarize = 0}),
                       in[0])),
          GOLDEN("Assert/summarize=2",
                 after(tf::Assert(in[0], {in[1], "text"}, {.summarize = 2}),
                       in[0])),
          GOLDEN("Assert/summarize=-1",
                 after(tf::Assert(in[0], {in[1], "text"}, {.summarize = -1}),
                       in[0])),
      });
}

}  // namespace
}  // namespace tfx

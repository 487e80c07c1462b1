#include "tfx/debugging/compare.h"

#include <catch2/catch.hpp>

#include "tests/debugging/testing.h"
#include "tests/ops/golden_cases.h"

namespace tfx {
namespace {

namespace tf = tfx;
namespace d = tfx::debugging;

TEST_CASE("comparisons are Python's") {
  check_golden(
      "debugging/compare",
      {
          GOLDEN("assert_equal", after(tf::assert_equal(in[0], in[1]), in[0])),
          GOLDEN("assert_equal/options",
                 after(d::assert_equal(
                           in[0], in[1],
                           {.message = "not so", .summarize = 2, .name = "n"}),
                       in[0])),
          GOLDEN("assert_equal/literal",
                 after(d::assert_equal(in[0], 1), in[0])),
          GOLDEN("assert_equal/itself",
                 after(d::assert_equal(in[0], in[0]), in[0])),
          GOLDEN(
              "assert_equal/message",
              after(d::assert_equal(in[0], in[1], {.message = "not the same"}),
                    in[0])),
          GOLDEN("assert_equal/empty message",
                 after(d::assert_equal(in[0], in[1], {.message = ""}), in[0])),
          GOLDEN("assert_equal/summarize=0",
                 after(d::assert_equal(in[0], in[1], {.summarize = 0}), in[0])),
          GOLDEN("assert_equal/summarize=1",
                 after(d::assert_equal(in[0], in[1], {.summarize = 1}), in[0])),
          GOLDEN("assert_equal/summarize=5",
                 after(d::assert_equal(in[0], in[1], {.summarize = 5}), in[0])),
          GOLDEN(
              "assert_equal/summarize=-1",
              after(d::assert_equal(in[0], in[1], {.summarize = -1}), in[0])),
          GOLDEN("assert_none_equal",
                 after(d::assert_none_equal(in[0], in[1]), in[0])),
          GOLDEN("assert_none_equal/literal",
                 after(d::assert_none_equal(in[0], 2), in[0])),
          GOLDEN(
              "assert_none_equal/options",
              after(d::assert_none_equal(
                        in[0], in[1], {.summarize = 1, .message = "some are"}),
                    in[0])),
          GOLDEN("assert_less", after(tf::assert_less(in[0], in[1]), in[0])),
          GOLDEN("assert_less/options",
                 after(d::assert_less(
                           in[0], in[1],
                           {.message = "not so", .summarize = 2, .name = "n"}),
                       in[0])),
          GOLDEN("assert_less/literal", after(d::assert_less(in[0], 2), in[0])),
          GOLDEN("assert_less_equal",
                 after(d::assert_less_equal(in[0], in[1]), in[0])),
          GOLDEN("assert_less_equal/options",
                 after(d::assert_less_equal(
                           in[0], in[1],
                           {.message = "not so", .summarize = 2, .name = "n"}),
                       in[0])),
          GOLDEN("assert_less_equal/literal",
                 after(d::assert_less_equal(in[0], 1), in[0])),
          GOLDEN("assert_greater",
                 after(tf::assert_greater(in[0], in[1]), in[0])),
          GOLDEN("assert_greater/options",
                 after(d::assert_greater(
                           in[0], in[1],
                           {.message = "not so", .summarize = 2, .name = "n"}),
                       in[0])),
          GOLDEN("assert_greater/literal",
                 after(d::assert_greater(in[0], 1), in[0])),
          GOLDEN("assert_greater_equal",
                 after(d::assert_greater_equal(in[0], in[1]), in[0])),
          GOLDEN("assert_greater_equal/options",
                 after(d::assert_greater_equal(
                           in[0], in[1],
                           {.message = "not so", .summarize = 2, .name = "n"}),
                       in[0])),
          GOLDEN("assert_greater_equal/literal",
                 after(d::assert_greater_equal(in[0], 1), in[0])),
          GOLDEN("assert_negative", after(d::assert_negative(in[0]), in[0])),
          GOLDEN("assert_negative/options",
                 after(d::assert_negative(in[0],
                                          {.message = "sign", .summarize = 2}),
                       in[0])),
          GOLDEN("assert_positive", after(d::assert_positive(in[0]), in[0])),
          GOLDEN("assert_positive/options",
                 after(d::assert_positive(in[0],
                                          {.message = "sign", .summarize = 2}),
                       in[0])),
          GOLDEN("assert_non_negative",
                 after(d::assert_non_negative(in[0]), in[0])),
          GOLDEN("assert_non_negative/options",
                 after(d::assert_non_negative(
                           in[0], {.message = "sign", .summarize = 2}),
                       in[0])),
          GOLDEN("assert_non_positive",
                 after(d::assert_non_positive(in[0]), in[0])),
          GOLDEN("assert_non_positive/options",
                 after(d::assert_non_positive(
                           in[0], {.message = "sign", .summarize = 2}),
                       in[0])),
          GOLDEN("assert_near", after(d::assert_near(in[0], in[1]), in[0])),
          GOLDEN("assert_near/atol",
                 after(d::assert_near(in[0], in[1], {.atol = 0.5}), in[0])),
          GOLDEN("assert_near/options", after(d::assert_near(in[0], in[1],
                                                             {.rtol = 0.125,
                                                              .atol = {0.5},
                                                              .message = "far",
                                                              .summarize = 1}),
                                              in[0])),
      });
}

}  // namespace
}  // namespace tfx

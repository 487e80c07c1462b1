#include "tfx/bitwise/bitwise.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("operations on bits are Python's") {
  check_golden(
      "bitwise/bitwise",
      {
          GOLDEN("bitwise_and", tf::bitwise::bitwise_and(in[0], in[1])),
          GOLDEN("bitwise_and/literal", tf::bitwise::bitwise_and(in[0], 2)),
          GOLDEN("bitwise_or", tf::bitwise::bitwise_or(in[0], in[1])),
          GOLDEN("bitwise_or/literal", tf::bitwise::bitwise_or(in[0], 2)),
          GOLDEN("bitwise_xor", tf::bitwise::bitwise_xor(in[0], in[1])),
          GOLDEN("bitwise_xor/literal", tf::bitwise::bitwise_xor(in[0], 2)),
          GOLDEN("left_shift", tf::bitwise::left_shift(in[0], in[1])),
          GOLDEN("left_shift/literal", tf::bitwise::left_shift(in[0], 2)),
          GOLDEN("right_shift", tf::bitwise::right_shift(in[0], in[1])),
          GOLDEN("right_shift/literal", tf::bitwise::right_shift(in[0], 2)),
          GOLDEN("invert", tf::bitwise::invert(in[0])),
      });
}

}  // namespace
}  // namespace tfx

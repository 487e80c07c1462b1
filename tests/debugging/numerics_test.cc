#include "tfx/debugging/numerics.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tfx {
namespace {

namespace tf = tfx;

TEST_CASE("checks of numbers are Python's") {
  check_golden("debugging/numerics",
               {
                   GOLDEN("check_numerics",
                          tf::debugging::check_numerics(in[0], "not so")),
                   GOLDEN("assert_all_finite",
                          tf::debugging::assert_all_finite(in[0], "not so")),
               });
}

}  // namespace
}  // namespace tfx

#include "tfx/ops/sort_ops.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("tensors are sorted as in Python") {
  check_golden(
      "ops/sort_ops",
      {
          GOLDEN("sort", tf::sort(in[0])),
          GOLDEN("sort/descending",
                 tf::sort(in[0], {.direction = "DESCENDING"})),
          GOLDEN("sort/axis=0", tf::sort(in[0], {.axis = 0})),
          GOLDEN("sort/axis=-2", tf::sort(in[0], {.axis = -2})),
          GOLDEN("sort/axis=1, descending",
                 tf::sort(in[0], {.axis = 1, .direction = "DESCENDING"})),
          GOLDEN("sort/direction", tf::sort(in[0], {.direction = "UP"})),
          GOLDEN("sort/axis=4", tf::sort(in[0], {.axis = 4})),
          GOLDEN("sort/scalar", tf::sort(in[0])),
          GOLDEN("sort/string", tf::sort(in[0])),
          GOLDEN("argsort", tf::argsort(in[0])),
          GOLDEN("argsort/descending",
                 tf::argsort(in[0], {.direction = "DESCENDING"})),
          GOLDEN("argsort/axis=0", tf::argsort(in[0], {.axis = 0})),
          GOLDEN("argsort/axis=-2", tf::argsort(in[0], {.axis = -2})),
          GOLDEN("argsort/axis=1, descending",
                 tf::argsort(in[0], {.axis = 1, .direction = "DESCENDING"})),
          GOLDEN("argsort/direction", tf::argsort(in[0], {.direction = "UP"})),
          GOLDEN("argsort/axis=4", tf::argsort(in[0], {.axis = 4})),
          GOLDEN("argsort/scalar", tf::argsort(in[0])),
          GOLDEN("argsort/string", tf::argsort(in[0])),
          GOLDEN("sort/limits", tf::sort(in[0])),
          GOLDEN("argsort/stable", tf::argsort(in[0], {.stable = true})),
      });
}

}  // namespace
}  // namespace tfx

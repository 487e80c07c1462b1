#include "tfx/image/flip.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("images are mirrored and turned as in Python") {
  check_golden(
      "image/flip",
      {
          GOLDEN("flip_left_right", tf::image::flip_left_right(in[0])),
          GOLDEN("flip_up_down", tf::image::flip_up_down(in[0])),
          GOLDEN("rot90", tf::image::rot90(in[0])),
          GOLDEN("rot90/k=0", tf::image::rot90(in[0], {.k = 0})),
          GOLDEN("rot90/k=2", tf::image::rot90(in[0], {.k = 2})),
          GOLDEN("rot90/k=3", tf::image::rot90(in[0], {.k = 3})),
          GOLDEN("rot90/k=4", tf::image::rot90(in[0], {.k = 4})),
          GOLDEN("rot90/k=-1", tf::image::rot90(in[0], {.k = -1})),
          GOLDEN("rot90/k=9", tf::image::rot90(in[0], {.k = 9})),
          GOLDEN("rot90/k in a tensor", tf::image::rot90(in[0], {.k = in[1]})),
          GOLDEN("rot90/name", tf::image::rot90(in[0], {.name = "turn"})),
          GOLDEN("transpose", tf::image::transpose(in[0])),
          GOLDEN("transpose/name",
                 tf::image::transpose(in[0], {.name = "turn"})),
      });
}

}  // namespace
}  // namespace tfx

#include "tfx/math/l2_normalize.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("vectors are scaled to length 1 as in Python") {
  check_golden("math/l2_normalize",
               {
                   GOLDEN("l2_normalize", tf::math::l2_normalize(in[0])),
                   GOLDEN("l2_normalize/axis=1",
                          tf::nn::l2_normalize(in[0], {.axis = 1})),
                   GOLDEN("l2_normalize/axis=0,2, epsilon",
                          tf::linalg::l2_normalize(
                              in[0], {.axis = {0, 2}, .epsilon = 100.0})),
                   GOLDEN("l2_normalize/zero", tf::math::l2_normalize(in[0])),
                   GOLDEN("l2_normalize/empty", tf::math::l2_normalize(in[0])),
                   GOLDEN("l2_normalize/not finite",
                          tf::math::l2_normalize(in[0], {.axis = 1})),
                   GOLDEN("l2_normalize/int", tf::math::l2_normalize(in[0])),
                   GOLDEN("l2_normalize/axis=3",
                          tf::math::l2_normalize(in[0], {.axis = 3})),
               });
}

}  // namespace
}  // namespace tfx

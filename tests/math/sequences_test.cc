#include "tfx/math/sequences.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("sequences of numbers are Python's") {
  check_golden(
      "math/sequences",
      {
          GOLDEN("is_non_decreasing", tf::math::is_non_decreasing(in[0])),
          GOLDEN("is_strictly_increasing",
                 tf::math::is_strictly_increasing(in[0])),
          GOLDEN("invert_permutation", tf::math::invert_permutation(in[0])),
          GOLDEN("sobol_sample", tf::math::sobol_sample(3, 5)),
          GOLDEN("sobol_sample/skip",
                 tf::math::sobol_sample(2, 4, {.skip = 10})),
          GOLDEN("sobol_sample/float64",
                 tf::math::sobol_sample(2, 4, {.dtype = tf::float64})),
          GOLDEN("sobol_sample/tensors",
                 tf::math::sobol_sample(in[0], in[1], {.skip = in[2]})),
          GOLDEN("sobol_sample/dtype",
                 tf::math::sobol_sample(2, 4, {.dtype = tf::float16})),
          GOLDEN("sobol_sample/dim", tf::math::sobol_sample(0, 5)),
          GOLDEN("sobol_sample/num_results", tf::math::sobol_sample(1, -1)),
      });
}

}  // namespace
}  // namespace tfx

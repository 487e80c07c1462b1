#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/ops/reduce_ops.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("places, running sums and counts are Python's") {
  check_golden(
      "ops/scan_ops",
      {
          GOLDEN("argmax", tf::argmax(in[0])),
          GOLDEN("argmax/axis=1", tf::argmax(in[0], {.axis = 1})),
          GOLDEN("argmax/axis=-1, int32",
                 tf::argmax(in[0], {.axis = -1, .output_type = tf::int32})),
          GOLDEN("argmax/axis tensor", tf::argmax(in[0], {.axis = in[1]})),
          GOLDEN("argmax/equal", tf::argmax(in[0])),
          GOLDEN("argmax/axis=4", tf::argmax(in[0], {.axis = 4})),
          GOLDEN("argmax/empty", tf::argmax(in[0])),
          GOLDEN("argmax/scalar", tf::argmax(in[0])),
          GOLDEN("argmin", tf::argmin(in[0])),
          GOLDEN("argmin/axis=1", tf::argmin(in[0], {.axis = 1})),
          GOLDEN("argmin/axis=-1, int32",
                 tf::argmin(in[0], {.axis = -1, .output_type = tf::int32})),
          GOLDEN("argmin/axis tensor", tf::argmin(in[0], {.axis = in[1]})),
          GOLDEN("argmin/equal", tf::argmin(in[0])),
          GOLDEN("argmin/axis=4", tf::argmin(in[0], {.axis = 4})),
          GOLDEN("argmin/empty", tf::argmin(in[0])),
          GOLDEN("argmin/scalar", tf::argmin(in[0])),
          GOLDEN("argmax/uint16",
                 tf::argmax(in[0], {.output_type = tf::uint16})),
          GOLDEN("argmax/axis int8", tf::argmax(in[0], {.axis = in[1]})),
          GOLDEN("argmax/axis float", tf::argmax(in[0], {.axis = in[1]})),
          GOLDEN("argmax/string", tf::argmax(in[0])),
          GOLDEN("cumsum", tf::cumsum(in[0])),
          GOLDEN("cumprod", tf::math::cumprod(in[0])),
          GOLDEN("cumsum/axis tensor", tf::cumsum(in[0], {.axis = in[1]})),
          GOLDEN("cumsum/string", tf::cumsum(in[0])),
          GOLDEN("cumsum/axis=1", tf::math::cumsum(in[0], {.axis = 1})),
          GOLDEN("cumsum/exclusive",
                 tf::math::cumsum(in[0], {.exclusive = true})),
          GOLDEN("cumsum/reverse", tf::math::cumsum(in[0], {.reverse = true})),
          GOLDEN("cumsum/both",
                 tf::math::cumsum(
                     in[0], {.axis = -1, .exclusive = true, .reverse = true})),
          GOLDEN("cumsum/axis=4", tf::math::cumsum(in[0], {.axis = 4})),
          GOLDEN("cumprod/axis=1", tf::math::cumprod(in[0], {.axis = 1})),
          GOLDEN("cumprod/exclusive",
                 tf::math::cumprod(in[0], {.exclusive = true})),
          GOLDEN("cumprod/reverse",
                 tf::math::cumprod(in[0], {.reverse = true})),
          GOLDEN("cumprod/both",
                 tf::math::cumprod(
                     in[0], {.axis = -1, .exclusive = true, .reverse = true})),
          GOLDEN("cumprod/axis=4", tf::math::cumprod(in[0], {.axis = 4})),
          GOLDEN("cumulative_logsumexp", tf::math::cumulative_logsumexp(in[0])),
          GOLDEN("cumulative_logsumexp/axis=1",
                 tf::math::cumulative_logsumexp(in[0], {.axis = 1})),
          GOLDEN("cumulative_logsumexp/exclusive",
                 tf::math::cumulative_logsumexp(in[0], {.exclusive = true})),
          GOLDEN("cumulative_logsumexp/reverse",
                 tf::math::cumulative_logsumexp(in[0], {.reverse = true})),
          GOLDEN("cumulative_logsumexp/both",
                 tf::math::cumulative_logsumexp(
                     in[0], {.axis = -1, .exclusive = true, .reverse = true})),
          GOLDEN("cumulative_logsumexp/axis=4",
                 tf::math::cumulative_logsumexp(in[0], {.axis = 4})),
          GOLDEN("bincount", tf::math::bincount(in[0])),
          GOLDEN("bincount/weights",
                 tf::math::bincount(in[0], {.weights = {0.5, 1.0, 2.0}})),
          GOLDEN("bincount/weights tensor",
                 tf::math::bincount(in[0], {.weights = in[1]})),
          GOLDEN("bincount/minlength",
                 tf::math::bincount(in[0], {.minlength = 6})),
          GOLDEN("bincount/maxlength",
                 tf::math::bincount(in[0], {.maxlength = 2})),
          GOLDEN("bincount/dtype=float64",
                 tf::math::bincount(in[0], {.dtype = tf::float64})),
          GOLDEN("bincount/axis=-1", tf::math::bincount(in[0], {.axis = -1})),
          GOLDEN(
              "bincount/binary",
              tf::math::bincount(in[0], {.axis = -1, .binary_output = true})),
          GOLDEN("bincount/weights, axis=-1",
                 tf::math::bincount(in[0], {.weights = in[1], .axis = -1})),
          GOLDEN("bincount/lengths",
                 tf::math::bincount(in[0], {.minlength = 4, .maxlength = 5})),
          GOLDEN("bincount/dtype=int8",
                 tf::math::bincount(in[0], {.dtype = tf::int8})),
          GOLDEN("bincount/axis=3", tf::math::bincount(in[0], {.axis = 3})),
          GOLDEN("bincount/negative", tf::math::bincount(in[0])),
          GOLDEN("bincount/both",
                 tf::math::bincount(in[0],
                                    {.weights = {1.0}, .binary_output = true})),
      });
}

}  // namespace
}  // namespace tfx

#include "tfx/ops/segment_ops.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("segments are reduced as in Python") {
  check_golden(
      "ops/segment_ops",
      {
          GOLDEN("segment_sum", tf::math::segment_sum(in[0], {0, 0, 2})),
          GOLDEN("segment_sum/unsorted", tf::math::segment_sum(in[0], {1, 0})),
          GOLDEN("segment_sum/length", tf::math::segment_sum(in[0], {0})),
          GOLDEN("segment_mean", tf::math::segment_mean(in[0], {0, 0, 2})),
          GOLDEN("segment_mean/unsorted",
                 tf::math::segment_mean(in[0], {1, 0})),
          GOLDEN("segment_mean/length", tf::math::segment_mean(in[0], {0})),
          GOLDEN("segment_max", tf::math::segment_max(in[0], {0, 0, 2})),
          GOLDEN("segment_max/unsorted", tf::math::segment_max(in[0], {1, 0})),
          GOLDEN("segment_max/length", tf::math::segment_max(in[0], {0})),
          GOLDEN("segment_min", tf::math::segment_min(in[0], {0, 0, 2})),
          GOLDEN("segment_min/unsorted", tf::math::segment_min(in[0], {1, 0})),
          GOLDEN("segment_min/length", tf::math::segment_min(in[0], {0})),
          GOLDEN("segment_prod", tf::math::segment_prod(in[0], {0, 0, 2})),
          GOLDEN("segment_prod/unsorted",
                 tf::math::segment_prod(in[0], {1, 0})),
          GOLDEN("segment_prod/length", tf::math::segment_prod(in[0], {0})),
          GOLDEN("unsorted_segment_sum",
                 tf::math::unsorted_segment_sum(in[0], {2, -1, 2}, 4)),
          GOLDEN("unsorted_segment_sum/id",
                 tf::math::unsorted_segment_sum(in[0], {0, 5}, 3)),
          GOLDEN("unsorted_segment_max",
                 tf::math::unsorted_segment_max(in[0], {2, -1, 2}, 4)),
          GOLDEN("unsorted_segment_max/id",
                 tf::math::unsorted_segment_max(in[0], {0, 5}, 3)),
          GOLDEN("unsorted_segment_min",
                 tf::math::unsorted_segment_min(in[0], {2, -1, 2}, 4)),
          GOLDEN("unsorted_segment_min/id",
                 tf::math::unsorted_segment_min(in[0], {0, 5}, 3)),
          GOLDEN("unsorted_segment_prod",
                 tf::math::unsorted_segment_prod(in[0], {2, -1, 2}, 4)),
          GOLDEN("unsorted_segment_prod/id",
                 tf::math::unsorted_segment_prod(in[0], {0, 5}, 3)),
          GOLDEN("unsorted_segment_mean",
                 tf::math::unsorted_segment_mean(in[0], {2, 0, 2}, 4)),
          GOLDEN("unsorted_segment_mean/matrix",
                 tf::math::unsorted_segment_mean(in[0], {{0, 1}, {1, 1}}, 2)),
          GOLDEN("unsorted_segment_sqrt_n",
                 tf::math::unsorted_segment_sqrt_n(in[0], {2, 0, 2}, 4)),
          GOLDEN("unsorted_segment_sqrt_n/matrix",
                 tf::math::unsorted_segment_sqrt_n(in[0], {{0, 1}, {1, 1}}, 2)),
          GOLDEN("segment_sum/ids", tf::math::segment_sum(in[0], in[1])),
          GOLDEN("segment_mean/ids", tf::math::segment_mean(in[0], in[1])),
          GOLDEN("segment_max/ids", tf::math::segment_max(in[0], in[1])),
          GOLDEN("segment_min/ids", tf::math::segment_min(in[0], in[1])),
          GOLDEN("segment_prod/ids", tf::math::segment_prod(in[0], in[1])),
          GOLDEN("unsorted_segment_sum/ids",
                 tf::math::unsorted_segment_sum(in[0], in[1], in[2])),
          GOLDEN("unsorted_segment_max/ids",
                 tf::math::unsorted_segment_max(in[0], in[1], in[2])),
          GOLDEN("unsorted_segment_min/ids",
                 tf::math::unsorted_segment_min(in[0], in[1], in[2])),
          GOLDEN("unsorted_segment_prod/ids",
                 tf::math::unsorted_segment_prod(in[0], in[1], in[2])),
          GOLDEN("unsorted_segment_mean/ids",
                 tf::math::unsorted_segment_mean(in[0], in[1], in[2])),
          GOLDEN("unsorted_segment_sqrt_n/ids",
                 tf::math::unsorted_segment_sqrt_n(in[0], in[1], in[2])),
          GOLDEN("unsorted_segment_mean/int",
                 tf::math::unsorted_segment_mean(in[0], {0, 1, 1}, 2)),
          GOLDEN("unsorted_segment_sum/int64",
                 tf::math::unsorted_segment_sum(in[0], in[1], in[2])),
      });
}

}  // namespace
}  // namespace tfx

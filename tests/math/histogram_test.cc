#include "tfx/math/histogram.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("histograms are Python's") {
  check_golden(
      "math/histogram",
      {
          GOLDEN("histogram_fixed_width",
                 tf::histogram_fixed_width(in[0], in[1])),
          GOLDEN("histogram_fixed_width/nbins=5",
                 tf::histogram_fixed_width(in[0], in[1], {.nbins = 5})),
          GOLDEN("histogram_fixed_width/nbins=0",
                 tf::histogram_fixed_width(in[0], in[1], {.nbins = 0})),
          GOLDEN("histogram_fixed_width/nbins tensor",
                 tf::histogram_fixed_width(in[0], in[1], {.nbins = in[2]})),
          GOLDEN("histogram_fixed_width/literal",
                 tf::histogram_fixed_width(in[0], {0.0, 5.0}, {.nbins = 5})),
          GOLDEN("histogram_fixed_width/dtype",
                 tf::histogram_fixed_width(in[0], in[1],
                                           {.nbins = 5, .dtype = tf::int64})),
          GOLDEN("histogram_fixed_width_bins",
                 tf::histogram_fixed_width_bins(in[0], in[1])),
          GOLDEN("histogram_fixed_width_bins/nbins=5",
                 tf::histogram_fixed_width_bins(in[0], in[1], {.nbins = 5})),
          GOLDEN("histogram_fixed_width_bins/nbins=0",
                 tf::histogram_fixed_width_bins(in[0], in[1], {.nbins = 0})),
          GOLDEN(
              "histogram_fixed_width_bins/nbins tensor",
              tf::histogram_fixed_width_bins(in[0], in[1], {.nbins = in[2]})),
          GOLDEN(
              "histogram_fixed_width_bins/literal",
              tf::histogram_fixed_width_bins(in[0], {0.0, 5.0}, {.nbins = 5})),
          GOLDEN("histogram_fixed_width_bins/dtype",
                 tf::histogram_fixed_width_bins(
                     in[0], in[1], {.nbins = 5, .dtype = tf::int64})),
      });
}

}  // namespace
}  // namespace tfx

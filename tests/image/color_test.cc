#include "tfx/image/color.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("colours are Python's in every space") {
  check_golden(
      "image/color",
      {
          GOLDEN("rgb_to_grayscale", tf::image::rgb_to_grayscale(in[0])),
          GOLDEN("rgb_to_grayscale/name",
                 tf::image::rgb_to_grayscale(in[0], {.name = "grey"})),
          GOLDEN("grayscale_to_rgb", tf::image::grayscale_to_rgb(in[0])),
          GOLDEN("grayscale_to_rgb/name",
                 tf::image::grayscale_to_rgb(in[0], {.name = "rgb"})),
          GOLDEN("rgb_to_hsv", tf::image::rgb_to_hsv(in[0])),
          GOLDEN("rgb_to_hsv/name",
                 tf::image::rgb_to_hsv(in[0], {.name = "convert"})),
          GOLDEN("hsv_to_rgb", tf::image::hsv_to_rgb(in[0])),
          GOLDEN("hsv_to_rgb/name",
                 tf::image::hsv_to_rgb(in[0], {.name = "convert"})),
          GOLDEN("rgb_to_yiq", tf::image::rgb_to_yiq(in[0])),
          GOLDEN("yiq_to_rgb", tf::image::yiq_to_rgb(in[0])),
          GOLDEN("rgb_to_yuv", tf::image::rgb_to_yuv(in[0])),
          GOLDEN("yuv_to_rgb", tf::image::yuv_to_rgb(in[0])),
      });
}

}  // namespace
}  // namespace tfx

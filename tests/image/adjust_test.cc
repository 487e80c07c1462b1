#include "tfx/image/adjust.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("images are adjusted as in Python") {
  check_golden(
      "image/adjust",
      {
          GOLDEN("adjust_brightness", tf::image::adjust_brightness(in[0], 0.1)),
          GOLDEN("adjust_brightness/negative",
                 tf::image::adjust_brightness(in[0], -0.3)),
          GOLDEN("adjust_brightness/whole",
                 tf::image::adjust_brightness(in[0], 1)),
          GOLDEN("adjust_brightness/tensor",
                 tf::image::adjust_brightness(in[0], in[1])),
          GOLDEN("adjust_contrast", tf::image::adjust_contrast(in[0], 2.5)),
          GOLDEN("adjust_contrast/whole", tf::image::adjust_contrast(in[0], 2)),
          GOLDEN("adjust_contrast/tensor",
                 tf::image::adjust_contrast(in[0], in[1])),
          GOLDEN("adjust_gamma", tf::image::adjust_gamma(in[0])),
          GOLDEN("adjust_gamma/gamma, gain",
                 tf::image::adjust_gamma(in[0], {.gamma = 2.2, .gain = 0.75})),
          GOLDEN("adjust_gamma/whole",
                 tf::image::adjust_gamma(in[0], {.gamma = 2, .gain = 2})),
          GOLDEN("adjust_gamma/0",
                 tf::image::adjust_gamma(in[0], {.gamma = 0})),
          GOLDEN(
              "adjust_gamma/tensors",
              tf::image::adjust_gamma(in[0], {.gamma = in[1], .gain = in[2]})),
          GOLDEN("adjust_gamma/negative",
                 tf::image::adjust_gamma(in[0], {.gamma = -0.1})),
          GOLDEN("adjust_hue", tf::image::adjust_hue(in[0], 0.2)),
          GOLDEN("adjust_hue/negative", tf::image::adjust_hue(in[0], -1)),
          GOLDEN("adjust_hue/tensor", tf::image::adjust_hue(in[0], in[1])),
          GOLDEN("adjust_hue/name",
                 tf::image::adjust_hue(in[0], 0.2, {.name = "hue"})),
          GOLDEN("adjust_hue/1.1", tf::image::adjust_hue(in[0], 1.1)),
          GOLDEN("adjust_saturation",
                 tf::image::adjust_saturation(in[0], 1.75)),
          GOLDEN("adjust_saturation/0", tf::image::adjust_saturation(in[0], 0)),
          GOLDEN("adjust_saturation/tensor",
                 tf::image::adjust_saturation(in[0], in[1])),
          GOLDEN("adjust_saturation/name",
                 tf::image::adjust_saturation(in[0], 2, {.name = "s"})),
          GOLDEN("adjust_jpeg_quality",
                 tf::image::adjust_jpeg_quality(in[0], 20)),
          GOLDEN("adjust_jpeg_quality/tensor",
                 tf::image::adjust_jpeg_quality(in[0], in[1])),
          GOLDEN("adjust_jpeg_quality/dct_method",
                 tf::image::adjust_jpeg_quality(
                     in[0], 50,
                     {.dct_method = "INTEGER_ACCURATE", .name = "jpeg"})),
          GOLDEN("adjust_jpeg_quality/101",
                 tf::image::adjust_jpeg_quality(in[0], 101)),
          GOLDEN("per_image_standardization",
                 tf::image::per_image_standardization(in[0])),
      });
}

}  // namespace
}  // namespace tfx

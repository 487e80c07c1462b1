#include "tfx/image/quality.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

TEST_CASE("images are compared as in Python") {
  check_golden(
      "image/quality",
      {
          GOLDEN("psnr", tf::image::psnr(in[0], in[1], 1.0)),
          GOLDEN("psnr/255", tf::image::psnr(in[0], in[1], 255)),
          GOLDEN("psnr/tensor",
                 tf::image::psnr(in[0], in[1], in[2], {.name = "ratio"})),
          GOLDEN("ssim", tf::image::ssim(in[0], in[1], 1.0)),
          GOLDEN("ssim/filter_size",
                 tf::image::ssim(in[0], in[1], 1.0, {.filter_size = 3})),
          GOLDEN("ssim/255",
                 tf::image::ssim(in[0], in[1], 255, {.filter_size = 3})),
          GOLDEN("ssim/options", tf::image::ssim(in[0], in[1], 2.0,
                                                 {.filter_size = 2,
                                                  .filter_sigma = 0.5,
                                                  .k1 = 0.1,
                                                  .k2 = 0.2})),
          GOLDEN("ssim/return_index_map",
                 tf::image::ssim(in[0], in[1], 1.0,
                                 {.filter_size = 3, .return_index_map = true})),
          GOLDEN("ssim/tensor",
                 tf::image::ssim(in[0], in[1], in[2], {.filter_size = 3})),
          GOLDEN("ssim_multiscale",
                 tf::image::ssim_multiscale(in[0], in[1], 1.0)),
          GOLDEN("ssim_multiscale/two",
                 tf::image::ssim_multiscale(
                     in[0], in[1], 1.0,
                     {.power_factors = {0.25, 0.75}, .filter_size = 2})),
          GOLDEN("ssim_multiscale/options",
                 tf::image::ssim_multiscale(in[0], in[1], 3,
                                            {.power_factors = {0.5, 0.25, 0.25},
                                             .filter_size = 1,
                                             .filter_sigma = 0.5,
                                             .k1 = 0.1,
                                             .k2 = 0.2})),
          GOLDEN("ssim_multiscale/five",
                 tf::image::ssim_multiscale(in[0], in[1], 1.0,
                                            {.filter_size = 1})),
          GOLDEN("total_variation", tf::image::total_variation(in[0])),
          GOLDEN("total_variation/name",
                 tf::image::total_variation(in[0], {.name = "tv"})),
      });
}

}  // namespace
}  // namespace tfx

#include "tfx/image/resize.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

using tf::image::ResizeMethod;

TEST_CASE("images of other sizes are Python's") {
  const auto in_proportion = [](const Tensor& image, const ShapeLike& size) {
    return tf::image::resize(image, size, {.preserve_aspect_ratio = true});
  };
  std::vector<GoldenCase> cases = {
      GOLDEN("resize", tf::image::resize(in[0], {3, 4})),
      GOLDEN("resize/size in a tensor", tf::image::resize(in[0], in[1])),
      GOLDEN("resize/numbers in tensors", tf::image::resize(in[0], {in[1], 2})),
      GOLDEN("resize/preserve_aspect_ratio, (4, 4)",
             in_proportion(in[0], {4, 4})),
      GOLDEN("resize/preserve_aspect_ratio, (9, 3)",
             in_proportion(in[0], {9, 3})),
      GOLDEN("resize/preserve_aspect_ratio, (2, 20)",
             in_proportion(in[0], {2, 20})),
      GOLDEN("resize/preserve_aspect_ratio, size in a tensor",
             tf::image::resize(
                 in[0], in[1],
                 {.preserve_aspect_ratio = true, .name = "smaller"})),
      GOLDEN("resize/one size", tf::image::resize(in[0], {3})),
      GOLDEN("resize/number", tf::image::resize(in[0], 3)),
      GOLDEN("resize/method",
             tf::image::resize(in[0], {3, 4}, {.method = "splines"})),
      GOLDEN("resize_with_pad/(6, 6)", tf::image::resize_with_pad(in[0], 6, 6)),
      GOLDEN("resize_with_pad/(3, 2)", tf::image::resize_with_pad(in[0], 3, 2)),
      GOLDEN("resize_with_pad/(4, 9)", tf::image::resize_with_pad(in[0], 4, 9)),
      GOLDEN("resize_with_pad/(4, 5)", tf::image::resize_with_pad(in[0], 4, 5)),
      GOLDEN("resize_with_pad/(0, 1)", tf::image::resize_with_pad(in[0], 0, 1)),
      GOLDEN("resize_with_pad/(1, 0)", tf::image::resize_with_pad(in[0], 1, 0)),
      GOLDEN("resize_with_pad/tensors",
             tf::image::resize_with_pad(in[0], in[1], in[2])),
      GOLDEN("resize_with_pad/method",
             tf::image::resize_with_pad(in[0], 3, 2,
                                        {.method = ResizeMethod::AREA})),
      GOLDEN("resize_with_pad/antialias",
             tf::image::resize_with_pad(
                 in[0], 3, 2,
                 {.method = ResizeMethod::BICUBIC, .antialias = true})),
  };
  for (const std::string method :
       {ResizeMethod::BILINEAR, ResizeMethod::NEAREST_NEIGHBOR,
        ResizeMethod::BICUBIC, ResizeMethod::AREA, ResizeMethod::LANCZOS3,
        ResizeMethod::LANCZOS5, ResizeMethod::GAUSSIAN,
        ResizeMethod::MITCHELLCUBIC}) {
    const auto add = [&](const std::string& how, const ShapeLike& size) {
      cases.push_back({"resize/" + method + ", " + how, [=](const Inputs& in) {
                         return tf::image::resize(in[0], size,
                                                  {.method = method});
                       }});
      cases.push_back({"resize/" + method + ", " + how + ", antialias",
                       [=](const Inputs& in) {
                         return tf::image::resize(
                             in[0], size,
                             {.method = method, .antialias = true});
                       }});
    };
    add("up", {5, 7});
    add("down", {2, 3});
  }
  check_golden("image/resize", cases);
}

}  // namespace
}  // namespace tfx

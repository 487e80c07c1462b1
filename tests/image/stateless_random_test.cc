#include "tfx/image/stateless_random.h"

#include <catch2/catch.hpp>
#include <functional>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

using StatelessChange =
    std::function<Tensor(const Tensor&, const TensorLike& seed)>;

void add_stateless_cases(std::vector<GoldenCase>& cases,
                         const std::string& name,
                         const StatelessChange& change) {
  cases.push_back(
      {name, [=](const Inputs& in) { return change(in[0], in[1]); }});
  cases.push_back({name + "/(1, 2)", [=](const Inputs& in) {
                     return change(in[0], {1, 2});
                   }});
}

TEST_CASE("seeds change images as in Python") {
  std::vector<GoldenCase> cases = {
      GOLDEN("stateless_random_brightness/(-0.1,)",
             tf::image::stateless_random_brightness(in[0], -0.1, {1, 2})),
      GOLDEN("stateless_random_hue/(0.6,)",
             tf::image::stateless_random_hue(in[0], 0.6, {1, 2})),
      GOLDEN("stateless_random_hue/(-0.1,)",
             tf::image::stateless_random_hue(in[0], -0.1, {1, 2})),
      GOLDEN("stateless_random_contrast/(1.0, 1.0)",
             tf::image::stateless_random_contrast(in[0], 1.0, 1.0, {1, 2})),
      GOLDEN("stateless_random_contrast/(-0.5, 1.0)",
             tf::image::stateless_random_contrast(in[0], -0.5, 1.0, {1, 2})),
      GOLDEN("stateless_random_saturation/(2.0, 1.0)",
             tf::image::stateless_random_saturation(in[0], 2.0, 1.0, {1, 2})),
      GOLDEN("stateless_random_saturation/(-0.5, 1.0)",
             tf::image::stateless_random_saturation(in[0], -0.5, 1.0, {1, 2})),
      GOLDEN("stateless_random_jpeg_quality/(-1, 10)",
             tf::image::stateless_random_jpeg_quality(in[0], -1, 10, {1, 2})),
      GOLDEN("stateless_random_jpeg_quality/(10, 101)",
             tf::image::stateless_random_jpeg_quality(in[0], 10, 101, {1, 2})),
      GOLDEN("stateless_random_jpeg_quality/(10, 10)",
             tf::image::stateless_random_jpeg_quality(in[0], 10, 10, {1, 2})),
  };
  cases.push_back(
      GOLDEN("stateless_random_crop",
             tf::image::stateless_random_crop(in[0], {2, 1, 3}, {7, 5})));
  cases.push_back(GOLDEN("stateless_random_crop/name",
                         tf::image::stateless_random_crop(
                             in[0], {4, 1, 1}, {7, 5}, {.name = "part"})));
  cases.push_back(
      GOLDEN("stateless_random_crop/tensors",
             tf::image::stateless_random_crop(in[0], in[1], in[2])));
  add_stateless_cases(cases, "stateless_random_flip_left_right",
                      tf::image::stateless_random_flip_left_right);
  add_stateless_cases(cases, "stateless_random_flip_up_down",
                      tf::image::stateless_random_flip_up_down);
  add_stateless_cases(cases, "stateless_random_brightness",
                      [](const Tensor& x, const TensorLike& seed) {
                        return tf::image::stateless_random_brightness(x, 0.25,
                                                                      seed);
                      });
  add_stateless_cases(cases, "stateless_random_contrast",
                      [](const Tensor& x, const TensorLike& seed) {
                        return tf::image::stateless_random_contrast(x, 0.5, 1.5,
                                                                    seed);
                      });
  add_stateless_cases(cases, "stateless_random_hue",
                      [](const Tensor& x, const TensorLike& seed) {
                        return tf::image::stateless_random_hue(x, 0.3, seed);
                      });
  add_stateless_cases(cases, "stateless_random_saturation",
                      [](const Tensor& x, const TensorLike& seed) {
                        return tf::image::stateless_random_saturation(
                            x, 0.5, 2.0, seed);
                      });
  add_stateless_cases(cases, "stateless_random_jpeg_quality",
                      [](const Tensor& x, const TensorLike& seed) {
                        return tf::image::stateless_random_jpeg_quality(
                            x, 10, 90, seed);
                      });
  check_golden("image/stateless_random", cases);
}

}  // namespace
}  // namespace tfx

#include "tfx/image/random.h"

#include <catch2/catch.hpp>
#include <functional>

#include "tests/ops/golden_cases.h"
#include "tfx/core/errors.h"
#include "tfx/core/random_seed.h"
#include "tfx/function/function.h"
#include "tfx/ops/constant_op.h"

namespace tf = tfx;

namespace tfx {
namespace {

using SeededChange =
    std::function<Tensor(const Tensor&, const image::SeedOptions& options)>;

Outputs several(int64_t global_seed, const Inputs& in,
                const SeededChange& change, const image::SeedOptions& options) {
  tf::random::set_seed(global_seed);
  std::vector<Tensor> results;
  for (int i = 0; i < 4; ++i) results.push_back(change(in[0], options));
  return results;
}

void add_seeded_cases(std::vector<GoldenCase>& cases, const std::string& name,
                      const SeededChange& change) {
  cases.push_back({name, [=](const Inputs& in) {
                     tf::random::set_seed(3);
                     return change(in[0], {.seed = 5});
                   }});
  cases.push_back({name + "/seed=2, after 1", [=](const Inputs& in) {
                     return several(1, in, change, {.seed = 2});
                   }});
  cases.push_back({name + "/seed=0, after 7", [=](const Inputs& in) {
                     return several(7, in, change, {.seed = 0});
                   }});
  cases.push_back({name + "/global seed", [=](const Inputs& in) {
                     return several(4, in, change, {});
                   }});
}

Tensor crop(const Inputs& in) {
  tf::random::set_seed(3);
  return tf::image::random_crop(in[0], in[1], {.seed = 5});
}

Outputs several_crops(const Inputs& in) {
  tf::random::set_seed(15);
  const Tensor first = tf::image::random_crop(in[0], {2, 2, 3});
  const Tensor second = tf::image::random_crop(in[0], {1, 3, 1}, {.seed = 4});
  const Tensor third =
      tf::image::random_crop(in[0], {1, 3, 1}, {.seed = 4, .name = "part"});
  return {first, second, third};
}

Tensor after_error(const Inputs& in) {
  tf::random::set_seed(4);
  CHECK_THROWS_AS(tf::image::random_hue(in[0], 0.6), ValueError);
  return tf::image::random_brightness(in[0], 0.25);
}

Tensor change_in_every_way(Tensor image) {
  image = tf::image::random_brightness(image, 0.25);
  image = tf::image::random_contrast(image, 0.5, 1.5);
  image = tf::image::random_hue(image, 0.3);
  image = tf::image::random_saturation(image, 0.5, 2.0);
  image = tf::image::random_flip_up_down(image);
  return tf::image::random_flip_left_right(image);
}

Tensor all_eagerly(const Inputs& in) {
  tf::random::set_seed(9);
  return change_in_every_way(in[0]);
}

Tensor all_in_function(const Inputs& in) {
  tf::random::set_seed(9);
  auto traced = tf::function(
      [](const Tensor& image) { return change_in_every_way(image); });
  return traced(in[0]);
}

TEST_CASE("chance is Python's, with the same seeds") {
  using image::SeedOptions;
  std::vector<GoldenCase> cases = {
      GOLDEN("random_brightness/(-0.1,)",
             tf::image::random_brightness(in[0], -0.1)),
      GOLDEN("random_hue/(0.6,)", tf::image::random_hue(in[0], 0.6)),
      GOLDEN("random_hue/(-0.1,)", tf::image::random_hue(in[0], -0.1)),
      GOLDEN("random_contrast/(1.0, 1.0)",
             tf::image::random_contrast(in[0], 1.0, 1.0)),
      GOLDEN("random_contrast/(-0.5, 1.0)",
             tf::image::random_contrast(in[0], -0.5, 1.0)),
      GOLDEN("random_saturation/(2.0, 1.0)",
             tf::image::random_saturation(in[0], 2.0, 1.0)),
      GOLDEN("random_saturation/(-0.5, 1.0)",
             tf::image::random_saturation(in[0], -0.5, 1.0)),
      GOLDEN("random_jpeg_quality/(-1, 10)",
             tf::image::random_jpeg_quality(in[0], -1, 10)),
      GOLDEN("random_jpeg_quality/(10, 101)",
             tf::image::random_jpeg_quality(in[0], 10, 101)),
      GOLDEN("random_jpeg_quality/(10, 10)",
             tf::image::random_jpeg_quality(in[0], 10, 10)),
      GOLDEN("random_crop", crop({in[0], tf::constant({2, 1, 3})})),
      GOLDEN("random_crop/several", several_crops(in)),
      GOLDEN("random_crop/size in a tensor", crop(in)),
      GOLDEN("random_brightness/after an error", after_error(in)),
      GOLDEN("all", all_eagerly(in)),
      GOLDEN("all, in a function", all_in_function(in)),
  };
  add_seeded_cases(cases, "random_flip_left_right",
                   [](const Tensor& x, const SeedOptions& options) {
                     return tf::image::random_flip_left_right(x, options);
                   });
  add_seeded_cases(cases, "random_flip_up_down",
                   [](const Tensor& x, const SeedOptions& options) {
                     return tf::image::random_flip_up_down(x, options);
                   });
  add_seeded_cases(cases, "random_brightness",
                   [](const Tensor& x, const SeedOptions& options) {
                     return tf::image::random_brightness(x, 0.25, options);
                   });
  add_seeded_cases(cases, "random_contrast",
                   [](const Tensor& x, const SeedOptions& options) {
                     return tf::image::random_contrast(x, 0.5, 1.5, options);
                   });
  add_seeded_cases(cases, "random_hue",
                   [](const Tensor& x, const SeedOptions& options) {
                     return tf::image::random_hue(x, 0.3, options);
                   });
  add_seeded_cases(cases, "random_saturation",
                   [](const Tensor& x, const SeedOptions& options) {
                     return tf::image::random_saturation(x, 0.5, 2.0, options);
                   });
  add_seeded_cases(cases, "random_jpeg_quality",
                   [](const Tensor& x, const SeedOptions& options) {
                     return tf::image::random_jpeg_quality(x, 10, 90, options);
                   });
  check_golden("image/random", cases);
}

}  // namespace
}  // namespace tfx

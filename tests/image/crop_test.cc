#include "tfx/image/crop.h"

#include <array>
#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/core/errors.h"
#include "tfx/function/function.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"

namespace tf = tfx;

namespace tfx {
namespace {

using Box = std::array<int, 4>;

std::string text_of(const Box& box) {
  std::string text = "(";
  for (const int number : box) {
    text += (text.size() > 1 ? ", " : "") + std::to_string(number);
  }
  return text + ")";
}

using BoxFunction = Tensor (*)(const TensorLike&, const Dimension&,
                               const Dimension&, const Dimension&,
                               const Dimension&);

// `places` is where the function cuts or pads.
void add_box_cases(std::vector<GoldenCase>& cases, const std::string& name,
                   BoxFunction function, Box places) {
  const auto at = [function](const Inputs& in, const Box& box) {
    return function(in[0], box[0], box[1], box[2], box[3]);
  };
  cases.push_back({name, [=](const Inputs& in) { return at(in, places); }});
  cases.push_back({name + "/tensors", [=](const Inputs& in) {
                     return function(in[0], in[1], in[2], in[3], in[4]);
                   }});
  cases.push_back({name + "/one tensor", [=](const Inputs& in) {
                     return function(in[0], in[1], places[1], places[2],
                                     places[3]);
                   }});
  cases.push_back({name + "/whole", [=](const Inputs& in) {
                     return at(in, {0, 0, 4, 5});
                   }});
  for (const Box& bad : {Box{-1, 0, 2, 2}, Box{0, -1, 2, 2}, Box{0, 0, 0, 5},
                         Box{0, 0, 4, 0}, Box{0, 3, 4, 3}, Box{3, 0, 3, 5}}) {
    cases.push_back({name + "/" + text_of(bad),
                     [=](const Inputs& in) { return at(in, bad); }});
  }
}

TEST_CASE("images are cut and padded as in Python") {
  const auto middle = [](const Inputs& in, const TensorLike& fraction) {
    return tf::image::central_crop(in[0], fraction);
  };
  const auto resized = [](const Inputs& in, const Dimension& height,
                          const Dimension& width) {
    return tf::image::resize_with_crop_or_pad(in[0], height, width);
  };
  std::vector<GoldenCase> cases = {
      GOLDEN("central_crop", middle(in, 0.5)),
      GOLDEN("central_crop/0.3", middle(in, 0.3)),
      GOLDEN("central_crop/0.875", middle(in, 0.875)),
      GOLDEN("central_crop/1.0", middle(in, 1.0)),
      GOLDEN("central_crop/0.001", middle(in, 1e-3)),
      GOLDEN("central_crop/tensor", middle(in, in[1])),
      GOLDEN("central_crop/0.0", middle(in, 0.0)),
      GOLDEN("central_crop/1.5", middle(in, 1.5)),
      GOLDEN("central_crop/-0.5", middle(in, -0.5)),
      GOLDEN("resize_with_crop_or_pad/(2, 2)", resized(in, 2, 2)),
      GOLDEN("resize_with_crop_or_pad/(6, 9)", resized(in, 6, 9)),
      GOLDEN("resize_with_crop_or_pad/(3, 8)", resized(in, 3, 8)),
      GOLDEN("resize_with_crop_or_pad/(5, 3)", resized(in, 5, 3)),
      GOLDEN("resize_with_crop_or_pad/(4, 5)", resized(in, 4, 5)),
      GOLDEN("resize_with_crop_or_pad/(1, 7)", resized(in, 1, 7)),
      GOLDEN("resize_with_crop_or_pad/(0, 1)", resized(in, 0, 1)),
      GOLDEN("resize_with_crop_or_pad/(1, -1)", resized(in, 1, -1)),
      GOLDEN("resize_with_crop_or_pad/tensors", resized(in, in[1], in[2])),
      GOLDEN("crop_and_resize",
             tf::image::crop_and_resize(in[0], in[1], in[2], {2, 3})),
      GOLDEN("crop_and_resize/options",
             tf::image::crop_and_resize(in[0], in[1], {1, 0, 0}, {3, 2},
                                        {.method = "nearest",
                                         .extrapolation_value = -2.5,
                                         .name = "crop"})),
      GOLDEN("crop_and_resize/size in a tensor",
             tf::image::crop_and_resize(in[0], in[1], {1, 0, 0}, in[2])),
      GOLDEN("extract_glimpse",
             tf::image::extract_glimpse(in[0], {3, 3}, in[1])),
      GOLDEN("extract_glimpse/zero",
             tf::image::extract_glimpse(in[0], {3, 3}, in[1],
                                        {.noise = "zero", .name = "window"})),
      GOLDEN("extract_glimpse/not centered",
             tf::image::extract_glimpse(in[0], {2, 3}, in[1],
                                        {.centered = false, .noise = "zero"})),
      GOLDEN("extract_glimpse/not normalized",
             tf::image::extract_glimpse(
                 in[0], {2, 3}, in[1],
                 {.centered = false, .normalized = false, .noise = "zero"})),
      GOLDEN(
          "extract_glimpse/size in a tensor",
          tf::image::extract_glimpse(in[0], in[1], in[2], {.noise = "zero"})),
      GOLDEN(
          "extract_glimpse/noise",
          tf::image::extract_glimpse(in[0], {3, 3}, in[1], {.noise = "loud"})),
      GOLDEN("extract_patches",
             tf::image::extract_patches(in[0], {1, 2, 2, 1}, {1, 1, 2, 1},
                                        {1, 1, 1, 1}, "VALID")),
      GOLDEN("extract_patches/same",
             tf::image::extract_patches(in[0], {1, 3, 2, 1}, {1, 2, 2, 1},
                                        {1, 1, 1, 1}, "SAME")),
      GOLDEN("extract_patches/rates",
             tf::image::extract_patches(in[0], {1, 2, 2, 1}, {1, 1, 1, 1},
                                        {1, 2, 3, 1}, "VALID",
                                        {.name = "patches"})),
      GOLDEN("extract_patches/padding",
             tf::image::extract_patches(in[0], {1, 2, 2, 1}, {1, 1, 1, 1},
                                        {1, 1, 1, 1}, "FULL")),
      GOLDEN("extract_patches/sizes",
             tf::image::extract_patches(in[0], {2, 2, 2, 1}, {1, 1, 1, 1},
                                        {1, 1, 1, 1}, "VALID")),
  };
  add_box_cases(cases, "crop_to_bounding_box", tf::image::crop_to_bounding_box,
                {1, 2, 3, 2});
  add_box_cases(cases, "pad_to_bounding_box", tf::image::pad_to_bounding_box,
                {1, 2, 6, 9});
  check_golden("image/crop", cases);
}

TEST_CASE("what a graph learns when it runs is checked then") {
  auto crop = tf::function([](const Tensor& image, const Tensor& width) {
    return tf::image::crop_to_bounding_box(image, 0, 0, 2, width);
  });
  const Tensor image = tf::zeros({3, 4, 1});
  CHECK(crop(image, tf::constant(3)).shape() == TensorShape({2, 3, 1}));
  CHECK_THROWS_AS(crop(image, tf::constant(5)),
                  tf::errors::InvalidArgumentError);
  CHECK_THROWS_WITH(crop(image, tf::constant(5)),
                    Catch::Contains("width must be >= target + offset."));
  CHECK_THROWS_WITH(crop(image, tf::constant(0)),
                    Catch::Contains("target_width must be > 0."));
}

TEST_CASE("images of unknown shape are checked when they are there") {
  auto pad = tf::function(
      [](const Tensor& image) {
        return tf::image::pad_to_bounding_box(image, 0, 0, 4, 4);
      },
      {.input_signature = {
           {tf::TensorSpec({kNone, kNone, kNone}, tf::float32)}}});
  CHECK(pad(tf::zeros({3, 4, 1})).shape() == TensorShape({4, 4, 1}));
  CHECK_THROWS_WITH(pad(tf::zeros({0, 4, 1})),
                    Catch::Contains("image.shape\\' must be > 0.]"));
  CHECK_THROWS_WITH(pad(tf::zeros({5, 4, 1})),
                    Catch::Contains("height must be <= target - offset"));
}

}  // namespace
}  // namespace tfx

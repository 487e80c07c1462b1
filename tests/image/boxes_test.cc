#include "tfx/image/boxes.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"
#include "tfx/core/random_seed.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs all(const image::SampleDistortedBoundingBoxOutputs& outputs) {
  return {outputs.begin, outputs.size, outputs.bboxes};
}

Outputs all(const image::GenerateBoundingBoxProposalsOutputs& outputs) {
  return {outputs.rois, outputs.roi_probabilities};
}

// Behind a global seed.
Outputs sample(int64_t seed, const Inputs& in,
               const image::SampleDistortedBoundingBoxOptions& options) {
  tf::random::set_seed(seed);
  return all(tf::image::sample_distorted_bounding_box(in[0], in[1], options));
}

Outputs sample_several(const Inputs& in) {
  const Outputs first = sample(5, in, {.seed = 4});
  const Outputs second =
      all(tf::image::sample_distorted_bounding_box(in[0], in[1], {.seed = 4}));
  const Outputs third =
      all(tf::image::sample_distorted_bounding_box(in[0], in[1], {.seed = 7}));
  return Outputs::of(first, second, third);
}

TEST_CASE("boxes are drawn and sampled as in Python") {
  check_golden(
      "image/boxes",
      {
          GOLDEN("draw_bounding_boxes",
                 tf::image::draw_bounding_boxes(in[0], in[1], std::nullopt)),
          GOLDEN("draw_bounding_boxes/colors",
                 tf::image::draw_bounding_boxes(in[0], in[1], in[2])),
          GOLDEN("draw_bounding_boxes/name",
                 tf::image::draw_bounding_boxes(in[0], in[1], {{1.0, 0.0, 0.0}},
                                                {.name = "draw"})),
          GOLDEN("sample_distorted_bounding_box", sample(5, in, {.seed = 3})),
          GOLDEN("sample_distorted_bounding_box/several", sample_several(in)),
          GOLDEN("sample_distorted_bounding_box/options",
                 sample(1, in,
                        {.seed = 2,
                         .min_object_covered = 0.5,
                         .aspect_ratio_range = {0.5, 2.0},
                         .area_range = {0.1, 0.9},
                         .max_attempts = 50,
                         .use_image_if_no_bounding_boxes = true,
                         .name = "sample"})),
          GOLDEN("sample_distorted_bounding_box/whole image",
                 sample(1, in,
                        {.seed = 2, .use_image_if_no_bounding_boxes = true})),
          GOLDEN("stateless_sample_distorted_bounding_box",
                 all(tf::image::stateless_sample_distorted_bounding_box(
                     in[0], in[1], in[2]))),
          GOLDEN("stateless_sample_distorted_bounding_box/options",
                 all(tf::image::stateless_sample_distorted_bounding_box(
                     in[0], in[1], {3, 4},
                     {.min_object_covered = 0.5,
                      .aspect_ratio_range = {0.5, 2.0},
                      .area_range = {0.1, 0.9},
                      .max_attempts = 50,
                      .use_image_if_no_bounding_boxes = true,
                      .name = "sample"}))),
          GOLDEN("stateless_sample_distorted_bounding_box/tensor",
                 all(tf::image::stateless_sample_distorted_bounding_box(
                     in[0], in[1], {3, 4}, {.min_object_covered = in[2]}))),
          GOLDEN("generate_bounding_box_proposals",
                 all(tf::image::generate_bounding_box_proposals(in[0], in[1],
                                                                in[2], in[3]))),
          GOLDEN("generate_bounding_box_proposals/options",
                 all(tf::image::generate_bounding_box_proposals(
                     in[0], in[1], in[2], in[3],
                     {.nms_threshold = 0.5,
                      .pre_nms_topn = 10,
                      .min_size = 1,
                      .post_nms_topn = 5,
                      .name = "p"}))),
      });
}

}  // namespace
}  // namespace tfx

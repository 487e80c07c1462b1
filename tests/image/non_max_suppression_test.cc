#include "tfx/image/non_max_suppression.h"

#include <catch2/catch.hpp>

#include "tests/ops/golden_cases.h"

namespace tf = tfx;

namespace tfx {
namespace {

Outputs all(const image::NonMaxSuppressionWithScoresOutputs& outputs) {
  return {outputs.selected_indices, outputs.selected_scores};
}

Outputs all(const image::NonMaxSuppressionPaddedOutputs& outputs) {
  return {outputs.selected_indices, outputs.num_valid};
}

Outputs all(const image::CombinedNonMaxSuppressionOutputs& outputs) {
  return {outputs.nmsed_boxes, outputs.nmsed_scores, outputs.nmsed_classes,
          outputs.valid_detections};
}

Outputs padded(const Inputs& in, const TensorLike& max_output_size,
               const image::NonMaxSuppressionPaddedOptions& options) {
  return all(tf::image::non_max_suppression_padded(in[0], in[1],
                                                   max_output_size, options));
}

TEST_CASE("boxes that overlap are left out as in Python") {
  check_golden(
      "image/non_max_suppression",
      {
          GOLDEN("non_max_suppression",
                 tf::image::non_max_suppression(in[0], in[1], 3)),
          GOLDEN("non_max_suppression/options",
                 tf::image::non_max_suppression(in[0], in[1], 6,
                                                {.iou_threshold = 0.9,
                                                 .score_threshold = 0.55,
                                                 .name = "nms"})),
          GOLDEN("non_max_suppression/tensors",
                 tf::image::non_max_suppression(
                     in[0], in[1], in[2],
                     {.iou_threshold = in[3], .score_threshold = in[4]})),
          GOLDEN("non_max_suppression/threshold",
                 tf::image::non_max_suppression(in[0], in[1], 6,
                                                {.iou_threshold = 1.5})),
          GOLDEN(
              "non_max_suppression_with_scores",
              all(tf::image::non_max_suppression_with_scores(in[0], in[1], 3))),
          GOLDEN("non_max_suppression_with_scores/options",
                 all(tf::image::non_max_suppression_with_scores(
                     in[0], in[1], 6,
                     {.iou_threshold = 0.9,
                      .score_threshold = 0.55,
                      .name = "nms"}))),
          GOLDEN("non_max_suppression_with_scores/tensors",
                 all(tf::image::non_max_suppression_with_scores(
                     in[0], in[1], in[2],
                     {.iou_threshold = in[3], .score_threshold = in[4]}))),
          GOLDEN("non_max_suppression_with_scores/threshold",
                 all(tf::image::non_max_suppression_with_scores(
                     in[0], in[1], 6, {.iou_threshold = 1.5}))),
          GOLDEN("non_max_suppression_with_scores/soft_nms_sigma",
                 all(tf::image::non_max_suppression_with_scores(
                     in[0], in[1], 6, {.soft_nms_sigma = 0.5}))),
          GOLDEN("non_max_suppression_overlaps",
                 tf::image::non_max_suppression_overlaps(in[0], in[1], 3)),
          GOLDEN(
              "non_max_suppression_overlaps/options",
              tf::image::non_max_suppression_overlaps(in[0], in[1], 3,
                                                      {.overlap_threshold = 0.7,
                                                       .score_threshold = 0.6,
                                                       .name = "nms"})),
          GOLDEN(
              "combined_non_max_suppression",
              all(tf::image::combined_non_max_suppression(in[0], in[1], 3, 4))),
          GOLDEN("combined_non_max_suppression/options",
                 all(tf::image::combined_non_max_suppression(
                     in[0], in[1], 2, 10,
                     {.iou_threshold = 0.3,
                      .score_threshold = 0.2,
                      .pad_per_class = true,
                      .clip_boxes = false,
                      .name = "nms"}))),
          GOLDEN("combined_non_max_suppression/tensors",
                 all(tf::image::combined_non_max_suppression(
                     in[0], in[1], in[2], in[3],
                     {.iou_threshold = in[4], .score_threshold = in[5]}))),
          GOLDEN(
              "combined_non_max_suppression/0",
              all(tf::image::combined_non_max_suppression(in[0], in[1], 0, 4))),
          GOLDEN("non_max_suppression_padded", padded(in, 3, {.tile_size = 4})),
          GOLDEN(
              "non_max_suppression_padded/pad",
              padded(in, 5, {.pad_to_max_output_size = true, .tile_size = 4})),
          GOLDEN("non_max_suppression_padded/default tile", padded(in, 4, {})),
          GOLDEN("non_max_suppression_padded/options",
                 padded(in, 8,
                        {.iou_threshold = 0.3,
                         .score_threshold = 0.25,
                         .pad_to_max_output_size = true,
                         .name = "nms",
                         .canonicalized_coordinates = true,
                         .tile_size = 3})),
          GOLDEN("non_max_suppression_padded/sorted_input",
                 padded(in, 4, {.sorted_input = true, .tile_size = 4})),
          GOLDEN("non_max_suppression_padded/tensors",
                 padded(in, in[2],
                        {.iou_threshold = in[3],
                         .pad_to_max_output_size = true,
                         .tile_size = 4})),
          GOLDEN("non_max_suppression_padded/score in a tensor",
                 padded(in, 4,
                        {.score_threshold = in[2],
                         .pad_to_max_output_size = true,
                         .tile_size = 4})),
      });
}

}  // namespace
}  // namespace tfx

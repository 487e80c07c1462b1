// tf.image: of boxes that overlap, those with the highest scores.
//
// Boxes are rows [y1, x1, y2, x2] of two corners of any diagonal, in any scale.
// The overlap of two is the area that both have, by the area that either has.
#ifndef TFX_IMAGE_NON_MAX_SUPPRESSION_H_
#define TFX_IMAGE_NON_MAX_SUPPRESSION_H_

#include <cstdint>
#include <limits>
#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::image {

struct NonMaxSuppressionOptions {
  // Boxes that overlap a better one by more are left out.
  TensorOption iou_threshold = 0.5;
  // And so are those that do not have a higher score.
  TensorOption score_threshold = -std::numeric_limits<double>::infinity();
  std::string name = {};
};
// The numbers of at most `max_output_size` of `boxes`, the best first.
Tensor non_max_suppression(const TensorLike& boxes, const TensorLike& scores,
                           const TensorLike& max_output_size,
                           const NonMaxSuppressionOptions& options = {});

struct NonMaxSuppressionWithScoresOptions {
  TensorOption iou_threshold = 0.5;
  TensorOption score_threshold = -std::numeric_limits<double>::infinity();
  // If it is not 0, boxes that overlap are not left out: their scores sink.
  TensorOption soft_nms_sigma = 0.0;
  std::string name = {};
};
struct NonMaxSuppressionWithScoresOutputs {
  Tensor selected_indices;
  Tensor selected_scores;
};
NonMaxSuppressionWithScoresOutputs non_max_suppression_with_scores(
    const TensorLike& boxes, const TensorLike& scores,
    const TensorLike& max_output_size,
    const NonMaxSuppressionWithScoresOptions& options = {});

struct NonMaxSuppressionOverlapsOptions {
  TensorOption overlap_threshold = 0.5;
  TensorOption score_threshold = -std::numeric_limits<double>::infinity();
  std::string name = {};
};
// The same with a matrix of how much each overlaps each.
Tensor non_max_suppression_overlaps(
    const TensorLike& overlaps, const TensorLike& scores,
    const TensorLike& max_output_size,
    const NonMaxSuppressionOverlapsOptions& options = {});

struct NonMaxSuppressionPaddedOptions {
  TensorOption iou_threshold = 0.5;
  TensorOption score_threshold = -std::numeric_limits<double>::infinity();
  // Whether there are always `max_output_size`, zeros in the end; has to be so
  // for batches.
  bool pad_to_max_output_size = false;
  std::string name = {};
  // The boxes are sorted by their scores, from the highest down.
  bool sorted_input = false;
  // They are [y_min, x_min, y_max, x_max].
  bool canonicalized_coordinates = false;
  // How many boxes are looked at at once.
  int64_t tile_size = 512;
};
struct NonMaxSuppressionPaddedOutputs {
  Tensor selected_indices;
  Tensor num_valid;
};
// The same, of batches too, [..., number, 4].
NonMaxSuppressionPaddedOutputs non_max_suppression_padded(
    const TensorLike& boxes, const TensorLike& scores,
    const TensorLike& max_output_size,
    const NonMaxSuppressionPaddedOptions& options = {});

struct CombinedNonMaxSuppressionOptions {
  TensorOption iou_threshold = 0.5;
  TensorOption score_threshold = -std::numeric_limits<double>::infinity();
  // Whether outputs are as long as all classes may become, if that is less
  // than max_total_size.
  bool pad_per_class = false;
  // Whether what is outside of [0, 1] is cut off.
  bool clip_boxes = true;
  std::string name = {};
};
struct CombinedNonMaxSuppressionOutputs {
  Tensor nmsed_boxes;
  Tensor nmsed_scores;
  Tensor nmsed_classes;
  Tensor valid_detections;
};
// Of each class by itself, then the best of all. `boxes` is [batch, number, q,
// 4], of which q is 1 or a box for each class, `scores` [batch, number, class].
CombinedNonMaxSuppressionOutputs combined_non_max_suppression(
    const TensorLike& boxes, const TensorLike& scores,
    const TensorLike& max_output_size_per_class,
    const TensorLike& max_total_size,
    const CombinedNonMaxSuppressionOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_NON_MAX_SUPPRESSION_H_

// tf.image: non-maximum suppression: drops boxes that overlap boxes with higher
// scores.
//
// Boxes are rows [y1, x1, y2, x2], the corners of either diagonal, in any
// scale. The overlap of two boxes is their intersection over union (IoU).
#ifndef TFX_IMAGE_NON_MAX_SUPPRESSION_H_
#define TFX_IMAGE_NON_MAX_SUPPRESSION_H_

#include <cstdint>
#include <limits>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::image {

struct NonMaxSuppressionOptions {
  ByName by_name{};
  // Boxes that overlap a better one by more than this are dropped.
  TensorOption iou_threshold = 0.5;
  // Boxes with scores up to this are dropped.
  TensorOption score_threshold = -std::numeric_limits<double>::infinity();
  std::string name = {};
};
// The indices of at most `max_output_size` boxes, the best first.
Tensor non_max_suppression(const TensorLike& boxes, const TensorLike& scores,
                           const TensorLike& max_output_size,
                           const NonMaxSuppressionOptions& options = {});

struct NonMaxSuppressionWithScoresOptions {
  ByName by_name{};
  TensorOption iou_threshold = 0.5;
  TensorOption score_threshold = -std::numeric_limits<double>::infinity();
  // If not 0, overlapping boxes get lower scores instead of being dropped.
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
  ByName by_name{};
  TensorOption overlap_threshold = 0.5;
  TensorOption score_threshold = -std::numeric_limits<double>::infinity();
  std::string name = {};
};
// The same, given a matrix of pairwise overlaps.
Tensor non_max_suppression_overlaps(
    const TensorLike& overlaps, const TensorLike& scores,
    const TensorLike& max_output_size,
    const NonMaxSuppressionOverlapsOptions& options = {});

struct NonMaxSuppressionPaddedOptions {
  ByName by_name{};
  TensorOption iou_threshold = 0.5;
  TensorOption score_threshold = -std::numeric_limits<double>::infinity();
  // Whether to pad the outputs to `max_output_size` with zeros; required for
  // batches.
  bool pad_to_max_output_size = false;
  std::string name = {};
  // Whether boxes are sorted by descending score.
  bool sorted_input = false;
  // Whether boxes are [y_min, x_min, y_max, x_max].
  bool canonicalized_coordinates = false;
  // How many boxes are processed at a time.
  int64_t tile_size = 512;
};
struct NonMaxSuppressionPaddedOutputs {
  Tensor selected_indices;
  Tensor num_valid;
};
// The same, also for batches, [..., number, 4].
NonMaxSuppressionPaddedOutputs non_max_suppression_padded(
    const TensorLike& boxes, const TensorLike& scores,
    const TensorLike& max_output_size,
    const NonMaxSuppressionPaddedOptions& options = {});

struct CombinedNonMaxSuppressionOptions {
  ByName by_name{};
  TensorOption iou_threshold = 0.5;
  TensorOption score_threshold = -std::numeric_limits<double>::infinity();
  // Whether outputs are padded to max_output_size_per_class * classes, if that
  // is less than max_total_size.
  bool pad_per_class = false;
  // Whether boxes are clipped to [0, 1].
  bool clip_boxes = true;
  std::string name = {};
};
struct CombinedNonMaxSuppressionOutputs {
  Tensor nmsed_boxes;
  Tensor nmsed_scores;
  Tensor nmsed_classes;
  Tensor valid_detections;
};
// Suppression for each class separately, then selection of the best overall.
// `boxes` is [batch, number, q, 4], where q is 1 or the number of classes;
// `scores` is [batch, number, classes].
CombinedNonMaxSuppressionOutputs combined_non_max_suppression(
    const TensorLike& boxes, const TensorLike& scores,
    const TensorLike& max_output_size_per_class,
    const TensorLike& max_total_size,
    const CombinedNonMaxSuppressionOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_NON_MAX_SUPPRESSION_H_

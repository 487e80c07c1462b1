#include "tfx/image/non_max_suppression.h"

#include "tfx/core/name_scope.h"
#include "tfx/image/image_checks.h"
#include "tfx/raw_ops/image_ops.h"

namespace tfx::image {
namespace {

Tensor integer(const TensorLike& value) {
  return internal::value_of(value, tfx::int32);
}

}  // namespace

Tensor non_max_suppression(const TensorLike& boxes, const TensorLike& scores,
                           const TensorLike& max_output_size,
                           const NonMaxSuppressionOptions& options) {
  const NameScope scope = name_scope(options.name, "non_max_suppression");
  const Tensor iou_threshold = options.iou_threshold.to_tensor();
  const Tensor score_threshold = options.score_threshold.to_tensor();
  const auto [all, ranks] = match_dtypes_loosely(boxes, scores);
  return raw_ops::NonMaxSuppressionV3(all, ranks, integer(max_output_size),
                                      iou_threshold, score_threshold);
}

NonMaxSuppressionWithScoresOutputs non_max_suppression_with_scores(
    const TensorLike& boxes, const TensorLike& scores,
    const TensorLike& max_output_size,
    const NonMaxSuppressionWithScoresOptions& options) {
  const NameScope scope =
      name_scope(options.name, "non_max_suppression_with_scores");
  const Tensor iou_threshold = options.iou_threshold.to_tensor();
  const Tensor score_threshold = options.score_threshold.to_tensor();
  const Tensor soft_nms_sigma = options.soft_nms_sigma.to_tensor();
  const auto [all, ranks] = match_dtypes_loosely(boxes, scores);
  const auto selected = raw_ops::NonMaxSuppressionV5(
      all, ranks, integer(max_output_size), iou_threshold, score_threshold,
      soft_nms_sigma);
  return {selected.selected_indices, selected.selected_scores};
}

Tensor non_max_suppression_overlaps(
    const TensorLike& overlaps, const TensorLike& scores,
    const TensorLike& max_output_size,
    const NonMaxSuppressionOverlapsOptions& options) {
  const NameScope scope =
      name_scope(options.name, "non_max_suppression_overlaps");
  return raw_ops::NonMaxSuppressionWithOverlaps(
      internal::floats(overlaps), internal::floats(scores),
      integer(max_output_size), options.overlap_threshold.to_tensor(),
      internal::floats(options.score_threshold.value()));
}

CombinedNonMaxSuppressionOutputs combined_non_max_suppression(
    const TensorLike& boxes, const TensorLike& scores,
    const TensorLike& max_output_size_per_class,
    const TensorLike& max_total_size,
    const CombinedNonMaxSuppressionOptions& options) {
  const NameScope scope =
      name_scope(options.name, "combined_non_max_suppression");
  const auto selected = raw_ops::CombinedNonMaxSuppression(
      internal::floats(boxes), internal::floats(scores),
      integer(max_output_size_per_class), max_total_size.to_tensor(),
      options.iou_threshold.to_tensor(tfx::float32),
      options.score_threshold.to_tensor(tfx::float32),
      {.pad_per_class = options.pad_per_class,
       .clip_boxes = options.clip_boxes});
  return {selected.nmsed_boxes, selected.nmsed_scores, selected.nmsed_classes,
          selected.valid_detections};
}

}  // namespace tfx::image

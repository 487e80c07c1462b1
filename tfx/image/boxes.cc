#include "tfx/image/boxes.h"

#include "tfx/core/name_scope.h"
#include "tfx/core/random_seed.h"
#include "tfx/image/image_checks.h"
#include "tfx/raw_ops/image_ops.h"

namespace tfx::image {

Tensor draw_bounding_boxes(const TensorLike& images, const TensorLike& boxes,
                           const TensorOption& colors,
                           const NameOptions& options) {
  const Tensor pictures = images.to_tensor_like(tfx::float32);
  if (colors.is_none()) {
    return raw_ops::DrawBoundingBoxes(pictures, internal::floats(boxes),
                                      {.name = options.name});
  }
  return raw_ops::DrawBoundingBoxesV2(pictures, internal::floats(boxes),
                                      internal::floats(colors.value()),
                                      {.name = options.name});
}

SampleDistortedBoundingBoxOutputs sample_distorted_bounding_box(
    const TensorLike& image_size, const TensorLike& bounding_boxes,
    const SampleDistortedBoundingBoxOptions& options) {
  const Seeds seeds = options.seed == 0 ? Seeds{} : get_seed(options.seed);
  const NameScope scope =
      name_scope(options.name, "sample_distorted_bounding_box");
  const auto sample = raw_ops::SampleDistortedBoundingBoxV2(
      image_size.to_tensor(), internal::floats(bounding_boxes),
      internal::floats(options.min_object_covered.value()),
      {.seed = seeds.seed,
       .seed2 = seeds.seed2,
       .aspect_ratio_range = options.aspect_ratio_range,
       .area_range = options.area_range,
       .max_attempts = options.max_attempts,
       .use_image_if_no_bounding_boxes = options.use_image_if_no_bounding_boxes,
       .name = options.name});
  return {sample.begin, sample.size, sample.bboxes};
}

SampleDistortedBoundingBoxOutputs stateless_sample_distorted_bounding_box(
    const TensorLike& image_size, const TensorLike& bounding_boxes,
    const TensorLike& seed,
    const StatelessSampleDistortedBoundingBoxOptions& options) {
  const NameScope scope =
      name_scope(options.name, "stateless_sample_distorted_bounding_box");
  const auto sample = raw_ops::StatelessSampleDistortedBoundingBox(
      image_size.to_tensor(), internal::floats(bounding_boxes),
      internal::floats(options.min_object_covered.value()), seed.to_tensor(),
      {.aspect_ratio_range = options.aspect_ratio_range,
       .area_range = options.area_range,
       .max_attempts = options.max_attempts,
       .use_image_if_no_bounding_boxes = options.use_image_if_no_bounding_boxes,
       .name = options.name});
  return {sample.begin, sample.size, sample.bboxes};
}

GenerateBoundingBoxProposalsOutputs generate_bounding_box_proposals(
    const TensorLike& scores, const TensorLike& bbox_deltas,
    const TensorLike& image_info, const TensorLike& anchors,
    const GenerateBoundingBoxProposalsOptions& options) {
  const auto proposals = raw_ops::GenerateBoundingBoxProposals(
      internal::floats(scores), internal::floats(bbox_deltas),
      internal::floats(image_info), internal::floats(anchors),
      internal::floats(options.nms_threshold.value()),
      internal::value_of(options.pre_nms_topn.value(), tfx::int32),
      internal::floats(options.min_size.value()),
      {.post_nms_topn = options.post_nms_topn, .name = options.name});
  return {proposals.rois, proposals.roi_probabilities};
}

}  // namespace tfx::image

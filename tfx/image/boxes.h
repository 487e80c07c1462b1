// tf.image: draws, samples and proposes bounding boxes.
//
// Boxes are float32 rows [y_min, x_min, y_max, x_max], relative to the height
// and width of the image.
#ifndef TFX_IMAGE_BOXES_H_
#define TFX_IMAGE_BOXES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::image {

// Draws boxes, [batch, number, 4], onto images, cycling through the rows of
// `colors`. None: TensorFlow's default colours.
Tensor draw_bounding_boxes(const TensorLike& images, const TensorLike& boxes,
                           const TensorOption& colors,
                           const NameOptions& options = {});

struct StatelessSampleDistortedBoundingBoxOptions {
  ByName by_name{};
  // The least fraction of a bounding box that the sample must contain.
  TensorOption min_object_covered = 0.1;
  std::vector<float> aspect_ratio_range = {0.75F, 1.33F};
  std::vector<float> area_range = {0.05F, 1.0F};
  // After this many attempts the whole image is returned.
  int64_t max_attempts = 100;
  // If false, throws InvalidArgumentError if there are no bounding boxes.
  bool use_image_if_no_bounding_boxes = false;
  std::string name = {};
};
struct SampleDistortedBoundingBoxOptions {
  ByName by_name{};
  int64_t seed = 0;  // 0: not reproducible
  TensorOption min_object_covered = 0.1;
  std::vector<float> aspect_ratio_range = {0.75F, 1.33F};
  std::vector<float> area_range = {0.05F, 1.0F};
  int64_t max_attempts = 100;
  bool use_image_if_no_bounding_boxes = false;
  std::string name = {};
};
struct SampleDistortedBoundingBoxOutputs {
  // Arguments of tf::slice.
  Tensor begin;
  Tensor size;
  // Argument of draw_bounding_boxes.
  Tensor bboxes;
};
// Samples a part of an image of `image_size`, [height, width, channels], that
// covers some of `bounding_boxes`, [1, number, 4].
SampleDistortedBoundingBoxOutputs sample_distorted_bounding_box(
    const TensorLike& image_size, const TensorLike& bounding_boxes,
    const SampleDistortedBoundingBoxOptions& options = {});
// The same, determined by a seed of two integers.
SampleDistortedBoundingBoxOutputs stateless_sample_distorted_bounding_box(
    const TensorLike& image_size, const TensorLike& bounding_boxes,
    const TensorLike& seed,
    const StatelessSampleDistortedBoundingBoxOptions& options = {});

struct GenerateBoundingBoxProposalsOptions {
  ByName by_name{};
  TensorOption nms_threshold = 0.7;
  TensorOption pre_nms_topn = 6000;
  TensorOption min_size = 16;
  int64_t post_nms_topn = 300;
  std::string name = {};
};
struct GenerateBoundingBoxProposalsOutputs {
  Tensor rois;
  Tensor roi_probabilities;
};
// Regions of interest from anchors; only implemented on GPUs.
GenerateBoundingBoxProposalsOutputs generate_bounding_box_proposals(
    const TensorLike& scores, const TensorLike& bbox_deltas,
    const TensorLike& image_info, const TensorLike& anchors,
    const GenerateBoundingBoxProposalsOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_BOXES_H_

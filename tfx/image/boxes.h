// tf.image: boxes in images: drawn, chosen at random, proposed.
//
// Boxes are rows [y_min, x_min, y_max, x_max], in which 1 is the height and
// width of the image, and are float32.
#ifndef TFX_IMAGE_BOXES_H_
#define TFX_IMAGE_BOXES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::image {

// The images with the edges of boxes, [batch, number, 4], in `colors`, rows of
// which are taken in turn; None for TensorFlow's own.
Tensor draw_bounding_boxes(const TensorLike& images, const TensorLike& boxes,
                           const TensorOption& colors,
                           const NameOptions& options = {});

struct StatelessSampleDistortedBoundingBoxOptions {
  // How much of one of the boxes is inside.
  TensorOption min_object_covered = 0.1;
  std::vector<float> aspect_ratio_range = {0.75F, 1.33F};
  std::vector<float> area_range = {0.05F, 1.0F};
  // Then the whole image is returned.
  int64_t max_attempts = 100;
  // Otherwise it is an InvalidArgumentError if there are none.
  bool use_image_if_no_bounding_boxes = false;
  std::string name = {};
};
struct SampleDistortedBoundingBoxOptions {
  int64_t seed = 0;  // 0: never the same
  TensorOption min_object_covered = 0.1;
  std::vector<float> aspect_ratio_range = {0.75F, 1.33F};
  std::vector<float> area_range = {0.05F, 1.0F};
  int64_t max_attempts = 100;
  bool use_image_if_no_bounding_boxes = false;
  std::string name = {};
};
struct SampleDistortedBoundingBoxOutputs {
  // For tf::slice.
  Tensor begin;
  Tensor size;
  // For draw_bounding_boxes.
  Tensor bboxes;
};
// A part of an image of `image_size`, [height, width, channels], that has
// something of `bounding_boxes`, [1, number, 4].
SampleDistortedBoundingBoxOutputs sample_distorted_bounding_box(
    const TensorLike& image_size, const TensorLike& bounding_boxes,
    const SampleDistortedBoundingBoxOptions& options = {});
// The one that a seed of two integers says.
SampleDistortedBoundingBoxOutputs stateless_sample_distorted_bounding_box(
    const TensorLike& image_size, const TensorLike& bounding_boxes,
    const TensorLike& seed,
    const StatelessSampleDistortedBoundingBoxOptions& options = {});

struct GenerateBoundingBoxProposalsOptions {
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
// Regions of interest from anchors; only GPUs have it.
GenerateBoundingBoxProposalsOutputs generate_bounding_box_proposals(
    const TensorLike& scores, const TensorLike& bbox_deltas,
    const TensorLike& image_info, const TensorLike& anchors,
    const GenerateBoundingBoxProposalsOptions& options = {});

}  // namespace tfx::image

#endif  // TFX_IMAGE_BOXES_H_

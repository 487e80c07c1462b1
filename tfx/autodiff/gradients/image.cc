// Gradients of resizing, cropping and transforming images.
#include <string>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/image_ops.h"
#include "tfx/raw_ops/linalg_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// Height and width of the images.
Tensor input_size(const RecordedOp& op) {
  return op.input_shape_tensor(0)[Slice(1, 3)];
}

template <typename Options>
Options corners(const RecordedOp& op) {
  return {.align_corners = op.attr<bool>("align_corners"),
          .half_pixel_centers = op.attr<bool>("half_pixel_centers")};
}

Result resize_nearest_neighbor_grad(const RecordedOp& op, Grads grads) {
  return {ops::ResizeNearestNeighborGrad(
              grads[0], input_size(op),
              corners<ops::ResizeNearestNeighborGradOptions>(op)),
          {}};
}

Result resize_bilinear_grad(const RecordedOp& op, Grads grads) {
  return {ops::ResizeBilinearGrad(grads[0], op.input(0),
                                  corners<ops::ResizeBilinearGradOptions>(op)),
          {}};
}

Result resize_bicubic_grad(const RecordedOp& op, Grads grads) {
  const DType dtype = op.input_dtype(0);
  if (dtype != float32 && dtype != float64) return {{}, {}};
  return {ops::ResizeBicubicGrad(grads[0], op.input(0),
                                 corners<ops::ResizeBicubicGradOptions>(op)),
          {}};
}

Result scale_and_translate_grad(const RecordedOp& op, Grads grads) {
  return {ops::ScaleAndTranslateGrad(
              grads[0], op.input(0), op.input(2), op.input(3),
              {.kernel_type = op.attr<std::string>("kernel_type"),
               .antialias = op.attr<bool>("antialias")}),
          {},
          {},
          {}};
}

// The gradient of the boxes is that of bilinear sampling for every method.
Result crop_and_resize_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const DType dtype = op.input_dtype(0);
  const auto image_grad = [&] {
    return ops::CropAndResizeGradImage(
        grad, op.input(1), op.input(2), op.input_shape_tensor(0), dtype,
        {.method = op.attr<std::string>("method")});
  };
  const auto boxes_grad = [&] {
    return ops::CropAndResizeGradBoxes(grad, op.input(0), op.input(1),
                                       op.input(2));
  };
  const bool has_image_grad =
      dtype == float16 || dtype == float32 || dtype == float64;
  return {has_image_grad ? if_wanted(op, 0, image_grad) : Gradient(),
          if_wanted(op, 1, boxes_grad),
          {},
          {}};
}

// The inverse transforms. Each is given by eight numbers; the ninth element of
// its matrix is 1.
Tensor inverse_transforms(const RecordedOp& op) {
  const Tensor& transforms = op.input(1);
  const int rank = transforms.shape().rank().value_or(2);
  if (rank != 1 && rank != 2) {
    throw TypeError("Transforms should have rank 1 or 2.");
  }
  const Tensor rows = reshape(transforms, {-1, 8});
  const Tensor ninth = ops::OnesLike(rows(_, Slice(1)));
  const Tensor matrices = reshape(concat({rows, ninth}, 1), {-1, 3, 3});
  const Tensor inverse = reshape(ops::MatrixInverse(matrices), {-1, 9});
  return inverse(_, Slice(8)) / inverse(_, Slice(8, 9));
}

Result image_projective_transform_v2_grad(const RecordedOp& op, Grads grads) {
  return {ops::ImageProjectiveTransformV2(
              grads[0], inverse_transforms(op), input_size(op),
              op.attr<std::string>("interpolation"),
              {.fill_mode = op.attr<std::string>("fill_mode")}),
          {},
          {}};
}

Result image_projective_transform_v3_grad(const RecordedOp& op, Grads grads) {
  return {ops::ImageProjectiveTransformV3(
              grads[0], inverse_transforms(op), input_size(op),
              number(0, float32), op.attr<std::string>("interpolation"),
              {.fill_mode = op.attr<std::string>("fill_mode")}),
          {},
          {},
          {}};
}

}  // namespace

void register_image(GradientRegistry& registry) {
  registry.add("ResizeNearestNeighbor", resize_nearest_neighbor_grad,
               kKeepsNothing);
  registry.add("ResizeBilinear", resize_bilinear_grad, {0b01, 0});
  registry.add("ResizeBicubic", resize_bicubic_grad, {0b01, 0});
  registry.add("ScaleAndTranslate", scale_and_translate_grad, {0b1101, 0});
  registry.add("CropAndResize", crop_and_resize_grad, {0b111, 0});
  registry.add("ImageProjectiveTransformV2", image_projective_transform_v2_grad,
               {0b10, 0});
  registry.add("ImageProjectiveTransformV3", image_projective_transform_v3_grad,
               {0b10, 0});
}

}  // namespace tfx::gradients

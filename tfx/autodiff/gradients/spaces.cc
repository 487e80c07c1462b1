// Gradients of moving space into batches or depth and back, and of patches.
#include <string>
#include <vector>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

Result space_to_batch_grad(const RecordedOp& op, Grads grads) {
  return {
      ops::BatchToSpace(grads[0], op.input(1), op.attr<int64_t>("block_size")),
      {}};
}

Result batch_to_space_grad(const RecordedOp& op, Grads grads) {
  return {
      ops::SpaceToBatch(grads[0], op.input(1), op.attr<int64_t>("block_size")),
      {}};
}

Result space_to_batch_nd_grad(const RecordedOp& op, Grads grads) {
  return {ops::BatchToSpaceND(grads[0], op.input(1), op.input(2)), {}, {}};
}

Result batch_to_space_nd_grad(const RecordedOp& op, Grads grads) {
  return {ops::SpaceToBatchND(grads[0], op.input(1), op.input(2)), {}, {}};
}

const std::string& data_format_of(const RecordedOp& op) {
  const std::string& data_format = op.attr<std::string>("data_format");
  if (data_format == "NCHW_VECT_C") {
    throw ValueError("Cannot compute " + op.type() +
                     " gradient with NCHW_VECT_C. NCHW_VECT_C requires qint8 "
                     "data type.");
  }
  return data_format;
}

Result space_to_depth_grad(const RecordedOp& op, Grads grads) {
  return {ops::DepthToSpace(grads[0], op.attr<int64_t>("block_size"),
                            {.data_format = data_format_of(op)})};
}

Result depth_to_space_grad(const RecordedOp& op, Grads grads) {
  return {ops::SpaceToDepth(grads[0], op.attr<int64_t>("block_size"),
                            {.data_format = data_format_of(op)})};
}

// The gradient of patches of the input (batch, space…, channels). `patches_of`
// extracts the same patches of another tensor. Applied to the numbered
// positions in space, it gives the source of each patch element; the gradients
// of each source are summed. Padding has number 0 and is dropped.
template <typename PatchesOf>
Tensor patches_grad(const RecordedOp& op, const Tensor& grad,
                    const PatchesOf& patches_of) {
  const Tensor shape = op.input_shape_tensor(0);
  const Tensor space = shape[Slice(1, -1)];
  const Tensor place_count = reduce_prod(space);
  const Tensor one = int32_vector({{1}});
  // float64 is exact enough, and all devices can extract patches of it.
  const Tensor places = ops::Reshape(cast(range(1, place_count + 1), float64),
                                     concat({one, space, one}, 0));
  const Tensor sources = reshape(cast(patches_of(places), int32), {-1}) - 1;

  // (batch, patch elements, channels), with the batch moved after the elements.
  const Tensor batch = shape[0];
  const Tensor channels = shape[-1];
  const Tensor by_place = transpose(
      reshape(grad, {batch, size(sources), channels}), {.perm = {1, 0, 2}});
  const Tensor sums = ops::UnsortedSegmentSum(by_place, sources, place_count);
  return ops::Reshape(transpose(sums, {.perm = {1, 0, 2}}), shape);
}

using Sizes = std::vector<int64_t>;

Result extract_image_patches_grad(const RecordedOp& op, Grads grads) {
  return {patches_grad(op, grads[0], [&](const Tensor& places) {
    return ops::ExtractImagePatches(
        places, op.attr<Sizes>("ksizes"), op.attr<Sizes>("strides"),
        op.attr<Sizes>("rates"), op.attr<std::string>("padding"));
  })};
}

Result extract_volume_patches_grad(const RecordedOp& op, Grads grads) {
  return {patches_grad(op, grads[0], [&](const Tensor& places) {
    return ops::ExtractVolumePatches(places, op.attr<Sizes>("ksizes"),
                                     op.attr<Sizes>("strides"),
                                     op.attr<std::string>("padding"));
  })};
}

}  // namespace

void register_spaces(GradientRegistry& registry) {
  registry.add("SpaceToBatch", space_to_batch_grad, {0b10, 0});
  registry.add("BatchToSpace", batch_to_space_grad, {0b10, 0});
  registry.add("SpaceToBatchND", space_to_batch_nd_grad, {0b110, 0});
  registry.add("BatchToSpaceND", batch_to_space_nd_grad, {0b110, 0});
  registry.add("SpaceToDepth", space_to_depth_grad, kKeepsNothing);
  registry.add("DepthToSpace", depth_to_space_grad, kKeepsNothing);
  registry.add("ExtractImagePatches", extract_image_patches_grad,
               kKeepsNothing);
  registry.add("ExtractVolumePatches", extract_volume_patches_grad,
               kKeepsNothing);
}

}  // namespace tfx::gradients

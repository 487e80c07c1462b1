// Gradients of slicing and padding tensors, and of moving their elements.
#include <string>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// The gradient is zero before and after the slice.
Result slice_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor& begin = op.input(1);
  const Tensor end = begin + shape(grad, {.out_type = begin.dtype()});
  const Tensor paddings = ops::Pack(
      {begin, input_shape_as(op, 0, begin.dtype()) - end}, {.axis = 1});
  return {ops::Pad(grad, paddings), {}, {}};
}

// The masks of a strided slice, as options of the related ops.
template <typename Options>
Options masks(const RecordedOp& op) {
  return {.begin_mask = op.attr<int64_t>("begin_mask"),
          .end_mask = op.attr<int64_t>("end_mask"),
          .ellipsis_mask = op.attr<int64_t>("ellipsis_mask"),
          .new_axis_mask = op.attr<int64_t>("new_axis_mask"),
          .shrink_axis_mask = op.attr<int64_t>("shrink_axis_mask")};
}

// The same slice of another tensor.
Tensor same_slice(const RecordedOp& op, const Tensor& tensor) {
  return ops::StridedSlice(tensor, op.input(1), op.input(2), op.input(3),
                           masks<ops::StridedSliceOptions>(op));
}

Result strided_slice_grad(const RecordedOp& op, Grads grads) {
  const Tensor& begin = op.input(1);
  return {ops::StridedSliceGrad(input_shape_as(op, 0, begin.dtype()), begin,
                                op.input(2), op.input(3), grads[0],
                                masks<ops::StridedSliceGradOptions>(op)),
          {},
          {},
          {}};
}

Result strided_slice_grad_grad(const RecordedOp& op, Grads grads) {
  return {{}, {}, {}, {}, same_slice(op, grads[0])};
}

Result tensor_strided_slice_update_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor updated = same_slice(op, grad);
  const Tensor rest = ops::TensorStridedSliceUpdate(
      grad, op.input(1), op.input(2), op.input(3), ops::ZerosLike(updated),
      masks<ops::TensorStridedSliceUpdateOptions>(op));
  return {rest, {}, {}, {}, sum_to_input(op, 4, updated)};
}

// Pad and PadV2: cuts the padding off the gradient.
Result pad_grad(const RecordedOp& op, Grads grads) {
  const Tensor& paddings = op.input(1);
  Result result(op.input_count());
  result[0] = ops::Slice(grads[0], paddings(_, 0),
                         input_shape_as(op, 0, paddings.dtype()));
  return result;
}

Result mirror_pad_grad(const RecordedOp& op, Grads grads) {
  return {
      ops::MirrorPadGrad(grads[0], op.input(1), op.attr<std::string>("mode")),
      {}};
}

Result mirror_pad_grad_grad(const RecordedOp& op, Grads grads) {
  return {ops::MirrorPad(grads[0], op.input(1), op.attr<std::string>("mode")),
          {}};
}

Result reverse_sequence_grad(const RecordedOp& op, Grads grads) {
  return {
      ops::ReverseSequence(grads[0], op.input(1), op.attr<int64_t>("seq_dim"),
                           {.batch_dim = op.attr<int64_t>("batch_dim")}),
      {}};
}

Result reverse_grad(const RecordedOp& op, Grads grads) {
  return {ops::Reverse(grads[0], op.input(1)), {}};
}

Result reverse_v2_grad(const RecordedOp& op, Grads grads) {
  return {ops::ReverseV2(grads[0], op.input(1)), {}};
}

Result roll_grad(const RecordedOp& op, Grads grads) {
  return {ops::Roll(grads[0], -op.input(1), op.input(2)), {}, {}};
}

}  // namespace

void register_slicing(GradientRegistry& registry) {
  registry.add("Slice", slice_grad, {0b010, 0});
  registry.add("StridedSlice", strided_slice_grad, {0b1110, 0});
  registry.add("StridedSliceGrad", strided_slice_grad_grad, {0b1110, 0});
  registry.add("TensorStridedSliceUpdate", tensor_strided_slice_update_grad,
               {0b1110, 0});
  registry.add("Pad", pad_grad, {0b10, 0});
  registry.add("PadV2", pad_grad, {0b10, 0});
  registry.add("MirrorPad", mirror_pad_grad, {0b10, 0});
  registry.add("MirrorPadGrad", mirror_pad_grad_grad, {0b10, 0});
  registry.add("ReverseSequence", reverse_sequence_grad, {0b10, 0});
  registry.add("Reverse", reverse_grad, {0b10, 0});
  registry.add("ReverseV2", reverse_v2_grad, {0b10, 0});
  registry.add("Roll", roll_grad, {0b110, 0});
}

}  // namespace tfx::gradients

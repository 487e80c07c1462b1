// Gradients of reductions of sorted segments.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// For each row of the data, the row of its segment.
Tensor spread(const RecordedOp& op, const Tensor& segments) {
  return ops::GatherV2(segments, op.input(1), int32_scalar(0));
}

Result segment_sum_grad(const RecordedOp& op, Grads grads) {
  return {spread(op, grads[0]), {}};
}

// The number of rows of each segment, in a shape that broadcasts with the data.
Tensor row_counts(const RecordedOp& op, DType dtype) {
  const Tensor rank = ops::Size(op.input_shape_tensor(0));
  const Tensor others =
      ops::Fill(ops::ExpandDims(rank - 1, int32_scalar(0)), int32_scalar(1));
  const Tensor shape =
      ops::ConcatV2({op.input_shape_tensor(1), others}, int32_scalar(0));
  return ops::SegmentSum(ops::Fill(shape, number(1, dtype)), op.input(1));
}

Result segment_mean_grad(const RecordedOp& op, Grads grads) {
  return {spread(op, grads[0] / row_counts(op, grads[0].dtype())), {}};
}

// SegmentMin and SegmentMax: equal elements share the gradient.
Result segment_extreme_grad(const RecordedOp& op, Grads grads) {
  const Tensor is_chosen = op.input(0) == spread(op, op.output(0));
  const Tensor counts =
      ops::SegmentSum(ops::Cast(is_chosen, grads[0].dtype()), op.input(1));
  return {ops::SelectV2(is_chosen, spread(op, grads[0] / counts),
                        ops::ZerosLike(op.input(0))),
          {}};
}

// The product divided by the element. If one element is 0, it alone gets a
// gradient, the product of the others; if two are, none does.
Result segment_product_grad(const RecordedOp& op, Grads grads) {
  const Tensor& data = op.input(0);
  const Tensor& ids = op.input(1);
  const Tensor is_zero = data == 0;
  const Tensor zeros = ops::SegmentSum(ops::Cast(is_zero, tfx::int32), ids);
  const Tensor grad =
      ops::SelectV2(zeros > 1, ops::ZerosLike(grads[0]), grads[0]);
  const Tensor non_zero = ops::SelectV2(is_zero, ops::OnesLike(data), data);
  const Tensor of_others = spread(op, ops::SegmentProd(non_zero, ids));
  const Tensor slope =
      ops::SelectV2(is_zero, of_others, spread(op, op.output(0)) / non_zero);
  return {spread(op, grad) * slope, {}};
}

}  // namespace

void register_segments(GradientRegistry& registry) {
  registry.add("SegmentSum", segment_sum_grad, Keeps{0b10, 0});
  registry.add("SegmentMean", segment_mean_grad, Keeps{0b10, 0});
  registry.add("SegmentMin", segment_extreme_grad);
  registry.add("SegmentMax", segment_extreme_grad);
  registry.add("SegmentProd", segment_product_grad);
}

}  // namespace tfx::gradients

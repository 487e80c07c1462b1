// Gradients of reductions of unsorted segments. Rows with a negative id belong
// to no segment.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// The segments of an op's rows.
class Segments {
 public:
  explicit Segments(const RecordedOp& op)
      : ids_(op.input(1)),
        safe_ids_(ops::Maximum(ids_, ops::ZerosLike(ids_))) {}

  // For each row of the data, the row of its segment; an arbitrary row if it
  // has none.
  Tensor spread_carelessly(const Tensor& segments) const {
    return ops::GatherV2(segments, safe_ids_, int32_scalar(0));
  }
  // The same, but 0 if it has none.
  Tensor spread(const Tensor& segments) const {
    const Tensor rows = spread_carelessly(segments);
    return ops::SelectV2(has_segment(rows), rows, ops::ZerosLike(rows));
  }
  // Whether each element of such rows belongs to a segment.
  Tensor has_segment(const Tensor& rows) const {
    const Tensor rank = ops::Rank(rows) - ops::Rank(ids_);
    const Tensor others =
        ops::Fill(ops::ExpandDims(rank, int32_scalar(0)), int32_scalar(1));
    const Tensor shape =
        ops::ConcatV2({ops::Shape(ids_), others}, int32_scalar(0));
    return ops::LogicalAnd(ops::Reshape(ids_ >= 0, shape),
                           ops::OnesLike(ops::Equal(rows, rows)));
  }

 private:
  const Tensor& ids_;
  const Tensor safe_ids_;
};

Result unsorted_segment_sum_grad(const RecordedOp& op, Grads grads) {
  return {Segments(op).spread(grads[0]), {}, {}};
}

Result unsorted_segment_extreme_grad(const RecordedOp& op, Grads grads) {
  const Segments segments(op);
  const Tensor outputs = segments.spread(op.output(0));
  const Tensor is_chosen =
      ops::LogicalAnd(op.input(0) == outputs, segments.has_segment(outputs));
  const Tensor counts = ops::UnsortedSegmentSum(
      ops::Cast(is_chosen, grads[0].dtype()), op.input(1), op.input(2));
  const Tensor shares = segments.spread(grads[0] / counts);
  return {ops::SelectV2(is_chosen, shares, ops::ZerosLike(shares)), {}, {}};
}

// As for sorted segments, with special cases for zeros.
Result unsorted_segment_product_grad(const RecordedOp& op, Grads grads) {
  const Segments segments(op);
  const Tensor& data = op.input(0);
  const Tensor is_zero = data == 0;
  const Tensor zeros = ops::UnsortedSegmentSum(ops::Cast(is_zero, tfx::int32),
                                               op.input(1), op.input(2));
  const Tensor grad =
      ops::SelectV2(zeros > 1, ops::ZerosLike(grads[0]), grads[0]);
  const Tensor non_zero = ops::SelectV2(is_zero, ops::OnesLike(data), data);
  const Tensor of_others = segments.spread_carelessly(
      ops::UnsortedSegmentProd(non_zero, op.input(1), op.input(2)));
  const Tensor quotients = segments.spread_carelessly(op.output(0)) / data;
  const Tensor slope = ops::SelectV2(is_zero, of_others, quotients);
  return {segments.spread(grad) * slope, {}, {}};
}

}  // namespace

void register_unsorted_segments(GradientRegistry& registry) {
  registry.add("UnsortedSegmentSum", unsorted_segment_sum_grad, Keeps{0b10, 0});
  registry.add("UnsortedSegmentMin", unsorted_segment_extreme_grad);
  registry.add("UnsortedSegmentMax", unsorted_segment_extreme_grad);
  registry.add("UnsortedSegmentProd", unsorted_segment_product_grad);
}

}  // namespace tfx::gradients

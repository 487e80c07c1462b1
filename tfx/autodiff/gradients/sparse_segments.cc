// Gradients of segment reductions of rows that are selected by indices.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// Dense computes the gradient of all rows of the data, Sparse that of the
// selected rows, with their indices.
template <auto Dense, auto Sparse>
Result reduction(const RecordedOp& op, Grads grads) {
  const Tensor shape = op.input_shape_tensor(0);
  Result result(op.input_count());
  if (op.attr<bool>("sparse_gradient")) {
    const auto chosen =
        Sparse(grads[0], op.input(1), op.input(2), shape[0], {});
    result[0] =
        IndexedSlices(chosen.output, chosen.sorted_unique_indices, shape);
  } else {
    result[0] = Dense(grads[0], op.input(1), op.input(2), shape[0], {});
  }
  return result;
}

}  // namespace

void register_sparse_segments(GradientRegistry& registry) {
  constexpr Keeps kKeepsIndices{0b110, 0};
  for (const char* op :
       {"SparseSegmentSum", "SparseSegmentSumWithNumSegments"}) {
    registry.add(
        op, reduction<ops::SparseSegmentSumGrad, ops::SparseSegmentSumGradV2>,
        kKeepsIndices);
  }
  for (const char* op :
       {"SparseSegmentMean", "SparseSegmentMeanWithNumSegments"}) {
    registry.add(
        op, reduction<ops::SparseSegmentMeanGrad, ops::SparseSegmentMeanGradV2>,
        kKeepsIndices);
  }
  for (const char* op :
       {"SparseSegmentSqrtN", "SparseSegmentSqrtNWithNumSegments"}) {
    registry.add(
        op,
        reduction<ops::SparseSegmentSqrtNGrad, ops::SparseSegmentSqrtNGradV2>,
        kKeepsIndices);
  }
}

}  // namespace tfx::gradients

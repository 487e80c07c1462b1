#include "tfx/ragged/elementwise.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/debugging/compare.h"
#include "tfx/ragged/dynamic_shape.h"
#include "tfx/ragged/elementwise_pairs.h"
#include "tfx/ragged/ragged_helpers.h"
#include "tfx/ragged/row_partition.h"

namespace tfx::ragged::internal {
namespace {

// Whether rows must be repeated. Otherwise the op itself can broadcast inner
// dimensions.
bool needs_rows(const RaggedOrDense& ragged, const RaggedOrDense& other) {
  if (!ragged.is_ragged()) return false;
  if (other.is_ragged()) return true;
  const int flat_rank = ragged.flat_values().rank();
  if (flat_rank < 0 || other.tensor().rank() < 0) {
    throw ValueError("Unable to broadcast: unknown rank");
  }
  return flat_rank <= other.tensor().rank();
}

// Whether both can only have the same rows: the numbers of rows are known and
// equal, and no other dimension is uniform, so nothing can be broadcast.
bool has_same_rows(const RaggedOrDense& x, const RaggedOrDense& y) {
  if (!x.is_ragged() || x.ragged_rank() != y.ragged_rank()) return false;
  if (x.flat_values().rank() != y.flat_values().rank()) return false;
  const auto is_uniform = [](const RowPartition& partition) {
    return partition.uniform_row_length().has_value();
  };
  const int64_t rows = x.ragged().row_partition().static_nrows();
  return rows >= 0 && rows == y.ragged().row_partition().static_nrows() &&
         std::ranges::none_of(x.ragged().nested_row_partitions(), is_uniform) &&
         std::ranges::none_of(y.ragged().nested_row_partitions(), is_uniform);
}

}  // namespace

RaggedOrDense elementwise(UnaryOp op, const RaggedOrDense& x,
                          const NameOptions& options) {
  const Tensor values = op(x.flat_values(), options);
  if (!x.is_ragged()) return RaggedOrDense(values);
  return x.ragged().with_flat_values(values);
}

RaggedOrDense elementwise(BinaryOp op, const RaggedLike& x, const RaggedLike& y,
                          const NameOptions& options) {
  RaggedOrDense left = x.value(y.is_ragged() ? y.value().dtype() : DType());
  RaggedOrDense right = y.value(left.dtype());
  const DType dtype = splits_dtype_of({left, right});
  if (has_same_rows(left, right)) {
    const std::vector<Tensor> splits = left.ragged().nested_row_splits();
    const std::vector<Tensor> others = right.ragged().nested_row_splits();
    for (size_t i = 0; i < splits.size(); ++i) {
      debugging::assert_equal(splits[i], others[i]);
    }
  } else if (needs_rows(left, right) || needs_rows(right, left)) {
    const DynamicShape shape = DynamicShape::broadcast(
        DynamicShape::of(left, dtype), DynamicShape::of(right, dtype));
    left = broadcast_to(std::move(left), shape, false);
    right = broadcast_to(std::move(right), shape, false);
  }
  const Tensor values = op(left.flat_values(), right.flat_values(), options);
  if (left.is_ragged()) return left.ragged().with_flat_values(values);
  if (right.is_ragged()) return right.ragged().with_flat_values(values);
  return RaggedOrDense(values);
}

RaggedOrDense operate(const Operator& how, const RaggedLike& x,
                      const RaggedLike& y) {
  if (!x.is_ragged() && !y.is_ragged()) {
    const Tensor left = x.value().tensor();
    return RaggedOrDense(how.dense(left, y.value(left.dtype()).tensor()));
  }
  if (how.mirrored != nullptr && x.is_literal()) {
    return elementwise(how.mirrored, y, x, {});
  }
  return elementwise(how.ragged, x, y, {});
}

}  // namespace tfx::ragged::internal

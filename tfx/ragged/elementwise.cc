#include "tfx/ragged/elementwise.h"

#include <utility>

#include "tfx/core/errors.h"
#include "tfx/ragged/dynamic_shape.h"
#include "tfx/ragged/elementwise_pairs.h"
#include "tfx/ragged/ragged_helpers.h"

namespace tfx::ragged::internal {
namespace {

// Whether rows have to be repeated, rather than the op broadcasting inner
// dimensions by itself.
bool needs_rows(const RaggedOrDense& ragged, const RaggedOrDense& other) {
  if (!ragged.is_ragged()) return false;
  if (other.is_ragged()) return true;
  const int flat_rank = ragged.flat_values().rank();
  if (flat_rank < 0 || other.tensor().rank() < 0) {
    throw ValueError("Unable to broadcast: unknown rank");
  }
  return flat_rank <= other.tensor().rank();
}

}  // namespace

RaggedOrDense elementwise(UnaryOp op, const RaggedOrDense& x,
                          const NameOptions& options) {
  const Tensor values = op(x.flat_values(), options);
  if (!x.is_ragged()) return RaggedOrDense(values);
  return x.ragged().with_flat_values(values);
}

RaggedOrDense elementwise(BinaryOp op, const RaggedLike& left,
                          const RaggedLike& right, const NameOptions& options) {
  RaggedOrDense x =
      left.value(right.is_ragged() ? right.value().dtype() : DType());
  RaggedOrDense y = right.value(x.dtype());
  const DType dtype = splits_dtype_of({x, y});
  if (needs_rows(x, y) || needs_rows(y, x)) {
    const DynamicShape shape = DynamicShape::broadcast(
        DynamicShape::of(x, dtype), DynamicShape::of(y, dtype));
    x = broadcast_to(std::move(x), shape, false);
    y = broadcast_to(std::move(y), shape, false);
  }
  const Tensor values = op(x.flat_values(), y.flat_values(), options);
  if (x.is_ragged()) return x.ragged().with_flat_values(values);
  if (y.is_ragged()) return y.ragged().with_flat_values(values);
  return RaggedOrDense(values);
}

}  // namespace tfx::ragged::internal

#include "tfx/ragged/ragged_where_op.h"

#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ragged/dynamic_shape.h"
#include "tfx/ragged/ragged_functional_ops.h"
#include "tfx/ragged/ragged_helpers.h"

namespace tfx {
namespace ragged::internal {

RaggedOrDense where(const RaggedLike& condition, const RaggedLike& x,
                    const RaggedLike& y, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedWhere");
  RaggedOrDense chosen = condition.value();
  RaggedOrDense first = x.value();
  RaggedOrDense second = y.value();
  splits_dtype_of({chosen, first, second});
  const TensorShape form = first.shape();
  const bool is_one_shape = form.is_fully_defined() && form == second.shape() &&
                            form == chosen.shape();
  if (!is_one_shape) {
    const DynamicShape shape = DynamicShape::broadcast(
        DynamicShape::of(chosen),
        DynamicShape::broadcast(DynamicShape::of(first),
                                DynamicShape::of(second)));
    chosen = broadcast_to(chosen, shape, true);
    first = broadcast_to(first, shape, true);
    second = broadcast_to(second, shape, true);
  }
  return map_flat_values([](const Tensor& mask, const Tensor& a,
                            const Tensor& b) { return tfx::where(mask, a, b); },
                         chosen, first, second);
}

}  // namespace ragged::internal

namespace {

// The coordinates of all true elements.
Tensor coordinates(const RaggedOrDense& condition) {
  if (!condition.is_ragged()) return where(condition.tensor());
  const Tensor inner = coordinates(condition.ragged().values());
  const RaggedTensor ragged =
      condition.ragged().with_row_splits_dtype(inner.dtype());
  const Tensor place = inner(_, 0);
  const Tensor rows = gather(ragged.value_rowids(), place);
  const Tensor columns = place - gather(ragged.row_splits(), rows);
  return concat(
      {expand_dims(rows, 1), expand_dims(columns, 1), inner(_, Slice(1, _))},
      1);
}

}  // namespace

Tensor where(const RaggedOrDense& condition, const NameOptions& options) {
  if (!condition.is_ragged()) return where(condition.tensor(), options);
  const NameScope scope = name_scope(options.name, "RaggedWhere");
  return coordinates(condition);
}

}  // namespace tfx

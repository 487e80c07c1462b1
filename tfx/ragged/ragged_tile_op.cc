#include "tfx/core/constant_value.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ragged/ragged_array_ops.h"
#include "tfx/ragged/ragged_helpers.h"

namespace tfx {

using ragged::internal::lengths_to_splits;
using ragged::internal::repeat_ranges;

namespace {

using Multiples = std::optional<std::vector<int64_t>>;

bool is_once(const Multiples& known, size_t axis) {
  return known && (*known)[axis] == 1;
}

Tensor tile_values(const RaggedTensor& input, const Tensor& multiples,
                   const Multiples& known) {
  const int64_t ragged_rank = input.ragged_rank();
  const std::vector<Tensor> nested = input.nested_row_splits();
  Tensor ids = tfx::range(nested.back()[-1]);
  Tensor inner;
  for (int64_t axis = ragged_rank; axis > 0; --axis) {
    Tensor splits = nested[axis - 1];
    if (inner.has_value()) {
      splits = gather(inner * multiples[axis + 1], splits);
    }
    if (!is_once(known, axis)) {
      ids = repeat_ranges(ids, splits, multiples[axis]);
    }
    inner = splits;
  }
  const Tensor values = gather(input.flat_values(), ids);
  return tile(
      values,
      concat({multiples[Slice(1)], multiples[Slice(ragged_rank + 1, _)]}, 0));
}

std::vector<Tensor> tile_splits(const RaggedTensor& input,
                                const Tensor& multiples,
                                const Multiples& known) {
  const auto ragged_rank = static_cast<size_t>(input.ragged_rank());
  const std::vector<Tensor> nested = input.nested_row_splits();
  // The start of the rows of each dimension within each inner dimension.
  std::vector<std::vector<Tensor>> projected(ragged_rank,
                                             std::vector<Tensor>(ragged_rank));
  for (size_t from = 0; from < ragged_rank; ++from) {
    projected[from][from] = nested[from];
    for (size_t to = from + 1; to + 1 < ragged_rank; ++to) {
      projected[from][to] = gather(nested[to], projected[from][to - 1]);
    }
  }
  std::vector<Tensor> result;
  for (size_t axis = 0; axis < ragged_rank; ++axis) {
    const Tensor limits = nested[axis][Slice(1, _)];
    const Tensor starts = nested[axis][Slice(_, -1)];
    Tensor lengths = (limits - starts) * multiples[axis + 1];
    Tensor repeats = cast(1, multiples.dtype());
    for (size_t outer = axis; outer > 0; --outer) {
      const Tensor times = multiples[outer];
      if (!is_once(known, outer)) {
        lengths = repeat_ranges(
            lengths, projected[outer - 1][axis - 1] * repeats, times);
      }
      repeats = repeats * times;
    }
    result.push_back(lengths_to_splits(tile(lengths, multiples[Slice(1)])));
  }
  return result;
}

}  // namespace

RaggedOrDense tile(const RaggedOrDense& input, const ShapeLike& multiples,
                   const NameOptions& options) {
  if (!input.is_ragged()) {
    return RaggedOrDense(tile(input.tensor(), multiples, options));
  }
  const NameScope scope = name_scope(options.name, "RaggedTile");
  const RaggedTensor& ragged = input.ragged();
  const Tensor times = ragged::internal::convert_to_int_tensor(
      multiples.to_tensor(), "multiples", ragged.row_splits().dtype());
  times.shape().assert_has_rank(1);
  const Multiples known = constant_integers(times);
  const Tensor values = tile_values(ragged, times, known);
  return RaggedTensor::from_nested_row_splits(
      values, tile_splits(ragged, times, known), {.validate = false});
}

}  // namespace tfx

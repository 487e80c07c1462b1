#include "tfx/ops/sort_ops.h"

#include <utility>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx {
namespace {

// The permutation that swaps `axis` and the last dimension.
Tensor swap_with_last(const Tensor& tensor, int64_t axis) {
  const int rank = tensor.rank();
  if (rank >= 0) {
    std::vector<int64_t> perm(rank);
    for (int i = 0; i < rank; ++i) perm[i] = i;
    std::swap(perm[axis < 0 ? axis + rank : axis], perm.back());
    return internal::integers(perm);
  }
  const Tensor count = raw_ops::Rank(tensor);
  const Tensor last = raw_ops::Sub(count, internal::integer(1));
  const Tensor place = axis < 0 ? raw_ops::AddV2(count, internal::integer(axis))
                                : internal::integer(axis);
  return raw_ops::TensorScatterUpdate(
      raw_ops::Range(internal::integer(0), count, internal::integer(1)),
      raw_ops::ExpandDims(raw_ops::Pack({place, last}), internal::integer(1)),
      raw_ops::Pack({last, place}));
}

Tensor descending(const Tensor& values, int64_t axis, bool wants_indices) {
  const Tensor count =
      internal::element_of(internal::shape_tensor(values), axis);
  const auto sorted = [&](const Tensor& tensor) {
    const auto found = raw_ops::TopKV2(tensor, count);
    return wants_indices ? found.indices : found.values;
  };
  if (axis == -1 || (axis >= 0 && axis + 1 == values.rank())) {
    return sorted(values);
  }
  const Tensor perm = swap_with_last(values, axis);
  const Tensor turned = raw_ops::Transpose(values, perm, {.name = "transpose"});
  return raw_ops::Transpose(sorted(turned), perm, {.name = "transpose"});
}

// Reverses the order of numbers; applied twice, it is the identity. For
// integers it is ~x, which is -x - 1, or max - x for unsigned ones.
Tensor turn_around(const Tensor& values) {
  return values.dtype().is_integer() ? raw_ops::Invert(values)
                                     : raw_ops::Neg(values);
}

Tensor sort_or_argsort(const TensorLike& values, int64_t axis,
                       const std::string& direction, bool wants_indices) {
  const bool ascending = direction == "ASCENDING";
  if (!ascending && direction != "DESCENDING") {
    throw ValueError(
        "Argument `direction` should be one of ASCENDING, DESCENDING. "
        "Received: direction=" +
        direction);
  }
  const Tensor tensor = values.to_tensor();
  if (!ascending) return descending(tensor, axis, wants_indices);
  const Tensor result = descending(turn_around(tensor), axis, wants_indices);
  return wants_indices ? result : turn_around(result);
}

}  // namespace

Tensor sort(const TensorLike& values, const SortOptions& options) {
  const auto scope = name_scope(options.name, "sort");
  return sort_or_argsort(values, options.axis, options.direction, false);
}

Tensor argsort(const TensorLike& values, const ArgsortOptions& options) {
  const auto scope = name_scope(options.name, "argsort");
  return sort_or_argsort(values, options.axis, options.direction, true);
}

}  // namespace tfx

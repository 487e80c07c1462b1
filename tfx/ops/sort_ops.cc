#include "tfx/ops/sort_ops.h"

#include <utility>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx {
namespace {

// Exchanges `axis`, which is not negative, and the last dimension.
Tensor swap_with_last(const Tensor& tensor, int64_t axis) {
  std::vector<int64_t> perm(tensor.rank());
  for (int i = 0; i < tensor.rank(); ++i) perm[i] = i;
  std::swap(perm[axis], perm.back());
  return raw_ops::Transpose(tensor, internal::integers(perm));
}

Tensor descending(const Tensor& values, int64_t axis, bool wants_indices) {
  const Tensor count =
      internal::element_of(internal::shape_tensor(values), axis);
  const bool is_last = axis == -1 || axis + 1 == values.rank();
  if (!is_last && values.rank() < 0) {
    throw ValueError("the rank of what is sorted along axis " +
                     std::to_string(axis) + " is not known");
  }
  if (axis < 0) axis += values.rank();
  const auto found =
      raw_ops::TopKV2(is_last ? values : swap_with_last(values, axis), count);
  const Tensor& result = wants_indices ? found.indices : found.values;
  return is_last ? result : swap_with_last(result, axis);
}

// Turns the order of numbers around; twice, they are as they were. -x - 1 is
// ~x, and so is the greatest less x of unsigned ones.
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
  return sort_or_argsort(values, options.axis, options.direction, false);
}

Tensor argsort(const TensorLike& values, const ArgsortOptions& options) {
  return sort_or_argsort(values, options.axis, options.direction, true);
}

namespace math {

TopKOutputs top_k(const TensorLike& input, const TopKOptions& options) {
  const auto found = raw_ops::TopKV2(
      input.to_tensor(), internal::value_of(options.k.value(), tfx::int32),
      {.sorted = options.sorted,
       .index_type = options.index_type,
       .name = options.name});
  return {found.values, found.indices};
}

Tensor in_top_k(const TensorLike& targets, const TensorLike& predictions,
                const TensorLike& k, const NameOptions& options) {
  const Tensor classes = targets.to_tensor();
  return raw_ops::InTopKV2(internal::value_of(predictions, tfx::float32),
                           classes, internal::value_of(k, classes.dtype()),
                           {.name = options.name});
}

}  // namespace math
}  // namespace tfx

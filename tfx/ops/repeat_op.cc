// tf.repeat.
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx {
namespace {

Tensor int32_repeats(const TensorLike& repeats) {
  const Tensor tensor =
      repeats.is_tensor() ? repeats.to_tensor() : repeats.to_tensor_like(int32);
  if (!tensor.dtype().is_integer()) {
    throw TypeError(
        "Argument `tensor` (name: repeats) must be of type integer. Received "
        "`tensor` = " +
        internal::value_text(tensor) + " of dtype: " + tensor.dtype().str());
  }
  (void)tensor.shape().with_rank_at_most(1);
  return cast(tensor, int32);
}

// A scalar as a vector of one.
Tensor with_nonzero_rank(const Tensor& data) {
  if (data.rank() == 0) return raw_ops::Pack({data}, {.name = "stack"});
  if (data.rank() > 0) return data;
  // The last dimensions of (1, …), as many as there are, or all.
  const Tensor dims =
      internal::join({internal::integers({{1}}), internal::shape_tensor(data)});
  const Tensor begin = internal::as_vector(raw_ops::Neg(raw_ops::Rank(data)));
  const Tensor one = internal::integers({{1}});
  return raw_ops::Reshape(
      data, raw_ops::StridedSlice(dims, begin, one, one, {.end_mask = 1}));
}

int64_t positive_axis(int64_t axis, int rank) {
  if (rank < 0 && axis < 0) {
    throw ValueError(
        "axis=" + std::to_string(axis) +
        " may only be negative if rank(data) is statically known.");
  }
  if (rank < 0 || (axis >= 0 && axis < rank)) return axis;
  if (axis < 0 && axis >= -rank) return axis + rank;
  throw ValueError("axis=" + std::to_string(axis) +
                   " out of bounds: expected " + std::to_string(-rank) +
                   "<=axis<" + std::to_string(rank));
}

// For each element of the repeated dimension the index it comes from: as many
// times as `repeats`, which is broadcast to `length`, says; less than 0 is 0.
Tensor source_indices(const Tensor& repeats, const Tensor& length) {
  const Tensor counts = raw_ops::Maximum(
      raw_ops::BroadcastTo(repeats, internal::as_vector(length)),
      internal::integer(0));
  const Tensor most = raw_ops::Maximum(
      raw_ops::Max(counts, internal::integer(0)), internal::integer(0));
  const Tensor row =
      raw_ops::Range(internal::integer(0), most, internal::integer(1));
  const Tensor column = raw_ops::ExpandDims(counts, internal::integer(1));
  const Tensor chosen = raw_ops::Where(raw_ops::Less(row, column));
  const int64_t begin[] = {0, 0};
  const int64_t size[] = {-1, 1};
  return internal::as_vector(raw_ops::Slice(chosen, internal::integers(begin),
                                            internal::integers(size)));
}

}  // namespace

Tensor repeat(const TensorLike& input, const TensorLike& repeats,
              const RepeatOptions& options) {
  Tensor data = input.to_tensor();
  if (!options.axis) data = internal::as_vector(data);
  const NameScope scope = name_scope(options.name, "Repeat");
  data = with_nonzero_rank(data);
  const Tensor counts = int32_repeats(repeats);
  const int64_t axis = positive_axis(options.axis.value_or(0), data.rank());
  const int position = static_cast<int>(axis);
  if (counts.rank() == 1 && data.rank() >= 0 &&
      counts.shape().num_elements() != 1) {
    const int64_t length = data.shape()[position];
    const int64_t given = counts.shape()[0];
    if (length != kNone && given != kNone && length != given) {
      throw ValueError("Dimensions " + std::to_string(length) + " and " +
                       std::to_string(given) + " are not compatible");
    }
  }
  const Tensor dims = internal::shape_tensor(data);
  const Tensor length = internal::element_of(dims, axis);
  if (counts.shape().num_elements() == 1) {
    const Tensor once = raw_ops::Reshape(counts, internal::integers({}));
    const Tensor expanded =
        raw_ops::ExpandDims(data, internal::integer(axis + 1));
    const Tensor ones = raw_ops::OnesLike(dims);
    const Tensor multiples =
        internal::join({internal::slice_vector(ones, std::nullopt, axis + 1),
                        raw_ops::Pack({once}),
                        internal::slice_vector(ones, axis + 1, std::nullopt)});
    const Tensor tiled = raw_ops::Tile(expanded, multiples);
    return raw_ops::Reshape(
        tiled,
        internal::join({internal::slice_vector(dims, std::nullopt, axis),
                        raw_ops::Pack({once * length}),
                        internal::slice_vector(dims, axis + 1, std::nullopt)}));
  }
  // Python tiles all of the data as often as the most repeated element, and
  // masks what is too much.
  return raw_ops::GatherV2(data, source_indices(counts, length),
                           internal::integer(axis));
}

}  // namespace tfx

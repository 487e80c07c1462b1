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
  return raw_ops::Cast(tensor, int32);
}

// Turns a scalar into a vector of one element.
Tensor with_nonzero_rank(const Tensor& data) {
  if (data.rank() == 0) return raw_ops::Pack({data}, {.name = "stack"});
  if (data.rank() > 0) return data;
  // The last `rank` elements of (1, dims…), or all of them for a scalar.
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

// Tiles one dimension `multiple` times.
Tensor tile_dimension(const Tensor& data, int64_t axis,
                      const Tensor& multiple) {
  if (data.rank() < 0) {
    const Tensor ones = raw_ops::OnesLike(internal::shape_tensor(data));
    return raw_ops::Tile(
        data,
        internal::join({internal::slice_vector(ones, std::nullopt, axis),
                        raw_ops::Pack({multiple}),
                        internal::slice_vector(ones, axis + 1, std::nullopt)}));
  }
  std::vector<Tensor> multiples(static_cast<size_t>(data.rank()),
                                internal::integer(1));
  multiples[static_cast<size_t>(axis)] = multiple;
  return raw_ops::Tile(data,
                       raw_ops::Pack(multiples, {.name = "Tile/multiples"}));
}

// `dims` with another size for one dimension.
Tensor with_dimension(const Tensor& dims, int64_t axis, const Tensor& size) {
  return internal::join({internal::slice_vector(dims, std::nullopt, axis),
                         raw_ops::Pack({size}),
                         internal::slice_vector(dims, axis + 1, std::nullopt)});
}

// Repeats each slice along the axis by its own count: repeats all by the
// greatest count, then masks out the surplus.
Tensor repeat_each(const Tensor& data, const Tensor& counts, int64_t axis) {
  const Tensor dims = internal::shape_tensor(data);
  const Tensor length = internal::element_of(dims, axis);
  const Tensor each = raw_ops::BroadcastTo(
      counts, raw_ops::Pack({length}, {.name = "BroadcastTo/shape"}));
  Tensor repeats = each;
  if (axis > 0) {
    const Tensor outer = internal::slice_vector(dims, std::nullopt, axis);
    repeats = raw_ops::BroadcastTo(
        each, internal::join({outer, internal::shape_tensor(each)}));
    repeats.set_shape(
        std::vector<int64_t>(static_cast<size_t>(axis) + 1, kNone));
  }
  const Tensor most = raw_ops::Maximum(
      internal::integer(0), raw_ops::Max(repeats, Axis().to_tensor(repeats)));
  const Tensor mask = sequence_mask(repeats, {.maxlen = most});
  const Tensor tiled = tile_dimension(
      raw_ops::ExpandDims(data, internal::integer(axis + 1)), axis + 1, most);
  const Tensor masked = boolean_mask(tiled, mask);
  if (axis == 0) return masked;
  const Tensor size = raw_ops::Sum(each, internal::integers({{0}}));
  return raw_ops::Reshape(masked, with_dimension(dims, axis, size));
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
  if (counts.shape().num_elements() == 1) {
    const Tensor once = raw_ops::Reshape(counts, internal::integers({}));
    const Tensor dims = internal::shape_tensor(data);
    const Tensor tiled = tile_dimension(
        raw_ops::ExpandDims(data, internal::integer(axis + 1)), axis + 1, once);
    return raw_ops::Reshape(
        tiled,
        with_dimension(dims, axis, once * internal::element_of(dims, axis)));
  }
  const Tensor result = repeat_each(data, counts, axis);
  if (data.rank() >= 0 && result.is_symbolic()) {
    std::vector<int64_t> shape = data.shape().as_list();
    const bool is_empty = counts.rank() == 1 && counts.shape()[0] == 0;
    shape[static_cast<size_t>(axis)] = is_empty ? 0 : kNone;
    result.set_shape(shape);
  }
  return result;
}

}  // namespace tfx

// The functions of array_ops.h that cut tensors or search them: tf.slice,
// tf.strided_slice, tf.unique, tf.searchsorted.
#include "tfx/core/errors.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx {

Tensor slice(const TensorLike& input, const ShapeLike& begin,
             const ShapeLike& size, const NameOptions& options) {
  const auto [first, count] = internal::match_shapes(begin, size);
  return raw_ops::Slice(input.to_tensor(), first, count,
                        {.name = options.name});
}

Tensor strided_slice(const TensorLike& input, const ShapeLike& begin,
                     const ShapeLike& end, const StridedSliceOptions& options) {
  const auto [first, last] = internal::match_shapes(begin, end);
  const Tensor strides = options.strides.is_none()
                             ? raw_ops::OnesLike(first)
                             : options.strides.to_tensor(first.dtype());
  return raw_ops::StridedSlice(input.to_tensor(), first, last, strides,
                               {.begin_mask = options.begin_mask,
                                .end_mask = options.end_mask,
                                .ellipsis_mask = options.ellipsis_mask,
                                .new_axis_mask = options.new_axis_mask,
                                .shrink_axis_mask = options.shrink_axis_mask,
                                .name = options.name});
}

UniqueOutputs unique(const TensorLike& x, const OutIdxOptions& options) {
  const auto found = raw_ops::Unique(
      x.to_tensor(), {.out_idx = options.out_idx, .name = options.name});
  return {found.y, found.idx};
}

UniqueWithCountsOutputs unique_with_counts(const TensorLike& x,
                                           const OutIdxOptions& options) {
  const auto found = raw_ops::UniqueWithCounts(
      x.to_tensor(), {.out_idx = options.out_idx, .name = options.name});
  return {found.y, found.idx, found.count};
}

Tensor searchsorted(const TensorLike& sorted_sequence, const TensorLike& values,
                    const SearchsortedOptions& options) {
  // The op takes matrices: all dimensions but the last are flattened to one.
  const auto as_matrix = [](const Tensor& tensor) {
    const Tensor last =
        internal::element_of(internal::shape_tensor(tensor), -1);
    return raw_ops::Reshape(tensor,
                            raw_ops::Pack({internal::integer(-1), last}));
  };
  const Tensor sought = values.to_tensor();
  const Tensor sequence_rows = as_matrix(sorted_sequence.to_tensor());
  const Tensor sought_rows = as_matrix(sought);
  Tensor found;
  if (options.side == "right") {
    found = raw_ops::UpperBound(
        sequence_rows, sought_rows,
        {.out_type = options.out_type, .name = options.name});
  } else if (options.side == "left") {
    found = raw_ops::LowerBound(
        sequence_rows, sought_rows,
        {.out_type = options.out_type, .name = options.name});
  } else {
    throw ValueError(
        "Argument `side` must be either 'right' or 'left'. Received: `side` = "
        "'" +
        options.side + "'.");
  }
  return raw_ops::Reshape(found, internal::shape_tensor(sought));
}

}  // namespace tfx

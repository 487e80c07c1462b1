#include "tfx/ragged/segment_id_ops.h"

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ragged/ragged_helpers.h"

namespace tfx::ragged {

Tensor row_splits_to_segment_ids(const TensorLike& splits,
                                 const RowSplitsToSegmentIdsOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedSplitsToSegmentIds");
  const Tensor tensor = splits.to_tensor_like(tfx::int64);
  if (tensor.dtype() != tfx::int32 && tensor.dtype() != tfx::int64) {
    throw ValueError("splits must have dtype int32 or int64");
  }
  tensor.shape().assert_has_rank(1);
  if (tensor.shape() == TensorShape({0})) {
    throw ValueError("Invalid row_splits: []");
  }
  const DType dtype = options.out_type ? options.out_type : tensor.dtype();
  const Tensor lengths = tensor[Slice(1, _)] - tensor[Slice(_, -1)];
  const Tensor rows = size(tensor, {.out_type = dtype}) - 1;
  return repeat(tfx::range(rows), lengths, {.axis = 0});
}

Tensor segment_ids_to_row_splits(const TensorLike& segment_ids,
                                 const SegmentIdsToRowSplitsOptions& options) {
  const NameScope scope = name_scope(options.name, "SegmentIdsToRaggedSplits");
  DType dtype = options.out_type;
  const TensorLike number = options.num_segments.value();
  const bool is_said = !options.num_segments.is_none();
  if (!dtype) {
    dtype = segment_ids.is_tensor()         ? segment_ids.dtype()
            : is_said && number.is_tensor() ? number.dtype()
                                            : tfx::int64;
  }
  const Tensor ids =
      internal::convert_to_int_tensor(segment_ids, "segment_ids", tfx::int32);
  ids.shape().assert_has_rank(1);
  math::BincountOptions counting = {.dtype = dtype};
  Tensor count;
  if (is_said) {
    count = internal::convert_to_int_tensor(number, "num_segments", tfx::int32);
    count.shape().assert_has_rank(0);
    counting.minlength = count;
    counting.maxlength = count;
  }
  const Tensor splits =
      internal::lengths_to_splits(math::bincount(ids, counting));
  if (count.has_value()) {
    if (const auto segments = constant_integer(count)) {
      splits.set_shape({*segments + 1});
    }
  }
  return splits;
}

}  // namespace tfx::ragged

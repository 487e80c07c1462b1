#include <algorithm>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/assert.h"
#include "tfx/debugging/compare.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ops/sort_ops.h"
#include "tfx/ragged/elementwise.h"
#include "tfx/ragged/ragged_array_ops.h"
#include "tfx/ragged/ragged_helpers.h"
#include "tfx/ragged/ragged_math_ops.h"
#include "tfx/ragged/segment_id_ops.h"

namespace tfx::ragged {
namespace {

RaggedOrDense masked(const RaggedOrDense& data, const RaggedOrDense& mask,
                     DType dtype, const std::string& name = {});

RaggedOrDense masked_by_ragged(const RaggedOrDense& value,
                               const RaggedTensor& ragged_mask, DType dtype) {
  RaggedOrDense data = value;
  if (!value.is_ragged()) {
    data = RaggedTensor::from_tensor(
        value.tensor(), {.ragged_rank = ragged_mask.ragged_rank(),
                         .row_splits_dtype = ragged_mask.row_splits().dtype()});
  }
  std::vector<Tensor> splits = data.ragged().nested_row_splits();
  const auto count = static_cast<size_t>(ragged_mask.ragged_rank());
  splits.resize(std::min(splits.size(), count));
  internal::check_splits_match(ragged_mask.nested_row_splits(), splits);
  std::vector<Tensor> new_splits;
  RaggedOrDense mask = ragged_mask;
  while (mask.is_ragged()) {
    if (*mask.shape().rank() > 2) {
      new_splits.push_back(mask.ragged().row_splits());
    } else {
      new_splits.push_back(internal::lengths_to_splits(
          reduce_sum(cast(mask, dtype), {.axis = 1})));
    }
    mask = mask.ragged().values();
    data = data.ragged().values();
  }
  return RaggedTensor::from_nested_row_splits(masked(data, mask, dtype),
                                              new_splits, {.validate = false});
}

// Masks whole rows.
RaggedOrDense masked_rows(const RaggedTensor& data, const Tensor& mask,
                          DType dtype) {
  const Tensor splits =
      internal::lengths_to_splits(tfx::boolean_mask(data.row_lengths(), mask));
  const Tensor inner =
      gather(mask, row_splits_to_segment_ids(data.row_splits()));
  return RaggedTensor::from_row_splits(
      masked(data.values(), RaggedOrDense(inner), dtype), splits,
      {.validate = false});
}

RaggedOrDense masked_dense(const Tensor& data, const Tensor& mask,
                           DType dtype) {
  RaggedOrDense result(tfx::boolean_mask(data, mask));
  if (mask.rank() < 2) return result;
  const Tensor lengths =
      math::count_nonzero(mask, {.axis = -1, .dtype = dtype});
  result = RaggedTensor::from_row_lengths(result, reshape(lengths, {-1}),
                                          {.validate = false});
  const Tensor sizes = tfx::shape(mask, {.out_type = dtype});
  const Tensor counts = math::cumprod(sizes) + 1;
  for (int64_t axis = mask.rank() - 3; axis >= 0; --axis) {
    result = RaggedTensor::from_row_splits(
        result, tfx::range(counts[axis]) * sizes[axis + 1],
        {.validate = false});
  }
  return result;
}

RaggedOrDense masked(const RaggedOrDense& data, const RaggedOrDense& mask,
                     DType dtype, const std::string& name) {
  const NameScope scope = name_scope(name, "RaggedMask");
  const auto rank = mask.shape().rank();
  if (!rank) throw ValueError("mask.shape.ndims must be known statically.");
  if (*rank == 0) throw ValueError("mask cannot be scalar.");
  if (mask.is_ragged()) return masked_by_ragged(data, mask.ragged(), dtype);
  if (!data.is_ragged()) {
    return masked_dense(data.tensor(), mask.tensor(), dtype);
  }
  if (*rank == 1) return masked_rows(data.ragged(), mask.tensor(), dtype);
  const RaggedTensor rows = RaggedTensor::from_tensor(
      mask.tensor(),
      {.ragged_rank = std::min<int64_t>(data.ragged_rank(), *rank - 1),
       .row_splits_dtype = data.ragged().row_splits().dtype()});
  return masked(data, rows, dtype);
}

RaggedTensor partitioned(const RaggedOrDense& data,
                         const RaggedOrDense& partitions, const Tensor& count,
                         const std::string& name = {}) {
  const NameScope scope = name_scope(name, "SegmentStack");
  const auto rank = partitions.shape().rank();
  if (!rank) throw ValueError("partitions must have known rank.");
  count.shape().assert_has_rank(0);
  partitions.shape().assert_is_compatible_with(
      data.shape().slice(std::nullopt, *rank));
  if (*rank == 0) {
    return RaggedTensor::from_value_rowids(stack({data}),
                                           tfx::stack({partitions.tensor()}),
                                           {.nrows = count, .validate = false});
  }
  if (*rank == 1) {
    const Tensor& ids = partitions.tensor();
    const Tensor order = argsort(ids, {.stable = true});
    const Tensor rows = gather(ids, order);
    const RaggedOrDense values =
        data.is_ragged() ? gather(data, order)
                         : RaggedOrDense(gather(data.tensor(), order));
    const Tensor checks[] = {
        debugging::assert_less(
            rows[Slice(-1, _)], count,
            {.message = "partitions must be less than num_partitions"}),
        debugging::assert_non_negative(
            ids, {.message = "partitions must be non-negative."})};
    return RaggedTensor::from_value_rowids(
        values, tfx::internal::with_dependencies(checks, rows),
        {.nrows = count, .validate = false});
  }
  const DType dtype = partitions.dtype();
  const RaggedTensor rows =
      data.is_ragged() ? data.ragged()
                       : RaggedTensor::from_tensor(data.tensor(),
                                                   {.row_splits_dtype = dtype});
  const RaggedTensor ids =
      partitions.is_ragged()
          ? partitions.ragged()
          : RaggedTensor::from_tensor(partitions.tensor(),
                                      {.ragged_rank = std::max<int64_t>(
                                           rows.ragged_rank(), *rank - 1),
                                       .row_splits_dtype = dtype});
  debugging::assert_equal(
      rows.row_splits(), ids.row_splits(),
      {.message = "data and partitions have incompatible ragged shapes"});
  return partitioned(rows.values(), ids.values(), count);
}

}  // namespace

RaggedOrDense boolean_mask(const RaggedLike& data, const RaggedLike& mask,
                           const NameOptions& options) {
  const RaggedOrDense values = data.value();
  const RaggedOrDense chosen = mask.value_of(tfx::bool_, "mask");
  return masked(values, chosen, internal::splits_dtype_of({values, chosen}),
                options.name);
}

RaggedTensor stack_dynamic_partitions(const RaggedLike& data,
                                      const RaggedLike& partitions,
                                      const TensorLike& num_partitions,
                                      const NameOptions& options) {
  const RaggedOrDense values = data.value();
  const DType dtype =
      values.is_ragged() ? values.ragged().row_splits().dtype() : DType();
  RaggedOrDense ids = partitions.value(dtype);
  if (dtype) ids = cast(ids, dtype);
  return partitioned(
      values, ids,
      cast(num_partitions.to_tensor_like(ids.dtype()), ids.dtype()),
      options.name);
}

}  // namespace tfx::ragged

#include <variant>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/compare.h"
#include "tfx/debugging/shape.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ragged/ragged_helpers.h"
#include "tfx/ragged/ragged_tensor.h"
#include "tfx/ragged/row_partition.h"

namespace tfx {

using ragged::internal::partition_tensor;
using ragged::internal::RowPartition;
using ragged::internal::rows_of;

RowPartitions::RowPartitions(std::initializer_list<TensorLike> list)
    : list_(list.begin(), list.size()) {}
RowPartitions::RowPartitions(const std::vector<Tensor>& tensors)
    : tensors_(tensors) {}

std::vector<Tensor> RowPartitions::tensors(DType dtype) const {
  std::vector<Tensor> all(tensors_.begin(), tensors_.end());
  for (const TensorLike& value : list_) {
    all.push_back(value.to_tensor_like(dtype));
  }
  return all;
}

RowLengths::RowLengths(std::initializer_list<Literal> list) {
  const bool is_nested =
      list.size() > 0 &&
      std::holds_alternative<std::vector<Literal>>(list.begin()->value());
  if (!is_nested) {
    single_ = TensorOption(list);
    return;
  }
  for (const Literal& lengths : list) {
    nested_.push_back(TensorLike(lengths).to_tensor(tfx::int64));
  }
}

namespace {

// The dtype for partitions that are not tensors.
DType partition_dtype_of(const RaggedOrDense& values) {
  return values.is_ragged() ? values.ragged().row_splits().dtype() : tfx::int64;
}

RaggedTensor from_partition(const RaggedOrDense& values,
                            const RowPartition& partition, bool validate) {
  if (values.is_ragged() && partition_dtype_of(values) != partition.dtype()) {
    throw ValueError(
        "Argument `row_partition` of RaggedTensor with name: partition must "
        "have same dtype as Argument `values`. (" +
        partition.dtype().str() + " vs. " + partition_dtype_of(values).str() +
        ").");
  }
  if (partition.has_value_rowids()) {
    values.shape()
        .slice(std::nullopt, 1)
        .assert_is_compatible_with(partition.value_rowids().shape());
  }
  if (!validate) return {values, partition};
  std::vector<Tensor> checks = {debugging::assert_equal(
      partition.nvals(), rows_of(values, partition.dtype()),
      {.message = "Arguments to _from_row_partition do not form a valid "
                  "RaggedTensor"})};
  if (!values.is_ragged()) {
    checks.push_back(debugging::assert_rank_at_least(values.tensor(), 1));
  }
  return {values, partition.after(checks)};
}

}  // namespace

RaggedTensor RaggedTensor::from_row_splits(const RaggedLike& values,
                                           const TensorLike& row_splits,
                                           const RaggedFromOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedFromRowSplits");
  const RaggedOrDense rows = values.value();
  return from_partition(
      rows,
      RowPartition::from_row_splits(row_splits, options.validate,
                                    partition_dtype_of(rows)),
      options.validate);
}

RaggedTensor RaggedTensor::from_row_lengths(const RaggedLike& values,
                                            const TensorLike& row_lengths,
                                            const RaggedFromOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedFromRowLengths");
  const RaggedOrDense rows = values.value();
  return from_partition(
      rows,
      RowPartition::from_row_lengths(row_lengths, options.validate,
                                     partition_dtype_of(rows)),
      options.validate);
}

RaggedTensor RaggedTensor::from_row_starts(const RaggedLike& values,
                                           const TensorLike& row_starts,
                                           const RaggedFromOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedFromRowStarts");
  const RaggedOrDense rows = values.value();
  return from_partition(
      rows,
      RowPartition::from_row_starts(row_starts, rows_of(rows), options.validate,
                                    partition_dtype_of(rows)),
      options.validate);
}

RaggedTensor RaggedTensor::from_row_limits(const RaggedLike& values,
                                           const TensorLike& row_limits,
                                           const RaggedFromOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedFromRowLimits");
  const RaggedOrDense rows = values.value();
  return from_partition(
      rows,
      RowPartition::from_row_limits(row_limits, options.validate,
                                    partition_dtype_of(rows)),
      options.validate);
}

RaggedTensor RaggedTensor::from_value_rowids(
    const RaggedLike& values, const TensorLike& value_rowids,
    const RaggedFromValueRowidsOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedFromValueRowIds");
  const RaggedOrDense rows = values.value();
  return from_partition(rows,
                        RowPartition::from_value_rowids(
                            value_rowids, options.nrows, options.validate,
                            partition_dtype_of(rows)),
                        options.validate);
}

RaggedTensor RaggedTensor::from_uniform_row_length(
    const RaggedLike& values, const TensorLike& uniform_row_length,
    const RaggedFromUniformRowLengthOptions& options) {
  const NameScope scope =
      name_scope(options.name, "RaggedFromUniformRowLength");
  const RaggedOrDense rows = values.value();
  const Tensor length = partition_tensor(uniform_row_length, "UniformRowLength",
                                         partition_dtype_of(rows));
  const TensorShape shape = rows.shape();
  const Tensor count = shape.known_rank() && shape[0] >= 0
                           ? cast(shape[0], length.dtype())
                           : rows_of(rows, length.dtype());
  return from_partition(rows,
                        RowPartition::from_uniform_row_length(
                            length, count, options.nrows, options.validate),
                        options.validate);
}

RaggedOrDense RaggedTensor::from_nested_row_splits(
    const RaggedLike& flat_values, const RowPartitions& nested_row_splits,
    const RaggedFromOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedFromNestedRowSplits");
  RaggedOrDense result = flat_values.value();
  const std::vector<Tensor> nested =
      nested_row_splits.tensors(partition_dtype_of(result));
  for (auto splits = nested.rbegin(); splits != nested.rend(); ++splits) {
    result = from_row_splits(result, *splits, {.validate = options.validate});
  }
  return result;
}

RaggedOrDense RaggedTensor::from_nested_row_lengths(
    const RaggedLike& flat_values, const RowPartitions& nested_row_lengths,
    const RaggedFromOptions& options) {
  const NameScope scope =
      name_scope(options.name, "RaggedFromNestedRowlengths");
  RaggedOrDense result = flat_values.value();
  const std::vector<Tensor> nested =
      nested_row_lengths.tensors(partition_dtype_of(result));
  for (auto lengths = nested.rbegin(); lengths != nested.rend(); ++lengths) {
    result = from_row_lengths(result, *lengths, {.validate = options.validate});
  }
  return result;
}

RaggedOrDense RaggedTensor::from_nested_value_rowids(
    const RaggedLike& flat_values, const RowPartitions& nested_value_rowids,
    const RaggedFromNestedValueRowidsOptions& options) {
  const NameScope scope =
      name_scope(options.name, "RaggedFromNestedValueRowIds");
  RaggedOrDense result = flat_values.value();
  const std::vector<Tensor> nested =
      nested_value_rowids.tensors(partition_dtype_of(result));
  const std::vector<TensorOption>& rows = options.nested_nrows;
  if (!rows.empty() && rows.size() != nested.size()) {
    throw ValueError(
        "Argument `nested_nrows` must have the same length as argument "
        "`nested_value_rowids`. len(nested_nrows) = " +
        std::to_string(rows.size()) + " vs. len(nested_values_rowids) = " +
        std::to_string(nested.size()) + ".");
  }
  for (size_t i = nested.size(); i > 0; --i) {
    result =
        from_value_rowids(result, nested[i - 1],
                          {.nrows = rows.empty() ? TensorOption() : rows[i - 1],
                           .validate = options.validate});
  }
  return result;
}

}  // namespace tfx

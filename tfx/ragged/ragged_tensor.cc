#include "tfx/ragged/ragged_tensor.h"

#include <ostream>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ragged/ragged_helpers.h"
#include "tfx/ragged/row_partition.h"

namespace tfx {

using ragged::internal::positive_axis;
using ragged::internal::RowPartition;

struct RaggedTensor::Impl : internal::Counted {
  Impl(RaggedOrDense v, RowPartition p)
      : values(std::move(v)), partition(std::move(p)) {}

  RaggedOrDense values;
  RowPartition partition;
};

RaggedTensor::RaggedTensor(RaggedOrDense values, RowPartition partition)
    : impl_(new Impl(std::move(values), std::move(partition))) {
  impl_->values.shape().with_rank_at_least(1);
}

const RowPartition& RaggedTensor::row_partition() const {
  return impl_->partition;
}

std::vector<RowPartition> RaggedTensor::nested_row_partitions() const {
  std::vector<RowPartition> partitions = {row_partition()};
  for (RaggedOrDense inner = values(); inner.is_ragged();
       inner = inner.ragged().values()) {
    partitions.push_back(inner.ragged().row_partition());
  }
  return partitions;
}

bool RaggedTensor::is_eager() const {
  if (flat_values().is_symbolic()) return false;
  for (const Tensor& splits : nested_row_splits()) {
    if (splits.is_symbolic()) return false;
  }
  return true;
}

DType RaggedTensor::dtype() const { return impl_->values.dtype(); }

TensorShape RaggedTensor::shape() const {
  const TensorShape rows = {row_partition().static_nrows(),
                            row_partition().static_uniform_row_length()};
  return rows.concatenate(impl_->values.shape().slice(1, std::nullopt));
}

int64_t RaggedTensor::ragged_rank() const {
  return impl_->values.ragged_rank() + 1;
}

RaggedOrDense RaggedTensor::values() const { return impl_->values; }

Tensor RaggedTensor::flat_values() const { return impl_->values.flat_values(); }

Tensor RaggedTensor::row_splits() const { return row_partition().row_splits(); }

Tensor RaggedTensor::row_starts(const NameOptions& options) const {
  const NameScope scope = name_scope(options.name, "RaggedRowStarts");
  return row_partition().row_starts();
}

Tensor RaggedTensor::row_limits(const NameOptions& options) const {
  const NameScope scope = name_scope(options.name, "RaggedRowLimits");
  return row_partition().row_limits();
}

Tensor RaggedTensor::value_rowids(const NameOptions& options) const {
  const NameScope scope = name_scope(options.name, "RaggedValueRowIds");
  return row_partition().value_rowids();
}

Tensor RaggedTensor::nrows(const RaggedNrowsOptions& options) const {
  const NameScope scope = name_scope(options.name, "RaggedNRows");
  const Tensor rows = row_partition().nrows();
  return options.out_type ? cast(rows, options.out_type) : rows;
}

Tensor RaggedTensor::row_lengths() const {
  return row_partition().row_lengths();
}

RaggedOrDense RaggedTensor::row_lengths(
    const RowLengthsOptions& options) const {
  const NameScope scope = name_scope(options.name, "RaggedRowLengths");
  // As in Python, these two axes do not require a known rank.
  const int64_t axis =
      options.axis == 0 || options.axis == 1
          ? options.axis
          : positive_axis(options.axis, shape().rank(), "axis", "rank(self)");
  if (axis == 0) return RaggedOrDense(row_partition().nrows());
  if (axis == 1) return RaggedOrDense(row_lengths());
  if (values().is_ragged()) {
    return with_values(values().ragged().row_lengths({.axis = axis - 1}));
  }
  const DType dtype = row_partition().dtype();
  const Tensor sizes = tfx::shape(values().tensor(), {.out_type = dtype});
  return with_values(ones(sizes[Slice(axis - 1)], {.dtype = dtype}) *
                     sizes[axis - 1]);
}

Tensor RaggedTensor::uniform_row_length() const {
  return row_partition().uniform_row_length();
}

std::vector<Tensor> RaggedTensor::nested_row_splits() const {
  std::vector<Tensor> all;
  for (const RowPartition& partition : nested_row_partitions()) {
    all.push_back(partition.row_splits());
  }
  return all;
}

std::vector<Tensor> RaggedTensor::nested_row_lengths(
    const NameOptions& options) const {
  const NameScope scope = name_scope(options.name, "RaggedNestedRowLengths");
  std::vector<Tensor> all;
  for (const RowPartition& partition : nested_row_partitions()) {
    all.push_back(partition.row_lengths());
  }
  return all;
}

std::vector<Tensor> RaggedTensor::nested_value_rowids(
    const NameOptions& options) const {
  const NameScope scope = name_scope(options.name, "RaggedNestedValueRowIds");
  std::vector<Tensor> all;
  for (const RowPartition& partition : nested_row_partitions()) {
    all.push_back(partition.value_rowids());
  }
  return all;
}

Tensor RaggedTensor::bounding_shape(const BoundingShapeOptions& options) const {
  const NameScope scope = name_scope(options.name, "RaggedBoundingBox");
  const DType own = row_partition().dtype();
  const DType dtype = options.out_type ? options.out_type : own;
  const auto longest = [&](const Tensor& lengths) {
    return cast(maximum(reduce_max(lengths), 0), dtype);
  };
  const Tensor rows = size(row_splits(), {.out_type = dtype}) - 1;
  std::vector<Tensor> dims = {rows};
  for (const Tensor& splits : nested_row_splits()) {
    dims.push_back(longest(splits[Slice(1, _)] - splits[Slice(_, -1)]));
  }
  const Tensor inner = tfx::shape(flat_values(), {.out_type = dtype});
  const Tensor all = concat({stack(dims), inner[Slice(1, _)]}, 0);
  return options.axis.is_none() ? all
                                : gather(all, options.axis.to_tensor(all));
}

RaggedTensor RaggedTensor::with_values(const RaggedLike& new_values) const {
  RaggedOrDense replacement = new_values.value();
  replacement.shape().with_rank_at_least(1);
  values()
      .shape()
      .slice(std::nullopt, 1)
      .assert_is_compatible_with(replacement.shape().slice(std::nullopt, 1));
  if (replacement.is_ragged() &&
      replacement.ragged().row_splits().dtype() != row_partition().dtype()) {
    throw ValueError(
        "self and new_values have mismatched row_splits dtypes; use "
        "RaggedTensor.with_row_splits_dtype() to convert them to compatible "
        "dtypes.");
  }
  return {std::move(replacement), row_partition()};
}

RaggedTensor RaggedTensor::with_flat_values(
    const RaggedLike& new_values) const {
  if (!values().is_ragged()) return with_values(new_values);
  return with_values(values().ragged().with_flat_values(new_values));
}

RaggedTensor RaggedTensor::with_row_splits_dtype(DType dtype) const {
  if (dtype != tfx::int32 && dtype != tfx::int64) {
    throw ValueError(
        "Argument `row_splits` dtype must be int32 or int64. Received " +
        dtype.str() + ".");
  }
  if (row_partition().dtype() == dtype) return *this;
  const RaggedOrDense inner =
      values().is_ragged()
          ? RaggedOrDense(values().ragged().with_row_splits_dtype(dtype))
          : values();
  return {inner, row_partition().with_dtype(dtype)};
}

std::vector<Tensor> RaggedTensor::components() const {
  std::vector<Tensor> all = {flat_values()};
  for (Tensor& splits : nested_row_splits()) all.push_back(std::move(splits));
  return all;
}

RaggedTensor RaggedTensor::from_components(std::span<const Tensor> components) {
  RaggedOrDense result(components[0]);
  for (size_t i = components.size() - 1; i > 0; --i) {
    result = RaggedTensor(result,
                          RowPartition::from_row_splits(components[i], false));
  }
  return result.ragged();
}

RaggedTensor RaggedTensor::with_components(
    std::span<const Tensor> components) const {
  const std::vector<RowPartition> partitions = nested_row_partitions();
  RaggedOrDense result(components[0]);
  for (size_t i = partitions.size(); i > 0; --i) {
    RowPartition partition =
        RowPartition::from_row_splits(components[i], false);
    const int64_t length = partitions[i - 1].static_uniform_row_length();
    if (length >= 0) partition = partition.with_uniform_row_length(length);
    result = RaggedTensor(result, partition);
  }
  return result.ragged();
}

std::ostream& operator<<(std::ostream& stream, const RaggedTensor& tensor) {
  return stream << tensor.str();
}

namespace {

// Merges dimensions `outer` to `inner` of a tensor.
Tensor merge_dense(const Tensor& tensor, int64_t outer, int64_t inner) {
  const TensorShape known = tensor.shape();
  if (known.is_fully_defined()) {
    std::vector<int64_t> dims = known.as_list();
    dims[outer] = -1;
    dims.erase(dims.begin() + outer + 1, dims.begin() + inner + 1);
    return reshape(tensor, dims);
  }
  const Tensor sizes = shape(tensor);
  return reshape(tensor, concat({sizes[Slice(outer)], TensorLike({-1}),
                                 sizes[Slice(inner + 1, _)]},
                                0));
}

// Merges dimension 0 and the `count` dimensions after it.
struct Flattened {
  Tensor values;
  Tensor row_size;
};
Flattened flatten_inner(const Tensor& values, int64_t count, DType dtype) {
  const Tensor sizes = shape(values);
  const Tensor row_size = cast(reduce_prod(sizes[Slice(1, count + 1)]), dtype);
  return {merge_dense(values, 0, count), row_size};
}

RaggedOrDense merge(RaggedOrDense value, int64_t outer, int64_t inner) {
  if (outer == inner) return value;
  while (outer == 0 && value.is_ragged()) {
    value = value.ragged().values();
    if (--inner == 0) return value;
  }
  if (!value.is_ragged()) {
    return RaggedOrDense(merge_dense(value.tensor(), outer, inner));
  }
  const RaggedTensor& ragged = value.ragged();
  if (outer > 1) {
    return ragged.with_values(merge(ragged.values(), outer - 1, inner - 1));
  }
  RaggedOrDense values = ragged.values();
  Tensor splits = ragged.row_splits();
  for (int64_t axis = outer; axis < inner; ++axis) {
    if (!values.is_ragged()) {
      const auto [flat, row_size] =
          flatten_inner(values.tensor(), inner - axis, splits.dtype());
      return RaggedTensor::from_row_splits(flat, splits * row_size);
    }
    splits = gather(values.ragged().row_splits(), splits);
    values = values.ragged().values();
  }
  return RaggedTensor::from_row_splits(values, splits);
}

}  // namespace

RaggedOrDense RaggedTensor::merge_dims(int64_t outer_axis,
                                       int64_t inner_axis) const {
  const auto rank = shape().rank();
  const int64_t outer =
      positive_axis(outer_axis, rank, "outer_axis", "rank(self)");
  const int64_t inner =
      positive_axis(inner_axis, rank, "inner_axis", "rank(self)");
  if (outer > inner) {
    throw ValueError("Expected outer_axis (" + std::to_string(outer) +
                     ") to be less than or equal to inner_axis (" +
                     std::to_string(inner) + ").");
  }
  return merge(*this, outer, inner);
}

}  // namespace tfx

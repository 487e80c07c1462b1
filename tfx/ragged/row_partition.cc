#include "tfx/ragged/row_partition.h"

#include <optional>
#include <string>
#include <vector>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/assert.h"
#include "tfx/debugging/compare.h"
#include "tfx/debugging/shape.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ragged/segment_id_ops.h"

namespace tfx::ragged::internal {
namespace {

using debugging::assert_equal;
using debugging::assert_greater_equal;
using debugging::assert_less;
using debugging::assert_less_equal;
using debugging::assert_non_negative;
using debugging::assert_rank;
using tfx::internal::with_dependencies;

Tensor one_zero(DType dtype) { return zeros({1}, {.dtype = dtype}); }

Tensor differences(const Tensor& vector) {
  return vector[Slice(1, _)] - vector[Slice(_, -1)];
}

Tensor assert_increasing(const Tensor& vector, const std::string& message) {
  return assert_non_negative(differences(vector), {.message = message});
}

Tensor assert_zero(const Tensor& tensor, const std::string& message) {
  return assert_equal(tensor, cast(0, tensor.dtype()), {.message = message});
}

std::optional<int64_t> known(const Tensor& scalar) {
  return scalar.has_value() ? constant_integer(scalar) : std::nullopt;
}

Tensor cast_if_there(const Tensor& tensor, DType dtype) {
  return tensor.has_value() ? cast(tensor, dtype) : Tensor();
}

// The number of rows, if not given: the last id + 1.
Tensor rows_of_ids(const Tensor& value_rowids) {
  const DType dtype = value_rowids.dtype();
  if (const auto ids = constant_integers(value_rowids)) {
    const int64_t rows = ids->empty() ? 0 : ids->back() + 1;
    return TensorLike(rows).to_tensor(dtype);
  }
  return concat({value_rowids[Slice(-1, _)], TensorLike({-1}).to_tensor(dtype)},
                0)[0] +
         1;
}

void check_known_rows(const Tensor& nrows, const Tensor& value_rowids) {
  const auto rows = known(nrows);
  if (!rows) return;
  if (*rows < 0) {
    throw ValueError("Expected nrows >= 0; got " + std::to_string(*rows));
  }
  const auto ids = constant_integers(value_rowids);
  if (!ids || ids->empty() || *rows >= ids->back() + 1) return;
  throw ValueError("Expected nrows >= value_rowids[-1] + 1; got nrows=" +
                   std::to_string(*rows) +
                   ", value_rowids[-1]=" + std::to_string(ids->back()));
}

}  // namespace

Tensor partition_tensor(const TensorLike& partition, const char* name,
                        DType hint) {
  Tensor tensor = partition.to_tensor_like(hint);
  if (tensor.dtype() != tfx::int32 && tensor.dtype() != tfx::int64) {
    throw ValueError(std::string(name) + " must have dtype int32 or int64");
  }
  return tensor;
}

RowPartition::RowPartition(const Tensor& row_splits) : row_splits_(row_splits) {
  row_splits.shape().assert_has_rank(1);
  row_splits.set_shape({kNone});
}

RowPartition RowPartition::from_value_rowids(const TensorLike& value_rowids,
                                             const TensorOption& nrows,
                                             bool validate, DType hint) {
  const NameScope scope = name_scope("RowPartitionFromValueRowIds");
  Tensor ids = partition_tensor(value_rowids, "value_rowids", hint);
  const bool is_said = !nrows.is_none();
  const Tensor rows = is_said ? nrows.to_tensor(ids.dtype()) : rows_of_ids(ids);
  if (is_said) check_known_rows(rows, ids);
  ids.shape().assert_has_rank(1);
  rows.shape().assert_has_rank(0);
  if (validate) {
    const std::string message =
        "Arguments to from_value_rowids do not form a valid RowPartition";
    const Tensor checks[] = {
        assert_rank(ids, 1, {.message = message}),
        assert_rank(rows, 0, {.message = message}),
        assert_non_negative(ids[Slice(1)], {.message = message}),
        assert_increasing(ids, message),
        assert_less(ids[Slice(-1, _)], rows, {.message = message})};
    ids = with_dependencies(checks, ids);
  }
  const Tensor places = cast(ids, tfx::int32);
  const Tensor count = cast(rows, tfx::int32);
  const Tensor lengths = math::bincount(
      places, {.minlength = count, .maxlength = count, .dtype = ids.dtype()});
  const Tensor splits = concat({one_zero(ids.dtype()), cumsum(lengths)}, 0);
  if (const auto known_rows = known(rows)) {
    lengths.set_shape({*known_rows});
    splits.set_shape({*known_rows + 1});
  }
  RowPartition partition(splits);
  partition.row_lengths_ = lengths;
  partition.value_rowids_ = ids;
  partition.nrows_ = rows;
  return partition;
}

RowPartition RowPartition::from_row_splits(const TensorLike& row_splits,
                                           bool validate, DType hint) {
  const NameScope scope = name_scope("RowPartitionFromRowSplits");
  Tensor splits = partition_tensor(row_splits, "row_splits", hint);
  if (!row_splits.is_tensor() && splits.shape() == TensorShape({0})) {
    throw ValueError("row_splits tensor may not be empty.");
  }
  splits.shape().assert_has_rank(1);
  if (validate) {
    const std::string message =
        "Arguments to from_row_splits do not form a valid RaggedTensor:";
    const Tensor checks[] = {
        assert_rank(splits, 1, {.message = message + "rank"}),
        assert_zero(splits[0], message + "zero"),
        assert_increasing(splits, message + "monotonic")};
    splits = with_dependencies(checks, splits);
  }
  return RowPartition(splits);
}

RowPartition RowPartition::from_row_lengths(const TensorLike& row_lengths,
                                            bool validate, DType hint) {
  const NameScope scope = name_scope("RowPartitionFromRowLengths");
  Tensor lengths = partition_tensor(row_lengths, "row_lengths", hint);
  lengths.shape().assert_has_rank(1);
  if (validate) {
    const std::string message =
        "Arguments to from_row_lengths do not form a valid RowPartition";
    const Tensor checks[] = {
        assert_rank(lengths, 1, {.message = message}),
        assert_non_negative(lengths, {.message = message})};
    lengths = with_dependencies(checks, lengths);
  }
  RowPartition partition(
      concat({one_zero(lengths.dtype()), cumsum(lengths)}, 0));
  partition.row_lengths_ = lengths;
  return partition;
}

RowPartition RowPartition::from_row_starts(const TensorLike& row_starts,
                                           const Tensor& nvals, bool validate,
                                           DType hint) {
  const NameScope scope = name_scope("RowPartitionFromRowStarts");
  Tensor starts = partition_tensor(row_starts, "row_starts", hint);
  starts.shape().assert_has_rank(1);
  const Tensor count = cast(nvals, starts.dtype());
  if (validate) {
    const std::string message =
        "Arguments to from_row_starts do not form a valid RaggedTensor";
    const Tensor checks[] = {
        assert_rank(starts, 1, {.message = message}),
        assert_zero(starts[Slice(1)], message),
        assert_increasing(starts, message),
        assert_less_equal(starts[Slice(-1, _)], count, {.message = message})};
    starts = with_dependencies(checks, starts);
  }
  return RowPartition(concat({starts, tfx::stack({count})}, 0));
}

RowPartition RowPartition::from_row_limits(const TensorLike& row_limits,
                                           bool validate, DType hint) {
  const NameScope scope = name_scope("RowPartitionFromRowLimits");
  Tensor limits = partition_tensor(row_limits, "row_limits", hint);
  limits.shape().assert_has_rank(1);
  if (validate) {
    const std::string message =
        "Arguments to from_row_limits do not form a valid RaggedTensor";
    const Tensor checks[] = {
        assert_rank(limits, 1, {.message = message}),
        assert_non_negative(limits[Slice(1)], {.message = message}),
        assert_increasing(limits, message)};
    limits = with_dependencies(checks, limits);
  }
  return RowPartition(concat({one_zero(limits.dtype()), limits}, 0));
}

RowPartition RowPartition::from_uniform_row_length(
    const Tensor& uniform_row_length, const Tensor& nvals,
    const TensorOption& nrows, bool validate) {
  const NameScope scope = name_scope("RowPartitionFromUniformRowLength");
  const DType dtype = uniform_row_length.dtype();
  uniform_row_length.shape().assert_has_rank(0);
  const auto known_length = known(uniform_row_length);
  Tensor rows;
  if (!nrows.is_none()) {
    rows = nrows.to_tensor(dtype);
  } else if (!known_length) {
    rows = math::floordiv(nvals, maximum(uniform_row_length, 1));
  } else if (*known_length == 0) {
    rows = cast(0, dtype);
  } else {
    rows = math::floordiv(nvals, uniform_row_length);
  }
  const auto known_rows = known(rows);
  const auto known_values = known(nvals);
  std::vector<Tensor> checks;
  if (validate) {
    if (!known_rows || !known_length || !known_values) {
      checks.push_back(assert_equal(
          rows * uniform_row_length, nvals,
          {.message = "uniform_row_length times nrows must equal nvals"}));
    } else if (*known_rows * *known_length != *known_values) {
      throw ValueError("uniform_row_length=" + std::to_string(*known_length) +
                       " times nrows=" + std::to_string(*known_rows) +
                       " must equal nvals=" + std::to_string(*known_values));
    }
    if (uniform_row_length.rank() < 0) {
      checks.push_back(
          assert_rank(uniform_row_length, 0,
                      {.message = "uniform_row_length must be a scalar."}));
    }
    if (!known_length) {
      checks.push_back(assert_greater_equal(
          uniform_row_length, cast(0, dtype),
          {.message = "uniform_row_length must be >= 0."}));
    } else if (*known_length < 0) {
      throw ValueError("uniform_row_length must be >= 0.");
    }
  }
  Tensor splits;
  if (known_rows && known_length) {
    std::vector<int64_t> numbers;
    for (int64_t i = 0; i <= *known_rows; ++i) {
      numbers.push_back(i * *known_length);
    }
    splits = TensorLike(numbers).to_tensor(dtype);
  } else {
    splits = tfx::range(rows + 1, {.dtype = dtype}) * uniform_row_length;
  }
  if (validate) splits = with_dependencies(checks, splits);
  RowPartition partition(splits);
  partition.uniform_row_length_ = uniform_row_length;
  partition.nrows_ = rows;
  return partition;
}

Tensor RowPartition::value_rowids() const {
  if (value_rowids_.has_value()) return value_rowids_;
  return row_splits_to_segment_ids(row_splits_);
}

Tensor RowPartition::nvals() const { return row_splits_[-1]; }

Tensor RowPartition::nrows() const {
  if (nrows_.has_value()) return nrows_;
  const int64_t splits = row_splits_.shape()[0];
  if (splits >= 0) return cast(splits - 1, dtype());
  return size(row_splits_, {.out_type = dtype()}) - 1;
}

Tensor RowPartition::row_starts() const { return row_splits_[Slice(_, -1)]; }

Tensor RowPartition::row_limits() const { return row_splits_[Slice(1, _)]; }

Tensor RowPartition::row_lengths() const {
  return row_lengths_.has_value() ? row_lengths_ : differences(row_splits_);
}

int64_t RowPartition::static_nrows() const {
  if (const int64_t splits = row_splits_.shape()[0]; splits >= 0) {
    return splits - 1;
  }
  if (row_lengths_.has_value() && row_lengths_.rank() == 1 &&
      row_lengths_.shape()[0] >= 0) {
    return row_lengths_.shape()[0];
  }
  return known(nrows_).value_or(kNone);
}

int64_t RowPartition::static_uniform_row_length() const {
  return known(uniform_row_length_).value_or(kNone);
}

RowPartition RowPartition::with_dtype(DType dtype) const {
  RowPartition result = *this;
  result.row_splits_ = cast(row_splits_, dtype);
  result.row_lengths_ = cast_if_there(row_lengths_, dtype);
  result.value_rowids_ = cast_if_there(value_rowids_, dtype);
  result.nrows_ = cast_if_there(nrows_, dtype);
  result.uniform_row_length_ = cast_if_there(uniform_row_length_, dtype);
  return result;
}

RowPartition RowPartition::with_uniform_row_length(int64_t length) const {
  RowPartition result = *this;
  result.uniform_row_length_ = cast(length, dtype());
  if (!nrows_.has_value()) {
    result.nrows_ = size(row_splits_, {.out_type = dtype()}) - 1;
  }
  return result;
}

RowPartition RowPartition::after(TensorSpan checks) const {
  RowPartition result = *this;
  result.row_splits_ = with_dependencies(checks, row_splits_);
  return result;
}

RowPartition RowPartition::merged_with(const RowPartition& other) const {
  if (row_splits_.is(other.row_splits_)) return *this;
  const std::string message =
      "RowPartition._merge_precomputed_encodings: partitions have incompatible "
      "row_splits";
  if (!row_splits_.shape().is_compatible_with(other.row_splits_.shape())) {
    throw ValueError(message);
  }
  const Tensor check =
      assert_equal(row_splits_, other.row_splits_, {.message = message});
  RowPartition result = after({check});
  const auto take = [](Tensor& mine, const Tensor& its) {
    if (!mine.has_value()) mine = its;
  };
  take(result.row_lengths_, other.row_lengths_);
  take(result.value_rowids_, other.value_rowids_);
  take(result.nrows_, other.nrows_);
  take(result.uniform_row_length_, other.uniform_row_length_);
  return result;
}

}  // namespace tfx::ragged::internal

#include "tfx/ragged/ragged_concat_ops.h"

#include <algorithm>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/assert.h"
#include "tfx/debugging/compare.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ragged/ragged_gather_ops.h"
#include "tfx/ragged/ragged_helpers.h"

namespace tfx {
namespace {

using ragged::internal::lengths_to_splits;
using ragged::internal::positive_axis;

using Values = std::vector<RaggedOrDense>;

enum class Kind { kConcat, kStack };

RaggedTensor with_ragged_rank(const RaggedOrDense& value, int64_t ragged_rank,
                              DType dtype) {
  const RaggedTensor ragged =
      value.is_ragged() ? value.ragged()
                        : RaggedTensor::from_tensor(
                              value.tensor(), {.row_splits_dtype = dtype});
  if (ragged.ragged_rank() >= ragged_rank) return ragged;
  return ragged.with_values(
      with_ragged_rank(ragged.values(), ragged_rank - 1, dtype));
}

Tensor join_splits(const std::vector<Tensor>& all) {
  std::vector<Tensor> pieces = {all[0]};
  Tensor offset = all[0][-1];
  for (size_t i = 1; i < all.size(); ++i) {
    pieces.push_back(all[i][Slice(1, _)] + offset);
    offset = offset + all[i][-1];
  }
  return concat(pieces, 0);
}

RaggedTensor join_rows(const std::vector<RaggedTensor>& values, Kind kind) {
  std::vector<Tensor> flat;
  std::vector<std::vector<Tensor>> by_axis(
      static_cast<size_t>(values[0].ragged_rank()));
  for (const RaggedTensor& value : values) {
    flat.push_back(value.flat_values());
    const std::vector<Tensor> nested = value.nested_row_splits();
    for (size_t i = 0; i < nested.size(); ++i) by_axis[i].push_back(nested[i]);
  }
  const Tensor all_values = concat(flat, 0);
  std::vector<Tensor> splits;
  for (const std::vector<Tensor>& all : by_axis) {
    splits.push_back(join_splits(all));
  }
  if (kind == Kind::kStack) {
    std::vector<Tensor> counts;
    for (const RaggedTensor& value : values) counts.push_back(value.nrows());
    splits.insert(splits.begin(), lengths_to_splits(stack(counts)));
  }
  return RaggedTensor::from_nested_row_splits(all_values, splits,
                                              {.validate = false});
}

void copy_row_count(const std::vector<RaggedTensor>& values,
                    const Tensor& splits) {
  for (const RaggedTensor& value : values) {
    const int64_t rows = value.shape()[0];
    if (rows >= 0) splits.set_shape({rows + 1});
  }
}

// Joins row by row: concatenates all rows, then interleaves them.
RaggedTensor join_columns(const std::vector<RaggedTensor>& values, Kind kind) {
  const auto count = static_cast<int64_t>(values.size());
  const Tensor rows = values[0].nrows();
  std::vector<Tensor> checks;
  for (size_t i = 1; i < values.size(); ++i) {
    checks.push_back(debugging::assert_equal(
        rows, values[i].nrows(),
        {.message = "Input tensors at index 0 (=x) and " + std::to_string(i) +
                    " (=y) have incompatible shapes."}));
  }
  const RaggedTensor joined = join_rows(values, Kind::kConcat);
  const Tensor numbers =
      tfx::range(internal::with_dependencies(checks, rows) * count);
  const Tensor order = reshape(transpose(reshape(numbers, {count, -1})), {-1});
  const RaggedTensor ordered = gather(joined, order);
  if (kind == Kind::kStack) {
    const Tensor splits = tfx::range(cast(0, rows.dtype()), rows * count + 1,
                                     cast(count, rows.dtype()));
    copy_row_count(values, splits);
    return RaggedTensor::from_row_splits(ordered, splits, {.validate = false});
  }
  const Tensor splits = ordered.row_splits()[Slice(_, _, count)];
  copy_row_count(values, splits);
  return RaggedTensor::from_row_splits(ordered.values(), splits,
                                       {.validate = false});
}

RaggedOrDense join(const Values& values, int64_t wanted, Kind kind);

// Joins the values of tensors with equal row splits.
RaggedTensor join_values(const std::vector<RaggedTensor>& values, int64_t axis,
                         Kind kind) {
  Values inner;
  const Tensor splits = values[0].row_splits();
  for (const RaggedTensor& value : values) {
    debugging::assert_equal(
        splits, value.row_splits(),
        {.message = "Inputs must have identical ragged splits"});
    inner.push_back(value.values());
  }
  return RaggedTensor::from_row_splits(join(inner, axis - 1, kind), splits,
                                       {.validate = false});
}

RaggedOrDense join_dense(const Values& values, int64_t axis, Kind kind) {
  std::vector<Tensor> tensors;
  for (const RaggedOrDense& value : values) tensors.push_back(value.tensor());
  return RaggedOrDense(kind == Kind::kStack ? stack(tensors, {.axis = axis})
                                            : concat(tensors, axis));
}

// Stacks vectors as rows.
RaggedOrDense rows_of_vectors(const Values& values) {
  const RaggedOrDense flat = join_dense(values, 0, Kind::kConcat);
  std::vector<Tensor> lengths;
  for (const RaggedOrDense& value : values) {
    lengths.push_back(shape(value.tensor()));
  }
  return RaggedTensor::from_row_lengths(flat, concat(lengths, 0));
}

RaggedOrDense join(const Values& values, int64_t wanted, Kind kind) {
  if (values.empty()) throw ValueError("rt_inputs may not be empty.");
  const DType dtype = ragged::internal::splits_dtype_of(values);
  const bool is_stack = kind == Kind::kStack;
  if (values.size() == 1 && !is_stack) return values[0];
  std::optional<int> rank;
  for (const RaggedOrDense& value : values) {
    if (rank) value.shape().assert_has_rank(*rank);
    if (!rank) rank = value.shape().rank();
  }
  const auto out_rank = rank && is_stack ? std::optional(*rank + 1) : rank;
  const int64_t axis = positive_axis(wanted, out_rank);
  if (is_stack && rank == 1 && axis == 0) return rows_of_vectors(values);
  const bool is_any_ragged =
      std::ranges::any_of(values, &RaggedOrDense::is_ragged);
  if (!is_any_ragged && rank && (axis == *out_rank - 1 || axis == *rank - 1)) {
    return join_dense(values, axis, kind);
  }
  int64_t ragged_rank = 1;
  for (const RaggedOrDense& value : values) {
    ragged_rank = std::max(ragged_rank, value.ragged_rank());
  }
  std::vector<RaggedTensor> all;
  for (const RaggedOrDense& value : values) {
    all.push_back(with_ragged_rank(value, ragged_rank, dtype));
  }
  if (axis == 0) return join_rows(all, kind);
  if (axis == 1) return join_columns(all, kind);
  return join_values(all, axis, kind);
}

// The default name of the tensor function does not apply to ragged tensors.
NameScope joining(const std::string& name, const std::string& of_tensors) {
  return name_scope(name == of_tensors ? "" : name, "RaggedConcat");
}

}  // namespace

RaggedOrDense concat(std::initializer_list<RaggedOrDense> values, int64_t axis,
                     const ConcatOptions& options) {
  // {} is taken for a list of these, but is nothing ragged.
  if (values.size() == 0) {
    return RaggedOrDense(
        concat(TensorsLike(std::vector<Tensor>()), axis, options));
  }
  return concat(std::span(values.begin(), values.size()), axis, options);
}

RaggedOrDense concat(std::span<const RaggedOrDense> values, int64_t axis,
                     const ConcatOptions& options) {
  const NameScope scope = joining(options.name, ConcatOptions().name);
  return join({values.begin(), values.end()}, axis, Kind::kConcat);
}

RaggedOrDense stack(std::initializer_list<RaggedOrDense> values,
                    const StackOptions& options) {
  if (values.size() == 0) {
    return RaggedOrDense(stack(TensorsLike(std::vector<Tensor>()), options));
  }
  return stack(std::span(values.begin(), values.size()), options);
}

RaggedOrDense stack(std::span<const RaggedOrDense> values,
                    const StackOptions& options) {
  const NameScope scope = joining(options.name, StackOptions().name);
  return join({values.begin(), values.end()}, options.axis, Kind::kStack);
}

namespace ragged {

RaggedOrDense stack(std::initializer_list<RaggedLike> values,
                    const StackOptions& options) {
  Values all;
  for (const RaggedLike& value : values) all.push_back(value.value());
  return stack(all, options);
}

RaggedOrDense stack(std::span<const RaggedOrDense> values,
                    const StackOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedConcat");
  return join({values.begin(), values.end()}, options.axis, Kind::kStack);
}

RaggedOrDense stack(std::span<const Tensor> values,
                    const StackOptions& options) {
  Values all;
  for (const Tensor& value : values) all.emplace_back(value);
  return stack(all, options);
}

}  // namespace ragged
}  // namespace tfx

#include <algorithm>
#include <functional>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/name_scope.h"
#include "tfx/debugging/assert.h"
#include "tfx/debugging/compare.h"
#include "tfx/function/cond.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ragged/ragged_array_ops.h"
#include "tfx/ragged/ragged_helpers.h"
#include "tfx/ragged/ragged_math_ops.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {
namespace {

using Keys = std::span<const Index>;
using TensorFn = std::function<Tensor()>;

bool is_all(const Slice& slice) {
  return slice.start.is_open() && slice.stop.is_open() && slice.step.is_open();
}

Tensor bound_tensor(const SliceBound& bound, DType dtype) {
  return bound.is_tensor() ? cast(bound.tensor(), dtype)
                           : cast(bound.integer(), dtype);
}

// Calls true_fn for bounds >= 0 and false_fn for negative ones; in the graph if
// the bound's value is unknown.
Tensor if_ge_zero(const SliceBound& bound, const TensorFn& true_fn,
                  const TensorFn& false_fn) {
  int64_t value = bound.integer();
  if (bound.is_tensor()) {
    const auto known = constant_integer(bound.tensor());
    if (!known) return cond(bound.tensor() >= 0, true_fn, false_fn);
    value = *known;
  }
  return value >= 0 ? true_fn() : false_fn();
}

// One row of values per range [start, limit).
RaggedTensor from_ranges(const Tensor& starts, const Tensor& limits,
                         const SliceBound& step, const RaggedOrDense& values) {
  const Tensor by = step.is_open() ? cast(1, starts.dtype())
                                   : bound_tensor(step, starts.dtype());
  const RaggedTensor places =
      ragged::range(starts, limits, by, {.row_splits_dtype = starts.dtype()});
  const Tensor indices = places.values();
  return places.with_values(
      values.is_ragged() ? gather(values, indices)
                         : RaggedOrDense(gather(values.tensor(), indices)));
}

RaggedTensor slice_rows(const RaggedTensor& tensor, const Slice& slice) {
  if (is_all(slice)) return tensor;
  const Tensor splits = tensor.row_splits();
  const Tensor starts = splits[Slice(_, -1)][slice];
  const Tensor limits = splits[Slice(1, _)][slice];
  const bool is_by_one = slice.step.is_open() ||
                         (!slice.step.is_tensor() && slice.step.integer() == 1);
  if (!is_by_one) {
    return from_ranges(starts, limits, SliceBound(1), tensor.values());
  }
  const Tensor zero = zeros({1}, {.dtype = splits.dtype()});
  const Tensor ends =
      concat({zero[Slice(size(starts), _)], starts[Slice(1)], limits}, 0);
  const Tensor first = ends[0];
  return RaggedTensor::from_row_splits(tensor.values()[Slice(first, ends[-1])],
                                       ends - first, {.validate = false});
}

// Drops "..." if it covers no dimension. Otherwise puts a full slice, for one
// dimension, in front of it.
std::vector<Index> expand_ellipsis(Keys keys, std::optional<int> dims) {
  if (!dims) {
    throw ValueError("Ellipsis not supported for unknown shape RaggedTensors");
  }
  const auto count = std::ranges::count_if(keys, [](const Index& key) {
    return key.kind() != Index::Kind::kNewAxis;
  });
  if (count > *dims + 1) throw IndexError("Too many indices for RaggedTensor");
  std::vector<Index> expanded;
  if (count == *dims + 1) {
    keys = keys.subspan(1);
  } else {
    expanded.emplace_back(_);
  }
  expanded.insert(expanded.end(), keys.begin(), keys.end());
  return expanded;
}

Tensor count_rows(const RaggedTensor& tensor) {
  const Tensor splits = tensor.row_splits();
  const int64_t known = splits.shape()[0];
  if (known >= 0) return cast(known - 1, splits.dtype());
  return size(splits, {.out_type = splits.dtype()}) - 1;
}

RaggedOrDense inner_items(const RaggedOrDense& value, Keys keys);

RaggedTensor inner_slice(const RaggedTensor& tensor, const Slice& slice) {
  const Tensor splits = tensor.row_splits();
  const Tensor starts = splits[Slice(_, -1)];
  const Tensor limits = splits[Slice(1, _)];
  const SliceBound step = slice.step.is_open() ? SliceBound(1) : slice.step;
  const Tensor lower = if_ge_zero(
      step, [&] { return starts; }, [&] { return starts - 1; });
  const Tensor upper = if_ge_zero(
      step, [&] { return limits; }, [&] { return limits - 1; });
  const auto place = [&](const SliceBound& bound) {
    const Tensor offset = bound_tensor(bound, starts.dtype());
    return if_ge_zero(
        bound, [&] { return minimum(starts + offset, upper); },
        [&] { return maximum(limits + offset, lower); });
  };
  const Tensor begin = slice.start.is_open() ? if_ge_zero(
                                                   step, [&] { return starts; },
                                                   [&] { return limits - 1; })
                                             : place(slice.start);
  const Tensor end = slice.stop.is_open() ? if_ge_zero(
                                                step, [&] { return limits; },
                                                [&] { return starts - 1; })
                                          : place(slice.stop);
  const RaggedTensor cut = from_ranges(begin, end, step, tensor.values());
  const Tensor length = tensor.uniform_row_length();
  if (!length.has_value()) return cut;
  const Tensor all = zeros(length, {.dtype = tfx::bool_});
  return RaggedTensor::from_uniform_row_length(
      cut.values(), size(all[slice], {.out_type = length.dtype()}),
      {.nrows = tensor.nrows()});
}

// Selects one element of each row; rows must have uniform length.
RaggedOrDense inner_index(const RaggedTensor& tensor, const Index& key) {
  const Tensor length = tensor.uniform_row_length();
  if (!length.has_value()) {
    throw ValueError("Cannot index into an inner ragged dimension.");
  }
  const Tensor index = bound_tensor(key.value(), length.dtype());
  const std::string message =
      "Index out of bounds when indexing into a ragged tensor";
  const Tensor checks[] = {
      debugging::assert_greater_equal(index, -length, {.message = message}),
      debugging::assert_less(index, length, {.message = message})};
  const Tensor checked = internal::with_dependencies(checks, index);
  const Tensor offset = if_ge_zero(
      checked, [&] { return checked; }, [&] { return length + checked; });
  return tensor.values()[Slice(offset, _, length)];
}

// t[:, keys] for the rows of `value`.
RaggedOrDense inner_items(const RaggedOrDense& value, Keys keys) {
  if (keys.empty()) return value;
  if (!value.is_ragged()) {
    std::vector<Index> all = {_};
    all.insert(all.end(), keys.begin(), keys.end());
    return RaggedOrDense(getitem(value.tensor(), all));
  }
  const RaggedTensor& tensor = value.ragged();
  const Keys rest = keys.subspan(1);
  switch (keys[0].kind()) {
    case Index::Kind::kEllipsis:
      return inner_items(value,
                         expand_ellipsis(keys, tensor.values().shape().rank()));
    case Index::Kind::kNewAxis: {
      const RaggedTensor inner = inner_items(value, rest);
      return RaggedTensor::from_uniform_row_length(
          inner, 1, {.nrows = count_rows(inner), .validate = false});
    }
    case Index::Kind::kSlice: {
      const Slice& slice = keys[0].slice();
      const RaggedTensor cut =
          is_all(slice) ? tensor : inner_slice(tensor, slice);
      return cut.with_values(inner_items(cut.values(), rest));
    }
    default:
      return inner_items(inner_index(tensor, keys[0]), rest);
  }
}

// Selects one row.
RaggedOrDense row_of(const RaggedTensor& tensor, const Index& key) {
  const Tensor splits = tensor.row_splits();
  const Tensor starts = splits[Slice(_, -1)];
  const Tensor limits = splits[Slice(1, _)];
  const SliceBound& index = key.value();
  // In a graph the number of rows may only be known when it runs.
  if (GraphBuilder::current() == nullptr) {
    const int64_t number = index.is_tensor()
                               ? static_cast<int64_t>(index.tensor())
                               : index.integer();
    if (number >= starts.len()) {
      throw IndexError(
          "Row key " +
          (index.is_tensor() ? index.tensor().str() : std::to_string(number)) +
          " out of bounds");
    }
  }
  const Tensor begin = starts[key];
  const Tensor end = limits[key];
  return tensor.values()[Slice(begin, end)];
}

RaggedOrDense items(const RaggedTensor& tensor, Keys indices) {
  if (indices.empty()) return tensor;
  const Keys rest = indices.subspan(1);
  switch (indices[0].kind()) {
    case Index::Kind::kEllipsis:
      return items(tensor, expand_ellipsis(indices, tensor.shape().rank()));
    case Index::Kind::kNewAxis: {
      const RaggedTensor inner = items(tensor, rest);
      return RaggedTensor::from_uniform_row_length(
          inner, count_rows(inner), {.nrows = 1, .validate = false});
    }
    case Index::Kind::kSlice: {
      RaggedTensor cut = slice_rows(tensor, indices[0].slice());
      const Tensor length = tensor.uniform_row_length();
      if (length.has_value()) {
        cut = RaggedTensor::from_uniform_row_length(cut.values(), length,
                                                    {.nrows = cut.nrows()});
      }
      return inner_items(cut, rest);
    }
    default: {
      const RaggedOrDense row = row_of(tensor, indices[0]);
      if (row.is_ragged()) return getitem(row.ragged(), rest);
      // Python indexes the row even if no indices are left; in graphs that is
      // an operation.
      if (rest.empty() && GraphBuilder::current() == nullptr) return row;
      return RaggedOrDense(getitem(row.tensor(), rest));
    }
  }
}

}  // namespace

RaggedOrDense getitem(const RaggedTensor& tensor,
                      std::span<const Index> indices) {
  const NameScope scope = name_scope("RaggedGetItem");
  return items(tensor, indices);
}

RaggedIterator RaggedOrDense::begin() const { return {*this, 0}; }

RaggedIterator RaggedOrDense::end() const {
  if (is_ragged()) return ragged().end();
  return {*this, tensor().len()};
}

RaggedIterator RaggedTensor::begin() const { return {*this, 0}; }

RaggedIterator RaggedTensor::end() const {
  const TensorShape form = row_splits().shape();
  if (form[0] < 0) {
    throw TypeError("cannot iterate over rows that are not counted yet");
  }
  return {*this, form[0] - 1};
}

RaggedOrDense RaggedTensor::operator[](const Index& index) const {
  return (*this)[{index}];
}

RaggedOrDense RaggedTensor::operator[](
    std::initializer_list<Index> indices) const {
  return getitem(*this, Keys(indices.begin(), indices.size()));
}

}  // namespace tfx

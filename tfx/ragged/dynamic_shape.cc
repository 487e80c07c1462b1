#include "tfx/ragged/dynamic_shape.h"

#include <algorithm>
#include <utility>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/debugging/assert.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ragged/ragged_array_ops.h"
#include "tfx/ragged/ragged_helpers.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::ragged::internal {

DynamicShape::DynamicShape(std::vector<Tensor> partitioned, const Tensor& inner,
                           DType dtype)
    : partitioned_(std::move(partitioned)) {
  for (size_t axis = 0; axis < partitioned_.size(); ++axis) {
    const Tensor& size = partitioned_[axis];
    if (size.rank() < 0) {
      throw ValueError("rank of partitioned_dim_sizes[" + std::to_string(axis) +
                       "] is unknown");
    }
    if (!dtype && size.rank() == 1) dtype = size.dtype();
  }
  if (!partitioned_.empty()) {
    if (partitioned_[0].rank() == 1) {
      throw ValueError("outermost partitioned dimension must be uniform");
    }
    if (partitioned_.back().rank() == 0) {
      throw ValueError("innermost partitioned dimension must be ragged");
    }
  }
  inner.shape().assert_has_rank(1);
  if (!dtype) dtype = tfx::int64;
  for (Tensor& size : partitioned_) size = cast(size, dtype);
  inner_ = cast(inner, dtype);
}

DynamicShape DynamicShape::of(const RaggedOrDense& value, DType dtype) {
  if (!value.is_ragged()) return {{}, tfx::shape(value.tensor()), dtype};
  const RaggedTensor& ragged = value.ragged();
  std::vector<Tensor> partitioned = {ragged.nrows()};
  for (const Tensor& lengths : ragged.nested_row_lengths()) {
    partitioned.push_back(lengths);
  }
  return {std::move(partitioned), tfx::shape(ragged.flat_values())[Slice(1, _)],
          dtype};
}

int64_t DynamicShape::inner_count() const { return inner_.shape()[0]; }

std::optional<int64_t> DynamicShape::rank() const {
  if (inner_count() < 0) return std::nullopt;
  return partitioned_count() + inner_count();
}

Tensor DynamicShape::dimension(int64_t axis) const {
  if (axis < partitioned_count()) return partitioned_[axis];
  return inner_[axis - partitioned_count()];
}

bool DynamicShape::is_ragged(int64_t axis) const {
  return axis > 0 && axis < partitioned_count() &&
         partitioned_[axis].rank() == 1;
}

DynamicShape DynamicShape::with_rank(int64_t rank) const {
  if (!this->rank()) {
    throw ValueError("Unable to broadcast: self.rank is unknown");
  }
  const int64_t more = rank - *this->rank();
  if (more < 0) {
    throw ValueError("Unable to broadcast: rank=" + std::to_string(rank) +
                     " must be greater than self.rank=" +
                     std::to_string(*this->rank()) + ".");
  }
  if (more == 0) return *this;
  if (partitioned_.empty()) {
    return {{}, concat({ones({more}, {.dtype = dtype()}), inner_}, 0), dtype()};
  }
  std::vector<Tensor> partitioned(static_cast<size_t>(more), cast(1, dtype()));
  partitioned.insert(partitioned.end(), partitioned_.begin(),
                     partitioned_.end());
  return {std::move(partitioned), inner_, dtype()};
}

DynamicShape DynamicShape::with_dimension(int64_t axis,
                                          const Tensor& length) const {
  const Tensor lengths = cast(length, dtype());
  if (lengths.rank() < 0) throw ValueError("lengths must have a known rank.");
  const bool is_scalar = lengths.rank() == 0;
  const Tensor mine = dimension(axis);
  Tensor fits;
  if (is_ragged(axis)) {
    fits = is_scalar ? math::equal(lengths, 1)
                     : reduce_all(math::equal(lengths, mine));
  } else if (is_scalar) {
    fits = math::equal(lengths, 1) | math::equal(mine, 1) |
           math::equal(mine, lengths);
  } else {
    fits = math::equal(mine, 1);
  }
  debugging::Assert(
      fits,
      {"Unable to broadcast: dimension size mismatch in dimension", axis,
       "lengths=", lengths, "dim_size=", mine},
      {.summarize = 10});
  if (axis < partitioned_count()) {
    return is_ragged(axis) ? *this : with_partitioned(axis, lengths);
  }
  if (is_scalar) return with_inner(axis, lengths);
  if (axis == 0) {
    throw ValueError(
        "Unable to broadcast: outermost dimension must be uniform.");
  }
  return with_inner_ragged(axis, lengths);
}

Tensor DynamicShape::slices_in(int64_t axis) const {
  if (axis < 0) return cast(1, dtype());
  if (is_ragged(axis)) return reduce_sum(partitioned_[axis]);
  return dimension(axis) * slices_in(axis - 1);
}

DynamicShape DynamicShape::with_partitioned(int64_t axis,
                                            Tensor lengths) const {
  const Tensor mine = dimension(axis);
  std::vector<Tensor> partitioned(partitioned_.begin(),
                                  partitioned_.begin() + axis);
  Tensor splits;
  Tensor repeats;
  if (lengths.rank() == 0) {
    const Tensor is_one = math::equal(mine, 1);
    lengths = raw_ops::Select(is_one, lengths, mine);
    repeats = raw_ops::Select(is_one, lengths, cast(1, dtype()));
    splits = tfx::stack({cast(0, dtype()), slices_in(axis)});
  } else {
    splits = tfx::range(size(lengths, {.out_type = dtype()}) + 1);
    repeats = lengths;
  }
  partitioned.push_back(lengths);
  for (auto next = partitioned_.begin() + axis + 1; next != partitioned_.end();
       ++next) {
    if (next->rank() == 0) {
      partitioned.push_back(*next);
      splits = splits * *next;
    } else {
      partitioned.push_back(repeat_ranges(*next, splits, repeats));
      splits = gather(lengths_to_splits(*next), splits);
    }
  }
  return {std::move(partitioned), inner_, dtype()};
}

DynamicShape DynamicShape::with_inner(int64_t axis,
                                      const Tensor& length) const {
  const Tensor mine = dimension(axis);
  const int64_t place = axis - partitioned_count();
  const Tensor chosen = raw_ops::Select(math::equal(mine, 1), length, mine);
  return {partitioned_,
          concat({inner_[Slice(place)], tfx::stack({chosen}),
                  inner_[Slice(place + 1, _)]},
                 0),
          dtype()};
}

DynamicShape DynamicShape::with_inner_ragged(int64_t axis,
                                             const Tensor& lengths) const {
  const int64_t place = axis - partitioned_count();
  std::vector<Tensor> partitioned = partitioned_;
  for (int64_t i = 0; i < place; ++i) partitioned.push_back(inner_[i]);
  partitioned.push_back(lengths);
  return {std::move(partitioned), inner_[Slice(place + 1, _)]};
}

DynamicShape DynamicShape::broadcast(DynamicShape x, DynamicShape y) {
  if (!x.rank() || !y.rank()) {
    throw ValueError("Unable to broadcast: unknown rank");
  }
  const int64_t rank = std::max(*x.rank(), *y.rank());
  x = x.with_rank(rank);
  y = y.with_rank(rank);
  for (int64_t axis = 0; axis < rank; ++axis) {
    x = x.with_dimension(axis, y.dimension(axis));
    y = y.with_dimension(axis, x.dimension(axis));
  }
  return x;
}

namespace {

// Repeats the single element of each row along `axis` `repeats` times.
RaggedTensor tile_axis(const RaggedOrDense& value, int64_t axis,
                       const Tensor& repeats, DType dtype) {
  const RaggedTensor ragged =
      value.is_ragged() ? value.ragged()
                        : RaggedTensor::from_tensor(
                              value.tensor(), {.row_splits_dtype = dtype});
  if (axis > 1) {
    return ragged.with_values(
        tile_axis(ragged.values(), axis - 1, repeats, dtype));
  }
  const std::vector<Tensor> row_splits = ragged.nested_row_splits();
  const std::vector<Tensor> row_lengths = ragged.nested_row_lengths();
  Tensor splits = row_splits[0];
  std::vector<Tensor> lengths = {repeats};
  for (size_t i = 1; i < row_lengths.size(); ++i) {
    lengths.push_back(repeat_ranges(row_lengths[i], splits, repeats));
    splits = gather(row_splits[i], splits);
  }
  return RaggedTensor::from_nested_row_lengths(
      repeat_ranges(ragged.flat_values(), splits, repeats), lengths,
      {.validate = false});
}

// Gives the value the ragged dimensions of `shape`, uniform ones included.
RaggedTensor with_ragged_dimensions(RaggedOrDense value,
                                    const DynamicShape& shape) {
  const int64_t rank = *value.shape().rank();
  if (rank < shape.inner_count() + 1) {
    const Tensor one_row = cast({-1}, shape.dtype());
    value = RaggedOrDense(
        reshape(value.tensor(), concat({one_row, shape.inner()}, 0)));
  }
  const int64_t more = *shape.rank() - *value.shape().rank();
  for (int64_t i = 0; i < more; ++i) {
    value = RaggedTensor::from_row_lengths(
        value, tfx::stack({rows_of(value, shape.dtype())}),
        {.validate = false});
  }
  if (!value.is_ragged()) {
    return RaggedTensor::from_tensor(
        value.tensor(), {.ragged_rank = shape.partitioned_count() - 1,
                         .row_splits_dtype = shape.dtype()});
  }
  const RaggedTensor& ragged = value.ragged();
  const int64_t missing = ragged.flat_values().rank() - 1 - shape.inner_count();
  if (missing <= 0) return ragged;
  return ragged.with_flat_values(RaggedTensor::from_tensor(
      ragged.flat_values(),
      {.ragged_rank = missing, .row_splits_dtype = shape.dtype()}));
}

// The multiples for tiling uniform dimensions of length 1; none if nothing has
// to be tiled.
std::optional<Tensor> multiples_of(const DynamicShape& from,
                                   const DynamicShape& to) {
  std::vector<Tensor> multiples(static_cast<size_t>(*to.rank()),
                                cast(1, to.dtype()));
  bool is_any = false;
  for (int64_t axis = 0; axis < to.partitioned_count(); ++axis) {
    if (from.is_ragged(axis) || to.is_ragged(axis)) continue;
    const Tensor old_size = from.dimension(axis);
    const Tensor new_size = to.dimension(axis);
    if (constant_integer(old_size).value_or(1) != 1) continue;
    if (constant_integer(new_size) == 1) continue;
    multiples[axis] = raw_ops::Select(math::equal(old_size, 1), new_size,
                                      cast(1, to.dtype()));
    is_any = true;
  }
  if (!is_any) return std::nullopt;
  return tfx::stack(multiples);
}

}  // namespace

RaggedOrDense broadcast_to(RaggedOrDense value, const DynamicShape& shape,
                           bool with_inner_dimensions) {
  if (shape.partitioned_count() == 0) {
    if (value.is_ragged()) {
      throw ValueError("Incompatible with shape: ragged rank mismatch");
    }
    if (!with_inner_dimensions) return value;
    return RaggedOrDense(tfx::broadcast_to(value.tensor(), shape.inner()));
  }
  if (!value.shape().rank() || !shape.rank()) {
    throw ValueError("Unable to broadcast: unknown rank");
  }
  if (*value.shape().rank() > *shape.rank()) {
    throw ValueError("Incompatible with shape: rank mismatch");
  }
  if (value.ragged_rank() >= shape.partitioned_count()) {
    throw ValueError("Incompatible with shape: ragged rank mismatch");
  }
  const DynamicShape from =
      DynamicShape::of(value, shape.dtype()).with_rank(*shape.rank());
  RaggedTensor result = with_ragged_dimensions(value, shape);
  if (const auto multiples = multiples_of(from, shape)) {
    result = tile(result, *multiples).ragged();
  }
  if (with_inner_dimensions) {
    const Tensor flat = result.flat_values();
    const Tensor sizes = broadcast_dynamic_shape(
        tfx::shape(flat, {.out_type = shape.dtype()}),
        concat({cast({1}, shape.dtype()), shape.inner()}, 0));
    result = result.with_flat_values(tfx::broadcast_to(flat, sizes));
  }
  for (int64_t axis = 0; axis < shape.partitioned_count(); ++axis) {
    if (from.is_ragged(axis) || !shape.is_ragged(axis)) continue;
    result = tile_axis(result, axis, shape.dimension(axis), shape.dtype());
  }
  return result;
}

}  // namespace tfx::ragged::internal

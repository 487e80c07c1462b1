#include "tfx/ragged/ragged_helpers.h"

#include "tfx/core/array_format.h"
#include "tfx/core/errors.h"
#include "tfx/debugging/assert.h"
#include "tfx/debugging/compare.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/ragged_ops.h"

namespace tfx::ragged::internal {

int64_t positive_axis(int64_t axis, std::optional<int> rank,
                      const std::string& axis_name,
                      const std::string& rank_name) {
  if (!rank) {
    if (axis >= 0) return axis;
    throw ValueError(axis_name + "=" + std::to_string(axis) +
                     " may only be negative if " + rank_name +
                     " is statically known.");
  }
  if (axis >= 0 && axis < *rank) return axis;
  if (axis < 0 && axis >= -*rank) return axis + *rank;
  throw ValueError(axis_name + "=" + std::to_string(axis) +
                   " out of bounds: expected " + std::to_string(-*rank) +
                   "<=" + axis_name + "<" + std::to_string(*rank));
}

int64_t one_axis(const Axis& axis) {
  const std::vector<int64_t>& axes = axis.axes();
  if (axes.size() == 1) return axes[0];
  throw TypeError(std::string("axis must be an int; got ") +
                  (axes.empty() ? "EagerTensor" : "list"));
}

Tensor convert_to_int_tensor(const TensorLike& value, const char* name,
                             DType dtype) {
  const Tensor tensor = value.to_tensor_like(dtype);
  if (!tensor.dtype().is_integer()) {
    const std::string text =
        tensor.is_symbolic() ? tensor.str() : array_str(tensor.host());
    throw TypeError(std::string("Argument `tensor` (name: ") + name +
                    ") must be of type integer. Received `tensor` = " + text +
                    " of dtype: " + tensor.dtype().str());
  }
  return raw_ops::Cast(tensor, dtype);
}

Tensor lengths_to_splits(const Tensor& lengths) {
  return concat({zeros({1}, {.dtype = lengths.dtype()}), cumsum(lengths)}, -1);
}

Tensor repeat_ranges(const Tensor& params, const Tensor& splits,
                     const Tensor& repeats) {
  const Tensor check_splits = debugging::assert_non_negative(
      splits, {.message = "Input argument 'splits' must be non-negative"});
  const Tensor check_repeats = debugging::assert_non_negative(
      repeats, {.message = "Input argument 'repeats' must be non-negative"});
  const Tensor ends = tfx::internal::with_dependencies({check_splits}, splits);
  const Tensor times =
      tfx::internal::with_dependencies({check_repeats}, repeats);
  Tensor starts;
  Tensor limits;
  if (times.rank() != 0) {
    starts = repeat(ends[Slice(_, -1)], times, {.axis = 0});
    limits = repeat(ends[Slice(1, _)], times, {.axis = 0});
  } else {
    const Tensor repeated = repeat(ends, times, {.axis = 0});
    const Tensor count = size(repeated, {.out_type = times.dtype()});
    starts = repeated[Slice(count - times)];
    limits = repeated[Slice(times, _)];
  }
  const Tensor offsets =
      raw_ops::RaggedRange(starts, limits, cast(1, starts.dtype()))
          .rt_dense_values;
  return gather(params, offsets);
}

Tensor rows_of(const RaggedOrDense& value, DType dtype) {
  if (value.is_ragged()) return value.ragged().nrows({.out_type = dtype});
  return shape(value.tensor(), {.out_type = dtype})[0];
}

DType splits_dtype_of(const std::vector<RaggedOrDense>& values) {
  DType found;
  for (const RaggedOrDense& value : values) {
    if (!value.is_ragged()) continue;
    const DType dtype = value.ragged().row_splits().dtype();
    if (found && found != dtype) {
      throw ValueError(
          "Input RaggedTensors have mismatched row_splits dtypes; use "
          "RaggedTensor.with_row_splits_dtype() to convert them to compatible "
          "dtypes.");
    }
    found = dtype;
  }
  return found ? found : tfx::int64;
}

void check_splits_match(const std::vector<Tensor>& a,
                        const std::vector<Tensor>& b) {
  const std::string message = "Inputs must have identical ragged splits";
  if (a.size() != b.size()) throw ValueError(message);
  for (size_t i = 0; i < a.size(); ++i) {
    debugging::assert_equal(a[i], b[i], {.message = message});
  }
}

}  // namespace tfx::ragged::internal

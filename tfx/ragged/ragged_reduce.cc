#include "tfx/ragged/ragged_reduce.h"

#include <algorithm>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/segment_ops.h"
#include "tfx/ragged/ragged_array_ops.h"
#include "tfx/ragged/ragged_helpers.h"
#include "tfx/ragged/ragged_math_ops.h"
#include "tfx/ragged/segment_id_ops.h"

namespace tfx::ragged::internal {
namespace {

Tensor lengths_of(const Tensor& splits) {
  const Tensor limits = splits[Slice(1, _)];
  return limits - splits[Slice(_, -1)];
}

RaggedOrDense segments(const Reduction& reduction, const RaggedOrDense& data,
                       const Tensor& segment_ids, const Tensor& num_segments) {
  if (!data.is_ragged()) {
    return RaggedOrDense(
        reduction.segments(data.tensor(), segment_ids, num_segments));
  }
  const NameScope scope = name_scope("RaggedSegment");
  const RaggedTensor& ragged = data.ragged();
  const Tensor lengths = lengths_of(ragged.row_splits());
  const Tensor new_lengths = maximum(
      math::unsorted_segment_max(lengths, segment_ids, num_segments), 0);
  const Tensor splits = lengths_to_splits(new_lengths);
  const Tensor starts = gather(splits, segment_ids);
  const Tensor places = ragged::range(starts, starts + lengths).values();
  return RaggedTensor::from_row_splits(
      segments(reduction, ragged.values(), places, splits[-1]), splits,
      {.validate = false});
}

RaggedOrDense kept(const RaggedOrDense& value, int64_t axis, bool keepdims) {
  if (!keepdims) return value;
  if (!value.is_ragged()) {
    return RaggedOrDense(expand_dims(value.tensor(), axis));
  }
  return expand_dims(value, axis);
}

RaggedOrDense reduce_axis(const Reduction& reduction,
                          const RaggedTensor& ragged, int64_t wanted,
                          bool keepdims) {
  const int64_t axis = positive_axis(wanted, ragged.shape().rank(), "axis",
                                     "rank(input_tensor)");
  if (axis > 1) {
    return ragged.with_values(reduce(reduction, ragged.values(),
                                     {.axis = axis - 1, .keepdims = keepdims}));
  }
  const Tensor splits = ragged.row_splits();
  Tensor ids;
  Tensor count;
  if (axis == 0) {
    const Tensor lengths = lengths_of(splits);
    count = maximum(reduce_max(lengths), 0);
    ids = ragged::range(lengths).values();
  } else {
    count = size(splits) - 1;
    ids = row_splits_to_segment_ids(splits);
  }
  return kept(segments(reduction, ragged.values(), ids, count), axis, keepdims);
}

// The axes as numbers.
std::vector<int64_t> axes_of(const Axis& axis, const RaggedTensor& input) {
  if (!axis.axes().empty()) return axis.axes();
  const auto known = constant_integers(axis.to_tensor(input.flat_values()));
  if (!known) {
    throw ValueError("axis must be known at graph construction time.");
  }
  return *known;
}

}  // namespace

RaggedOrDense reduce(const Reduction& reduction, const RaggedOrDense& input,
                     const math::ReduceOptions& options) {
  if (!input.is_ragged()) {
    return RaggedOrDense(reduction.dimensions(input.tensor(), options));
  }
  if (options.axis.is_none()) {
    Tensor result = reduction.dimensions(
        input.flat_values(),
        {.keepdims = options.keepdims, .name = options.name});
    const int rank = input.shape().rank().value_or(1);
    for (int i = 1; options.keepdims && i < rank; ++i) {
      result = expand_dims(result, 0);
    }
    return RaggedOrDense(result);
  }
  const NameScope scope = name_scope(options.name, "RaggedReduce");
  std::vector<int64_t> axes = axes_of(options.axis, input.ragged());
  if (axes.empty()) return input;
  if (axes.size() > 1) {
    const auto rank = input.shape().rank();
    for (size_t i = 0; i < axes.size(); ++i) {
      axes[i] = positive_axis(axes[i], rank, "axis[" + std::to_string(i) + "]",
                              "rank(input_tensor)");
    }
    std::ranges::sort(axes);
    const int64_t last = axes.back();
    axes.pop_back();
    const RaggedOrDense inner =
        reduce(reduction, input, {.axis = last, .keepdims = options.keepdims});
    return reduce(reduction, inner,
                  {.axis = axes, .keepdims = options.keepdims});
  }
  return reduce_axis(reduction, input.ragged(), axes[0], options.keepdims);
}

}  // namespace tfx::ragged::internal

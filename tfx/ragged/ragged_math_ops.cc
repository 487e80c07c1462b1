#include "tfx/ragged/ragged_math_ops.h"

#include <algorithm>
#include <array>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/segment_ops.h"
#include "tfx/ragged/elementwise.h"
#include "tfx/ragged/ragged_functional_ops.h"
#include "tfx/ragged/ragged_helpers.h"
#include "tfx/ragged/ragged_operators.h"
#include "tfx/ragged/ragged_reduce.h"
#include "tfx/ragged/row_partition.h"
#include "tfx/raw_ops/ragged_ops.h"

namespace tfx::ragged {
namespace {

// The widest dtype.
DType widest(std::initializer_list<DType> dtypes) {
  constexpr std::array kOrder = {tfx::int32, tfx::int64, tfx::float32,
                                 tfx::float64};
  return *std::ranges::max_element(dtypes, {}, [&](DType dtype) {
    return std::ranges::find(kOrder, dtype) - kOrder.begin();
  });
}

}  // namespace

RaggedTensor range(const TensorLike& limits, const RangeOptions& options) {
  return range(0, limits, options);
}

RaggedTensor range(const TensorLike& starts, const TensorLike& limits,
                   const RangeOptions& options) {
  return range(starts, limits, 1, options);
}

RaggedTensor range(const TensorLike& starts, const TensorLike& limits,
                   const TensorLike& deltas, const RangeOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedRange");
  const auto tensor = [&](const TensorLike& value) {
    return options.dtype ? value.to_tensor(options.dtype) : value.to_tensor();
  };
  Tensor begin = tensor(starts);
  Tensor end = tensor(limits);
  Tensor step = tensor(deltas);
  if (!options.dtype) {
    const DType dtype = widest({begin.dtype(), end.dtype(), step.dtype()});
    begin = cast(begin, dtype);
    end = cast(end, dtype);
    step = cast(step, dtype);
  }
  const auto result = raw_ops::RaggedRange(
      begin, end, step,
      {.Tsplits = options.row_splits_dtype, .name = scope.name()});
  return RaggedTensor::from_row_splits(
      result.rt_dense_values, result.rt_nested_splits, {.validate = false});
}

}  // namespace tfx::ragged

namespace tfx::math {
namespace {

using ragged::internal::reduce;
using ragged::internal::Reduction;

using Reduce = Tensor (*)(const TensorLike&, const ReduceOptions&);
using Segments = Tensor (*)(const TensorLike&, const TensorLike&,
                            const TensorLike&, const NameOptions&);

RaggedOrDense reduce_by(Reduce dimensions, Segments segments,
                        const RaggedOrDense& input, ReduceOptions options,
                        const char* name) {
  if (options.name.empty()) options.name = name;
  const Reduction reduction = {
      [=](const Tensor& tensor, const ReduceOptions& how) {
        return dimensions(tensor, how);
      },
      [=](const Tensor& data, const Tensor& ids, const Tensor& count) {
        return segments(data, ids, count, {});
      }};
  return reduce(reduction, input, options);
}

// Replaces the flat values, or the tensor itself.
RaggedOrDense with_flat(const RaggedOrDense& value, const Tensor& flat) {
  if (!value.is_ragged()) return RaggedOrDense(flat);
  return value.ragged().with_flat_values(flat);
}

// Selects the overloads for tensors; there are others for ragged tensors.
constexpr Reduce kSum = reduce_sum;
constexpr Reduce kProd = reduce_prod;
constexpr Reduce kMin = reduce_min;
constexpr Reduce kMax = reduce_max;

}  // namespace

RaggedOrDense reduce_sum(const RaggedOrDense& input_tensor,
                         const ReduceOptions& options) {
  return reduce_by(kSum, unsorted_segment_sum, input_tensor, options,
                   "RaggedReduceSum");
}

RaggedOrDense reduce_prod(const RaggedOrDense& input_tensor,
                          const ReduceOptions& options) {
  return reduce_by(kProd, unsorted_segment_prod, input_tensor, options,
                   "RaggedReduceProd");
}

RaggedOrDense reduce_min(const RaggedOrDense& input_tensor,
                         const ReduceOptions& options) {
  return reduce_by(kMin, unsorted_segment_min, input_tensor, options,
                   "RaggedReduceMin");
}

RaggedOrDense reduce_max(const RaggedOrDense& input_tensor,
                         const ReduceOptions& options) {
  return reduce_by(kMax, unsorted_segment_max, input_tensor, options,
                   "RaggedReduceMax");
}

RaggedOrDense reduce_mean(const RaggedOrDense& input_tensor,
                          const ReduceOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedReduceMean");
  const ReduceOptions how = {.axis = options.axis,
                             .keepdims = options.keepdims};
  const RaggedOrDense total = reduce_sum(input_tensor, how);
  const RaggedOrDense each =
      with_flat(input_tensor, ones_like(input_tensor.flat_values()));
  const RaggedOrDense count = reduce_sum(each, how);
  return with_flat(total, total.flat_values() / count.flat_values());
}

RaggedOrDense reduce_variance(const RaggedOrDense& input_tensor,
                              const ReduceOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedReduceVariance");
  if (input_tensor.dtype().is_complex()) {
    throw ValueError(
        "reduce_variance is not supported for RaggedTensors with complex "
        "dtypes.");
  }
  const ReduceOptions how = {.axis = options.axis,
                             .keepdims = options.keepdims};
  const RaggedOrDense mean_of_square = reduce_mean(square(input_tensor), how);
  const RaggedOrDense square_of_mean = square(reduce_mean(input_tensor, how));
  return maximum(mean_of_square - square_of_mean, 0);
}

RaggedOrDense reduce_std(const RaggedOrDense& input_tensor,
                         const ReduceOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedReduceStd");
  return sqrt(reduce_variance(
      input_tensor, {.axis = options.axis, .keepdims = options.keepdims}));
}

RaggedOrDense reduce_all(const RaggedOrDense& input_tensor,
                         const ReduceOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedReduceAll");
  return cast(reduce_prod(cast(input_tensor, int32),
                          {.axis = options.axis, .keepdims = options.keepdims}),
              bool_);
}

RaggedOrDense reduce_any(const RaggedOrDense& input_tensor,
                         const ReduceOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedReduceAny");
  return cast(reduce_sum(cast(input_tensor, int32),
                         {.axis = options.axis, .keepdims = options.keepdims}),
              bool_);
}

namespace {

// Cumulative sums within each row.
Tensor cumsum_of_rows(const ragged::internal::RowPartition& rows,
                      const Tensor& values, const CumulativeOptions& options) {
  const Tensor ids = rows.value_rowids();
  // The sum at this position covers only values outside of the row.
  const Tensor places = options.reverse ? gather(rows.row_splits(), ids + 1) - 1
                                        : gather(rows.row_splits(), ids);
  const Tensor sums =
      cumsum(values, {.exclusive = true, .reverse = options.reverse});
  const Tensor inside = sums - gather(sums, places);
  return options.exclusive ? inside : inside + values;
}

}  // namespace

RaggedOrDense cumsum(const RaggedOrDense& x, const CumulativeOptions& options) {
  if (!x.is_ragged()) return RaggedOrDense(cumsum(x.tensor(), options));
  const NameScope scope = name_scope(options.name, "RaggedCumSum");
  const RaggedTensor& ragged = x.ragged();
  const int64_t axis =
      ragged::internal::positive_axis(ragged::internal::one_axis(options.axis),
                                      ragged.shape().rank(), "axis", "rank");
  CumulativeOptions how = options;
  how.name = {};
  if (axis == ragged.ragged_rank()) {
    return ragged.with_flat_values(cumsum_of_rows(
        ragged.nested_row_partitions().back(), ragged.flat_values(), how));
  }
  if (axis > ragged.ragged_rank()) {
    how.axis = axis - ragged.ragged_rank();
    return ragged.with_flat_values(cumsum(ragged.flat_values(), how));
  }
  how.axis = axis;
  return RaggedTensor::from_tensor(cumsum(ragged.to_tensor(), how),
                                   {.lengths = ragged.nested_row_lengths()});
}

RaggedOrDense add_n(const std::vector<RaggedTensor>& inputs,
                    const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "RaggedAddN");
  ragged::internal::FlatValues flat;
  std::vector<Tensor> values;
  for (const RaggedTensor& input : inputs) values.push_back(flat.take(input));
  return flat.put(RaggedOrDense(add_n(values)));
}

}  // namespace tfx::math

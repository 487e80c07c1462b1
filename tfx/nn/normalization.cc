#include "tfx/nn/normalization.h"

#include <algorithm>
#include <set>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"

namespace tfx::nn {
namespace {

using math::reduce_sum;

// The number of elements reduced to one; a constant if known.
Tensor count_along(const Tensor& x, const std::vector<int64_t>& axes) {
  const TensorShape known = x.shape();
  const auto is_known = [&](int64_t axis) {
    const int rank = *known.rank();
    if (axis < -rank || axis >= rank) {
      throw IndexError("list index out of range");
    }
    return known[static_cast<int>(axis)] != kNone;
  };
  if (known.known_rank() && std::ranges::all_of(axes, is_known)) {
    int64_t count = 1;
    for (const int64_t axis : axes) count *= known[static_cast<int>(axis)];
    return TensorLike(count).to_tensor(x.dtype());
  }
  const Tensor x_rank = rank(x);
  std::vector<Tensor> positive;
  for (const int64_t axis : axes) {
    const Tensor dimension = TensorLike(axis).to_tensor(int32);
    positive.push_back(axis < 0 ? dimension + x_rank : dimension);
  }
  return math::reduce_prod(gather(cast(shape(x), x.dtype()), stack(positive)),
                           {.name = "count"});
}

}  // namespace

MomentsOutputs moments(const TensorLike& x, const Axis& axes,
                       const MomentsOptions& options) {
  const NameScope scope = name_scope(options.name, "moments");
  const Tensor values = x.to_tensor();
  const DType dtype = values.dtype();
  const Tensor y = dtype == float16 ? cast(values, float32) : values;
  Tensor mean =
      math::reduce_mean(y, {.axis = axes, .keepdims = true, .name = "mean"});
  // The mean contributes no gradient to the variance.
  Tensor variance =
      math::reduce_mean(math::squared_difference(y, stop_gradient(mean)),
                        {.axis = axes, .keepdims = true, .name = "variance"});
  if (!options.keepdims) {
    mean = squeeze(mean, {.axis = axes});
    variance = squeeze(variance, {.axis = axes});
  }
  return {cast(mean, dtype), cast(variance, dtype)};
}

MomentsOutputs weighted_moments(const TensorLike& x, const Axis& axes,
                                const TensorLike& frequency_weights,
                                const WeightedMomentsOptions& options) {
  const NameScope scope = name_scope(options.name, "weighted_moments");
  const Tensor values = x.to_tensor();
  const DType dtype = values.dtype();
  const Tensor y = dtype == float16 ? cast(values, float32) : values;
  const Tensor weights = cast(frequency_weights, y.dtype());
  const auto sum = [&](const Tensor& terms, const char* name) {
    return reduce_sum(terms, {.axis = axes, .keepdims = true, .name = name});
  };
  const Tensor sum_of_inputs = sum(weights * y, "weighted_input_sum");
  // Broadcast the weights to the shape of y.
  const Tensor sum_of_weights = sum(weights + zeros_like(y), "sum_of_weights");
  Tensor mean = math::divide_no_nan(sum_of_inputs, sum_of_weights);
  const Tensor sum_of_squares =
      sum(weights * math::squared_difference(y, mean), "weighted_distsq");
  Tensor variance = math::divide_no_nan(sum_of_squares, sum_of_weights);
  if (!options.keepdims) {
    mean = squeeze(mean, {.axis = axes});
    variance = squeeze(variance, {.axis = axes});
  }
  return {cast(mean, dtype), cast(variance, dtype)};
}

SufficientStatisticsOutputs sufficient_statistics(
    const TensorLike& x, const Axis& axes,
    const SufficientStatisticsOptions& options) {
  const NameScope scope = name_scope(options.name, "sufficient_statistics");
  const std::set<int64_t> unique(axes.axes().begin(), axes.axes().end());
  const std::vector<int64_t> dimensions(unique.begin(), unique.end());
  const Tensor values = x.to_tensor();
  const Tensor counts = count_along(values, dimensions);
  const Tensor shift =
      options.shift.is_none() ? Tensor() : options.shift.to_tensor();
  const Tensor terms =
      shift.has_value() ? math::subtract(values, shift) : values;
  const Tensor squares = shift.has_value()
                             ? math::squared_difference(values, shift)
                             : math::square(values);
  const auto sum = [&](const Tensor& tensor, const char* name) {
    return reduce_sum(
        tensor,
        {.axis = dimensions, .keepdims = options.keepdims, .name = name});
  };
  return {counts, sum(terms, "mean_ss"), sum(squares, "var_ss"), shift};
}

MomentsOutputs normalize_moments(const TensorLike& counts,
                                 const TensorLike& mean_ss,
                                 const TensorLike& variance_ss,
                                 const TensorOption& shift,
                                 const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "normalize");
  const Tensor divisor = math::reciprocal(counts, {.name = "divisor"});
  const bool is_shifted = !shift.is_none();
  const Tensor shifted_mean = math::multiply(
      mean_ss, divisor, {.name = is_shifted ? "shifted_mean" : "mean"});
  const Tensor mean =
      is_shifted ? math::add(shifted_mean, shift.value(), {.name = "mean"})
                 : shifted_mean;
  const Tensor variance =
      math::subtract(math::multiply(variance_ss, divisor),
                     math::square(shifted_mean), {.name = "variance"});
  return {mean, variance};
}

Tensor batch_normalization(const TensorLike& x, const TensorLike& mean,
                           const TensorLike& variance,
                           const TensorOption& offset,
                           const TensorOption& scale,
                           const TensorLike& variance_epsilon,
                           const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "batchnorm");
  Tensor inverse = math::rsqrt(operators::add(variance, variance_epsilon));
  if (!scale.is_none()) inverse = operators::multiply(inverse, scale.value());
  // Keep Python's order of operations: tools that fold batch norms depend on
  // it.
  const Tensor values = x.to_tensor();
  const Tensor scaled = values * cast(inverse, values.dtype());
  const Tensor rest =
      offset.is_none()
          ? operators::negate(mean) * inverse
          : operators::subtract(offset.value(),
                                operators::multiply(mean, inverse));
  return scaled + cast(rest, values.dtype());
}

Tensor batch_norm_with_global_normalization(
    const TensorLike& input, const TensorLike& mean, const TensorLike& variance,
    const TensorOption& beta, const TensorOption& gamma,
    const TensorLike& variance_epsilon, bool scale_after_normalization,
    const NameOptions& options) {
  return batch_normalization(input, mean, variance, beta,
                             scale_after_normalization ? gamma : TensorOption(),
                             variance_epsilon, options);
}

}  // namespace tfx::nn

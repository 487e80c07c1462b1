#include "tfx/ops/reduce_ops.h"

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::math {
namespace {

// Reducing all dimensions gives a scalar, even if the rank is unknown.
Tensor with_shape(Tensor result, const ReduceOptions& options) {
  if (options.axis.is_none() && !options.keepdims && result.rank() < 0) {
    result.set_shape(TensorShape());
  }
  return result;
}

}  // namespace

Tensor reduce_sum(const TensorLike& input_tensor,
                  const ReduceOptions& options) {
  const Tensor input = input_tensor.to_tensor();
  return with_shape(
      raw_ops::Sum(input, options.axis.to_tensor(input),
                   {.keep_dims = options.keepdims, .name = options.name}),
      options);
}

Tensor reduce_mean(const TensorLike& input_tensor,
                   const ReduceOptions& options) {
  const Tensor input = input_tensor.to_tensor();
  return with_shape(
      raw_ops::Mean(input, options.axis.to_tensor(input),
                    {.keep_dims = options.keepdims, .name = options.name}),
      options);
}

Tensor reduce_max(const TensorLike& input_tensor,
                  const ReduceOptions& options) {
  const Tensor input = input_tensor.to_tensor();
  return with_shape(
      raw_ops::Max(input, options.axis.to_tensor(input),
                   {.keep_dims = options.keepdims, .name = options.name}),
      options);
}

Tensor reduce_min(const TensorLike& input_tensor,
                  const ReduceOptions& options) {
  const Tensor input = input_tensor.to_tensor();
  return with_shape(
      raw_ops::Min(input, options.axis.to_tensor(input),
                   {.keep_dims = options.keepdims, .name = options.name}),
      options);
}

Tensor reduce_prod(const TensorLike& input_tensor,
                   const ReduceOptions& options) {
  const Tensor input = input_tensor.to_tensor();
  return with_shape(
      raw_ops::Prod(input, options.axis.to_tensor(input),
                    {.keep_dims = options.keepdims, .name = options.name}),
      options);
}

Tensor reduce_all(const TensorLike& input_tensor,
                  const ReduceOptions& options) {
  const Tensor input = internal::value_of(input_tensor, tfx::bool_);
  return with_shape(
      raw_ops::All(input, options.axis.to_tensor(input),
                   {.keep_dims = options.keepdims, .name = options.name}),
      options);
}

Tensor reduce_any(const TensorLike& input_tensor,
                  const ReduceOptions& options) {
  const Tensor input = internal::value_of(input_tensor, tfx::bool_);
  return with_shape(
      raw_ops::Any(input, options.axis.to_tensor(input),
                   {.keep_dims = options.keepdims, .name = options.name}),
      options);
}

Tensor reduce_logsumexp(const TensorLike& input_tensor,
                        const ReduceOptions& options) {
  const auto scope = name_scope(options.name, "ReduceLogSumExp");
  const Tensor input = input_tensor.to_tensor();
  const Tensor axis = options.axis.to_tensor(input);
  const Tensor raw_max = raw_ops::Max(input, axis, {.keep_dims = true});
  // Infinite maxima are not subtracted: inf - inf would be NaN.
  Tensor most = raw_ops::StopGradient(raw_ops::SelectV2(
      raw_ops::IsFinite(raw_max), raw_max, internal::zero_of(input.dtype())));
  const Tensor sum = raw_ops::Sum(raw_ops::Exp(raw_ops::Sub(input, most)), axis,
                                  {.keep_dims = options.keepdims});
  const Tensor result = raw_ops::Log(sum);
  if (!options.keepdims) {
    most = raw_ops::Reshape(most, internal::shape_tensor(result));
  }
  return with_shape(raw_ops::AddV2(result, most, {.name = scope.name()}),
                    options);
}

Tensor reduce_variance(const TensorLike& input_tensor,
                       const ReduceOptions& options) {
  const auto scope = name_scope(options.name, "reduce_variance");
  const Tensor input = input_tensor.to_tensor();
  const Tensor means =
      reduce_mean(input, {.axis = options.axis, .keepdims = true});
  if (means.dtype().is_integer()) {
    throw TypeError(
        "Input must be either real or complex. Received integer type " +
        means.dtype().str() + ".");
  }
  const Tensor difference = input - means;
  const Tensor squares =
      input.dtype().is_complex()
          ? real(raw_ops::Mul(raw_ops::Conj(difference), difference))
          : raw_ops::Square(difference);
  return reduce_mean(squares,
                     {.axis = options.axis, .keepdims = options.keepdims});
}

Tensor reduce_std(const TensorLike& input_tensor,
                  const ReduceOptions& options) {
  const auto scope = name_scope(options.name, "reduce_std");
  return raw_ops::Sqrt(reduce_variance(
      input_tensor, {.axis = options.axis, .keepdims = options.keepdims}));
}

Tensor reduce_euclidean_norm(const TensorLike& input_tensor,
                             const ReduceOptions& options) {
  const Tensor input = input_tensor.to_tensor();
  return with_shape(raw_ops::EuclideanNorm(
                        input, options.axis.to_tensor(input),
                        {.keep_dims = options.keepdims, .name = options.name}),
                    options);
}

Tensor count_nonzero(const TensorLike& input,
                     const CountNonzeroOptions& options) {
  const auto scope = name_scope(options.name, "count_nonzero");
  const Tensor tensor = input.to_tensor();
  const Tensor predicate =
      tensor.dtype() == tfx::bool_
          ? tensor
          : raw_ops::NotEqual(tensor, internal::zero_of(tensor.dtype()));
  return cast(reduce_sum(cast(predicate, tfx::int64),
                         {.axis = options.axis, .keepdims = options.keepdims}),
              options.dtype);
}

Tensor zero_fraction(const TensorLike& value, const NameOptions& options) {
  const auto scope = name_scope(options.name, "zero_fraction");
  const Tensor tensor = value.to_tensor();
  const Tensor size = raw_ops::Size(tensor, {.out_type = tfx::int64});
  const Tensor zeros = raw_ops::Sub(size, count_nonzero(tensor));
  return raw_ops::RealDiv(cast(zeros, tfx::float32), cast(size, tfx::float32),
                          {.name = "fraction"});
}

}  // namespace tfx::math

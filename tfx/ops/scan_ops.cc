// tf.argmax, tf.argmin, tf.cumsum, tf.math.cumprod,
// tf.math.cumulative_logsumexp, tf.math.bincount.
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::math {
namespace {

// argmax accepts more dtypes for the axis than its op does.
Tensor dimension_of(const Axis& axis, const Tensor& input) {
  if (axis.is_none()) return internal::integer(0);
  Tensor tensor = axis.to_tensor(input);
  const DType dtype = tensor.dtype();
  if (dtype == tfx::int32 || dtype == tfx::int64) return tensor;
  if (dtype == tfx::int8 || dtype == tfx::uint8 || dtype == tfx::int16 ||
      dtype == tfx::uint16) {
    return cast(tensor, tfx::int32);
  }
  throw TypeError("axis tensor dtypes " + dtype.str() + " is not supported");
}

}  // namespace

Tensor argmax(const TensorLike& input, const ArgOptions& options) {
  const Tensor tensor = input.to_tensor();
  return raw_ops::ArgMax(
      tensor, dimension_of(options.axis, tensor),
      {.output_type = options.output_type, .name = options.name});
}

Tensor argmin(const TensorLike& input, const ArgOptions& options) {
  const Tensor tensor = input.to_tensor();
  const Tensor axis = options.axis.is_none() ? internal::integer(0)
                                             : options.axis.to_tensor(tensor);
  return raw_ops::ArgMin(
      tensor, axis, {.output_type = options.output_type, .name = options.name});
}

Tensor cumsum(const TensorLike& x, const CumulativeOptions& options) {
  const Tensor tensor = x.to_tensor();
  return raw_ops::Cumsum(tensor, options.axis.to_tensor(tensor),
                         {.exclusive = options.exclusive,
                          .reverse = options.reverse,
                          .name = options.name});
}

Tensor cumprod(const TensorLike& x, const CumulativeOptions& options) {
  const Tensor tensor = x.to_tensor();
  return raw_ops::Cumprod(tensor, options.axis.to_tensor(tensor),
                          {.exclusive = options.exclusive,
                           .reverse = options.reverse,
                           .name = options.name});
}

Tensor cumulative_logsumexp(const TensorLike& x,
                            const CumulativeOptions& options) {
  const Tensor tensor = x.to_tensor();
  return raw_ops::CumulativeLogsumexp(tensor, options.axis.to_tensor(tensor),
                                      {.exclusive = options.exclusive,
                                       .reverse = options.reverse,
                                       .name = options.name});
}

Tensor bincount(const TensorLike& arr, const BincountOptions& options) {
  const auto scope = name_scope(options.name, "bincount");
  Tensor numbers = arr.to_tensor();
  Tensor weights;
  if (!options.weights.is_none()) {
    weights = options.weights.value().to_tensor();
    if (options.binary_output) {
      throw ValueError(
          "Arguments `binary_output` and `weights` are mutually exclusive. "
          "Please specify only one.");
    }
  }
  if (!numbers.dtype().is_integer()) numbers = cast(numbers, tfx::int32);
  const int64_t axis = options.axis.value_or(0);
  if (axis != 0 && axis != -1) {
    throw ValueError(
        "Unsupported value for argument axis=" + std::to_string(axis) +
        ". Only 0 and -1 are currently supported.");
  }
  const DType dtype = numbers.dtype();
  const Tensor is_nonempty =
      raw_ops::Greater(raw_ops::Size(numbers), internal::integer(0));
  const Tensor most = raw_ops::AddV2(reduce_max(numbers),
                                     internal::one_of(dtype), {.name = "add"});
  Tensor size = raw_ops::Mul(cast(is_nonempty, dtype), most, {.name = "mul"});
  if (!options.minlength.is_none()) {
    size = raw_ops::Maximum(options.minlength.value().to_tensor(dtype), size);
  }
  if (!options.maxlength.is_none()) {
    size = raw_ops::Minimum(options.maxlength.value().to_tensor(dtype), size);
  }
  if (axis == 0) {
    if (weights.has_value()) weights = internal::as_vector(weights);
    numbers = internal::as_vector(numbers);
  }
  if (!weights.has_value()) {
    weights = TensorLike().to_tensor(options.dtype);
  }
  return raw_ops::DenseBincount(numbers, size, weights,
                                {.binary_output = options.binary_output});
}

}  // namespace tfx::math

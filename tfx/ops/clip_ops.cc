#include "tfx/ops/clip_ops.h"

#include <string>
#include <variant>

#include "tfx/core/errors.h"
#include "tfx/core/literal.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx {
namespace {

bool is_number(const TensorLike& value) {
  return value.literal() != nullptr && value.literal()->shape().empty();
}

bool is_negative(const Literal& number) {
  if (const auto* whole = std::get_if<int64_t>(&number.value())) {
    return *whole < 0;
  }
  const auto* real = std::get_if<double>(&number.value());
  return real != nullptr && *real < 0;
}

// The norm limit for a tensor or list: clamped to at least 0 in its own dtype,
// and only then cast to `dtype`.
Tensor limit_of_list(const TensorLike& clip_norm, DType dtype) {
  const Tensor given = clip_norm.to_tensor();
  return cast(raw_ops::Maximum(given, internal::zero_of(given.dtype())), dtype);
}

// The same for a literal number, which is converted to `dtype` directly.
Tensor limit_of_number(const TensorLike& clip_norm, DType dtype) {
  return is_negative(*clip_norm.literal()) ? internal::zero_of(dtype)
                                           : clip_norm.to_tensor(dtype);
}

// Gives a result its own name, which matters in graphs only.
Tensor named(const Tensor& result, const std::string& name) {
  return result.is_symbolic() ? raw_ops::Identity(result, {.name = name})
                              : result;
}

}  // namespace

Tensor clip_by_value(const TensorLike& t, const TensorLike& clip_value_min,
                     const TensorLike& clip_value_max,
                     const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "clip_by_value");
  const Tensor values = t.to_tensor();
  const DType dtype = values.dtype();
  const Tensor below =
      raw_ops::Minimum(values, internal::value_of(clip_value_max, dtype));
  values.shape().assert_is_compatible_with(below.shape());
  Tensor clipped = raw_ops::Maximum(
      below, internal::value_of(clip_value_min, dtype), {.name = scope.name()});
  values.shape().assert_is_compatible_with(clipped.shape());
  return clipped;
}

Tensor clip_by_norm(const TensorLike& t, const TensorLike& clip_norm,
                    const ClipByNormOptions& options) {
  const NameScope scope = name_scope(options.name, "clip_by_norm");
  const Tensor values = t.to_tensor();
  Tensor limit;
  if (!is_number(clip_norm)) limit = limit_of_list(clip_norm, values.dtype());
  const Tensor sum =
      reduce_sum(values * values, {.axis = options.axes, .keepdims = true});
  // The square root has no gradient at 0.
  const Tensor is_positive = sum > 0;
  const Tensor safe_sum =
      raw_ops::Select(is_positive, sum, raw_ops::OnesLike(sum));
  const Tensor norm =
      raw_ops::Select(is_positive, raw_ops::Sqrt(safe_sum), sum);
  if (is_number(clip_norm)) limit = limit_of_number(clip_norm, values.dtype());
  const Tensor scaled = values * limit;
  values.shape().assert_is_compatible_with(scaled.shape());
  return named(scaled / raw_ops::Maximum(norm, limit), scope.name());
}

ClipByGlobalNormOutputs clip_by_global_norm(
    TensorSpan t_list, const TensorLike& clip_norm,
    const ClipByGlobalNormOptions& options) {
  const Tensor norm = options.use_norm.has_value()
                          ? options.use_norm
                          : linalg::global_norm(t_list, {.name = options.name});
  const NameScope scope = name_scope(options.name, "clip_by_global_norm");
  const Tensor limit = internal::value_of(clip_norm, norm.dtype());
  const Tensor of_norm = 1.0 / norm;
  const Tensor of_limit = internal::one_of(norm.dtype()) / limit;
  const Tensor finite_scale = limit * raw_ops::Minimum(of_norm, of_limit);
  // 0 if the norm is finite, NaN otherwise.
  const Tensor not_finite = raw_ops::Sub(norm, norm, {.name = "sub"});
  const Tensor scale = finite_scale + not_finite;
  ClipByGlobalNormOutputs outputs;
  outputs.global_norm = norm;
  for (size_t i = 0; i < t_list.size(); ++i) {
    const Tensor& tensor = t_list[i];
    outputs.list_clipped.push_back(
        tensor.has_value() ? named(tensor * cast(scale, tensor.dtype()),
                                   scope.name() + "_" + std::to_string(i))
                           : Tensor());
  }
  return outputs;
}

namespace linalg {

Tensor global_norm(TensorSpan t_list, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "global_norm");
  std::vector<Tensor> halves;
  for (const Tensor& tensor : t_list) {
    if (tensor.has_value()) halves.push_back(raw_ops::L2Loss(tensor));
  }
  const Tensor half =
      halves.empty() ? Tensor(c::Tensor::scalar(0.0F))
                     : raw_ops::Sum(raw_ops::Pack(halves, {.name = "stack"}),
                                    internal::integer(0));
  return raw_ops::Sqrt(half * 2.0, {.name = "global_norm"});
}

}  // namespace linalg
}  // namespace tfx

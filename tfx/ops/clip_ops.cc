#include "tfx/ops/clip_ops.h"

#include "tfx/core/errors.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx {
namespace {

// At least 0. A number is as exact as `dtype`; what is a tensor or a list has
// a dtype before.
Tensor norm_limit(const TensorLike& clip_norm, DType dtype) {
  const Literal* const literal = clip_norm.literal();
  const bool is_number = literal != nullptr && literal->shape().empty();
  const Tensor given =
      is_number ? clip_norm.to_tensor(dtype) : clip_norm.to_tensor();
  return cast(raw_ops::Maximum(given, internal::zero_of(given.dtype())), dtype);
}

}  // namespace

Tensor clip_by_value(const TensorLike& t, const TensorLike& clip_value_min,
                     const TensorLike& clip_value_max,
                     const NameOptions& options) {
  const Tensor values = t.to_tensor();
  const DType dtype = values.dtype();
  const Tensor below =
      raw_ops::Minimum(values, internal::value_of(clip_value_max, dtype));
  values.shape().assert_is_compatible_with(below.shape());
  Tensor clipped = raw_ops::Maximum(
      below, internal::value_of(clip_value_min, dtype), {.name = options.name});
  values.shape().assert_is_compatible_with(clipped.shape());
  return clipped;
}

Tensor clip_by_norm(const TensorLike& t, const TensorLike& clip_norm,
                    const ClipByNormOptions& options) {
  const Tensor values = t.to_tensor();
  const Tensor sum = reduce_sum(raw_ops::Mul(values, values),
                                {.axis = options.axes, .keepdims = true});
  // Of 0 the root has no gradient.
  const Tensor is_positive =
      raw_ops::Greater(sum, internal::zero_of(sum.dtype()));
  const Tensor safe_sum =
      raw_ops::SelectV2(is_positive, sum, raw_ops::OnesLike(sum));
  const Tensor norm =
      raw_ops::SelectV2(is_positive, raw_ops::Sqrt(safe_sum), sum);
  const Tensor limit = norm_limit(clip_norm, values.dtype());
  const Tensor scaled = raw_ops::Mul(values, limit);
  values.shape().assert_is_compatible_with(scaled.shape());
  return raw_ops::RealDiv(scaled, raw_ops::Maximum(norm, limit),
                          {.name = options.name});
}

ClipByGlobalNormOutputs clip_by_global_norm(
    TensorSpan t_list, const TensorLike& clip_norm,
    const ClipByGlobalNormOptions& options) {
  const Tensor norm = options.use_norm.has_value()
                          ? options.use_norm
                          : linalg::global_norm(t_list);
  const Tensor limit = internal::value_of(clip_norm, norm.dtype());
  const Tensor one = internal::one_of(norm.dtype());
  const Tensor finite_scale = raw_ops::Mul(
      limit,
      raw_ops::Minimum(math::truediv(one, norm), math::truediv(one, limit)));
  // 0 of a finite norm, NaN of others.
  const Tensor scale = raw_ops::AddV2(finite_scale, raw_ops::Sub(norm, norm));
  ClipByGlobalNormOutputs outputs;
  outputs.global_norm = norm;
  for (const Tensor& tensor : t_list) {
    outputs.list_clipped.push_back(
        tensor.has_value() ? raw_ops::Mul(tensor, cast(scale, tensor.dtype()))
                           : Tensor());
  }
  return outputs;
}

namespace linalg {

Tensor global_norm(TensorSpan t_list, const NameOptions& options) {
  std::vector<Tensor> halves;
  for (const Tensor& tensor : t_list) {
    if (tensor.has_value()) halves.push_back(raw_ops::L2Loss(tensor));
  }
  const Tensor half = halves.empty() ? Tensor(c::Tensor::scalar(0.0F))
                                     : raw_ops::Sum(raw_ops::Pack(halves),
                                                    internal::integer(0));
  return raw_ops::Sqrt(
      raw_ops::Mul(half, TensorLike(2.0).to_tensor(half.dtype())),
      {.name = options.name.empty() ? "global_norm" : options.name});
}

}  // namespace linalg
}  // namespace tfx

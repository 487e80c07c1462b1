// The functions of tf.math for complex numbers and their parts.
#include <numbers>

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::math {

Tensor real(const TensorLike& input, const NameOptions& options) {
  Tensor tensor = input.to_tensor();
  if (!tensor.dtype().is_numeric()) {
    throw TypeError(
        "input must be a numeric tensor, but got tensor with dtype " +
        tensor.dtype().str());
  }
  if (!tensor.dtype().is_complex()) return tensor;
  return raw_ops::Real(
      tensor, {.Tout = tensor.dtype().real_dtype(), .name = options.name});
}

Tensor imag(const TensorLike& input, const NameOptions& options) {
  const Tensor tensor = input.to_tensor();
  if (!tensor.dtype().is_complex()) return raw_ops::ZerosLike(tensor);
  return raw_ops::Imag(
      tensor, {.Tout = tensor.dtype().real_dtype(), .name = options.name});
}

Tensor conj(const TensorLike& x, const NameOptions& options) {
  Tensor tensor = x.to_tensor();
  if (tensor.dtype().is_complex() || tensor.dtype() == tfx::variant) {
    return raw_ops::Conj(tensor, {.name = options.name});
  }
  if (tensor.dtype().is_numeric()) return tensor;
  throw TypeError("Expected numeric or variant tensor, got dtype " +
                  tensor.dtype().repr() + ".");
}

Tensor angle(const TensorLike& input, const NameOptions& options) {
  const Tensor tensor = input.to_tensor();
  if (tensor.dtype().is_complex()) {
    return raw_ops::Angle(
        tensor, {.Tout = tensor.dtype().real_dtype(), .name = options.name});
  }
  const NameScope scope = name_scope(options.name, "Angle");
  const Tensor is_negative = tensor < 0;
  const Tensor pi =
      raw_ops::Fill(internal::shape_tensor(tensor),
                    TensorLike(std::numbers::pi).to_tensor(tensor.dtype()));
  return raw_ops::Select(is_negative, pi, raw_ops::ZerosLike(tensor));
}

Tensor complex(const TensorLike& real, const TensorLike& imag,
               const NameOptions& options) {
  const Tensor re = real.to_tensor();
  const Tensor im = imag.to_tensor();
  if (re.dtype() != im.dtype() ||
      (re.dtype() != tfx::float32 && re.dtype() != tfx::float64)) {
    throw TypeError("The `real` and `imag` components have incorrect types: " +
                    re.dtype().name() + " " + im.dtype().name() +
                    ". They must be consistent, and one of [tf.float32, "
                    "tf.float64]");
  }
  const DType dtype =
      re.dtype() == tfx::float32 ? tfx::complex64 : tfx::complex128;
  return raw_ops::Complex(re, im, {.Tout = dtype, .name = options.name});
}

}  // namespace tfx::math

// Gradients of the parts of complex numbers, and of casts.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

DType complex_of(DType real) {
  return real == tfx::float64 ? tfx::complex128 : tfx::complex64;
}

Tensor to_complex(const Tensor& real, const Tensor& imaginary) {
  return ops::Complex(real, imaginary, {.Tout = complex_of(real.dtype())});
}

Tensor real_part(const Tensor& tensor) {
  return ops::Real(tensor, {.Tout = tensor.dtype().real_dtype()});
}

Tensor imaginary_part(const Tensor& tensor) {
  return ops::Imag(tensor, {.Tout = tensor.dtype().real_dtype()});
}

Result complex(const RecordedOp& op, Grads grads) {
  return unbroadcast(op, real_part(grads[0]), imaginary_part(grads[0]));
}

Result real(const RecordedOp&, Grads grads) {
  const Tensor grad = grads[0];
  return {to_complex(grad, number(0, grad.dtype()))};
}

Result imag(const RecordedOp&, Grads grads) {
  const Tensor grad = grads[0];
  return {to_complex(number(0, grad.dtype()), grad)};
}

// -grad / (Im(x) + i Re(x))
Result angle(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor& x = op.input(0);
  const Tensor swapped = to_complex(imaginary_part(x), real_part(x));
  return {-to_complex(grad, number(0, grad.dtype())) *
          ops::Reciprocal(swapped)};
}

Result conjugate(const RecordedOp&, Grads grads) { return {conj(grads[0])}; }

Result complex_absolute(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor zero = number(0, grad.dtype());
  return {ops::DivNoNan(to_complex(grad, zero) * op.input(0),
                        to_complex(op.output(0), zero))};
}

bool is_continuous(DType dtype) {
  return dtype.is_floating() || dtype.is_complex();
}

Result cast(const RecordedOp& op, Grads grads) {
  const DType from = op.input_dtype(0);
  if (!is_continuous(from) || !is_continuous(op.output_dtype(0)))
    return {Gradient()};
  return {ops::Cast(grads[0], from)};
}

}  // namespace

void register_complex(GradientRegistry& registry) {
  registry.add("Complex", complex, kKeepsNothing);
  registry.add("Real", real, kKeepsNothing);
  registry.add("Imag", imag, kKeepsNothing);
  registry.add("Angle", angle, kKeepsInputs);
  registry.add("Conj", conjugate, kKeepsNothing);
  registry.add("ComplexAbs", complex_absolute);
  registry.add("Cast", cast, kKeepsNothing);
}

}  // namespace tfx::gradients

// Gradients of trigonometric and hyperbolic functions.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

Result sin(const RecordedOp& op, Grads grads) {
  return {grads[0] * ops::Cos(conj(op.input(0)))};
}

Result cos(const RecordedOp& op, Grads grads) {
  return {-grads[0] * ops::Sin(conj(op.input(0)))};
}

Result tan(const RecordedOp& op, Grads grads) {
  const Tensor secant = ops::Reciprocal(ops::Cos(conj(op.input(0))));
  return {ops::Square(secant) * grads[0]};
}

// 1 / √(1 - x²)
Tensor arc_slope(const Tensor& x) {
  return ops::Reciprocal(ops::Sqrt(1 - ops::Square(conj(x))));
}

Result asin(const RecordedOp& op, Grads grads) {
  return {grads[0] * arc_slope(op.input(0))};
}

Result acos(const RecordedOp& op, Grads grads) {
  return {-grads[0] * arc_slope(op.input(0))};
}

Result atan(const RecordedOp& op, Grads grads) {
  const Tensor x = conj(op.input(0));
  return {grads[0] * ops::Reciprocal(1 + ops::Square(x))};
}

Result atan2(const RecordedOp& op, Grads grads) {
  const Tensor& y = op.input(0);
  const Tensor& x = op.input(1);
  const Tensor scaled = grads[0] / (ops::Square(y) + ops::Square(x));
  return unbroadcast(op, x * scaled, -y * scaled);
}

Result sinh(const RecordedOp& op, Grads grads) {
  return {grads[0] * ops::Cosh(conj(op.input(0)))};
}

Result cosh(const RecordedOp& op, Grads grads) {
  return {grads[0] * ops::Sinh(conj(op.input(0)))};
}

Result tanh(const RecordedOp& op, Grads grads) {
  return {ops::TanhGrad(conj(op.output(0)), grads[0])};
}

// The gradient of b (1 - a²).
Result tanh_grad(const RecordedOp& op, Grads grads) {
  const Tensor a = conj(op.input(0));
  const Tensor b = conj(op.input(1));
  return {grads[0] * -2.0 * b * a, ops::TanhGrad(a, grads[0])};
}

Result asinh(const RecordedOp& op, Grads grads) {
  return {grads[0] / ops::Cosh(conj(op.output(0)))};
}

Result acosh(const RecordedOp& op, Grads grads) {
  return {grads[0] / ops::Sinh(conj(op.output(0)))};
}

Result atanh(const RecordedOp& op, Grads grads) {
  const Tensor x = conj(op.input(0));
  return {grads[0] * ops::Reciprocal(1 - ops::Square(x))};
}

}  // namespace

void register_trigonometric(GradientRegistry& registry) {
  registry.add("Sin", sin, kKeepsInputs);
  registry.add("Cos", cos, kKeepsInputs);
  registry.add("Tan", tan, kKeepsInputs);
  registry.add("Asin", asin, kKeepsInputs);
  registry.add("Acos", acos, kKeepsInputs);
  registry.add("Atan", atan, kKeepsInputs);
  registry.add("Atan2", atan2, kKeepsInputs);
  registry.add("Sinh", sinh, kKeepsInputs);
  registry.add("Cosh", cosh, kKeepsInputs);
  registry.add("Tanh", tanh, kKeepsOutputs);
  registry.add("TanhGrad", tanh_grad, kKeepsInputs);
  registry.add("Asinh", asinh, kKeepsOutputs);
  registry.add("Acosh", acosh, kKeepsOutputs);
  registry.add("Atanh", atanh, kKeepsInputs);
}

}  // namespace tfx::gradients

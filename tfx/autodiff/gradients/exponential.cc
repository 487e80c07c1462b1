// Gradients of powers, roots, exponentials and logarithms.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

Result reciprocal(const RecordedOp& op, Grads grads) {
  return {ops::ReciprocalGrad(op.output(0), grads[0])};
}

// The gradient of -b conj(a)².
Result reciprocal_grad(const RecordedOp& op, Grads grads) {
  const Tensor a = conj(op.input(0));
  const Tensor grad = grads[0];
  return {conj(grad) * -2.0 * op.input(1) * a, ops::ReciprocalGrad(a, grad)};
}

Result sqrt(const RecordedOp& op, Grads grads) {
  return {ops::SqrtGrad(op.output(0), grads[0])};
}

// The gradient of b / (2 conj(a)).
Result sqrt_grad(const RecordedOp& op, Grads grads) {
  const Tensor quotient = grads[0] / op.input(0);
  return {-conj(quotient) * op.output(0), 0.5 * quotient};
}

Result rsqrt(const RecordedOp& op, Grads grads) {
  return {ops::RsqrtGrad(op.output(0), grads[0])};
}

// The gradient of -b conj(a)³ / 2.
Result rsqrt_grad(const RecordedOp& op, Grads grads) {
  const Tensor a = conj(op.input(0));
  const Tensor grad = grads[0];
  return {-1.5 * conj(grad) * op.input(1) * ops::Square(a),
          ops::RsqrtGrad(a, grad)};
}

Result exp(const RecordedOp& op, Grads grads) {
  return {grads[0] * conj(op.output(0))};
}

Result expm1(const RecordedOp& op, Grads grads) {
  return {grads[0] * ops::Exp(conj(op.input(0)))};
}

Result log(const RecordedOp& op, Grads grads) {
  return {grads[0] * ops::Reciprocal(conj(op.input(0)))};
}

Result log1p(const RecordedOp& op, Grads grads) {
  return {grads[0] * ops::Reciprocal(1 + conj(op.input(0)))};
}

// 1 where x is not 0, and 0 elsewhere.
Tensor is_not_zero(const Tensor& x) {
  return ops::Cast(ops::NotEqual(x, number(0, x.dtype())), x.dtype());
}

Result xlogy(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(0);
  const Tensor& y = op.input(1);
  return unbroadcast(op, ops::Xlogy(is_not_zero(x), y) * grads[0],
                     ops::Xdivy(x, y) * grads[0]);
}

Result xlog1py(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(0);
  const Tensor& y = op.input(1);
  return unbroadcast(op, ops::Xlog1py(is_not_zero(x), y) * grads[0],
                     ops::Xdivy(x, y + 1.0) * grads[0]);
}

Result xdivy(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(0);
  const Tensor& y = op.input(1);
  return unbroadcast(
      op, ops::Xdivy(is_not_zero(x), y) * grads[0],
      ops::Xdivy(-x, ops::Pow(y, number(2, y.dtype()))) * grads[0]);
}

Result sigmoid(const RecordedOp& op, Grads grads) {
  return {ops::SigmoidGrad(conj(op.output(0)), grads[0])};
}

// The gradient of b a (1 - a).
Result sigmoid_grad(const RecordedOp& op, Grads grads) {
  const Tensor a = conj(op.input(0));
  const Tensor product = grads[0] * conj(op.input(1));
  return {product - 2.0 * product * a, ops::SigmoidGrad(a, grads[0])};
}

}  // namespace

void register_exponential(GradientRegistry& registry) {
  registry.add("Inv", reciprocal, kKeepsOutputs);
  registry.add("InvGrad", reciprocal_grad, kKeepsInputs);
  registry.add("Reciprocal", reciprocal, kKeepsOutputs);
  registry.add("ReciprocalGrad", reciprocal_grad, kKeepsInputs);
  registry.add("Sqrt", sqrt, kKeepsOutputs);
  registry.add("SqrtGrad", sqrt_grad, Keeps{0b01, 0b1});
  registry.add("Rsqrt", rsqrt, kKeepsOutputs);
  registry.add("RsqrtGrad", rsqrt_grad, kKeepsInputs);
  registry.add("Exp", exp, kKeepsOutputs);
  registry.add("Expm1", expm1, kKeepsInputs);
  registry.add("Log", log, kKeepsInputs);
  registry.add("Log1p", log1p, kKeepsInputs);
  registry.add("Xlogy", xlogy, kKeepsInputs);
  registry.add("Xlog1py", xlog1py, kKeepsInputs);
  registry.add("Xdivy", xdivy, kKeepsInputs);
  registry.add("Sigmoid", sigmoid, kKeepsOutputs);
  registry.add("SigmoidGrad", sigmoid_grad, kKeepsInputs);
}

}  // namespace tfx::gradients

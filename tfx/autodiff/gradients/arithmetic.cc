// Gradients of + - * / and what is made of them.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

Result add(const RecordedOp& op, Grads grads) {
  return unbroadcast(op, grads[0], grads[0]);
}

Result subtract(const RecordedOp& op, Grads grads) {
  return unbroadcast(op, grads[0], ops::Neg(grads[0]));
}

Result multiply(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  return unbroadcast(op, ops::Mul(grad, conj(op.input(1))),
                     ops::Mul(grad, conj(op.input(0))));
}

Result divide(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor x = conj(op.input(0));
  const Tensor y = conj(op.input(1));
  return unbroadcast(
      op, ops::RealDiv(grad, y),
      ops::Mul(grad, ops::RealDiv(ops::RealDiv(ops::Neg(x), y), y)));
}

Result negate(const RecordedOp&, Grads grads) { return {ops::Neg(grads[0])}; }

Result add_n(const RecordedOp& op, Grads grads) {
  return Result(op.input_count(), grads[0]);
}

Result square(const RecordedOp& op, Grads grads) {
  const Tensor x = conj(op.input(0));
  return {ops::Mul(grads[0], ops::Mul(x, number(2, x.dtype())))};
}

}  // namespace

void register_arithmetic(GradientRegistry& registry) {
  registry.add("Add", add, kKeepsNothing);
  registry.add("AddV2", add, kKeepsNothing);
  registry.add("AddN", add_n, kKeepsNothing);
  registry.add("Sub", subtract, kKeepsNothing);
  registry.add("Mul", multiply, kKeepsInputs);
  registry.add("RealDiv", divide, kKeepsInputs);
  registry.add("Neg", negate, kKeepsNothing);
  registry.add("Square", square, kKeepsInputs);
}

}  // namespace tfx::gradients

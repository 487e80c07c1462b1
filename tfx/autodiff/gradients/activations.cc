// Gradients of activation functions.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

Result relu(const RecordedOp& op, Grads grads) {
  return {ops::ReluGrad(grads[0], op.output(0))};
}

// The gradient of ReluGrad(gradients, features): zero for the features, because
// the derivative of relu is piecewise constant.
Result relu_grad(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(1);
  return {ops::ReluGrad(grads[0], x), ops::ZerosLike(x)};
}

Result relu6(const RecordedOp& op, Grads grads) {
  return {ops::Relu6Grad(grads[0], op.output(0))};
}

Result relu6_grad(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(1);
  return {ops::Relu6Grad(grads[0], x), ops::ZerosLike(x)};
}

Result leaky_relu(const RecordedOp& op, Grads grads) {
  return {ops::LeakyReluGrad(grads[0], op.input(0),
                             {.alpha = op.attr<float>("alpha")})};
}

Result leaky_relu_grad(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(1);
  return {ops::LeakyReluGrad(grads[0], x, {.alpha = op.attr<float>("alpha")}),
          ops::ZerosLike(x)};
}

// For EluGrad and SeluGrad(gradients, outputs): the gradient of the outputs,
// whose negative ones have a slope that grows with them.
Gradient of_negative_outputs(const RecordedOp& op, const Tensor& grad) {
  const Tensor& outputs = op.input(1);
  return ops::SelectV2(ops::Less(outputs, number(0, outputs.dtype())),
                       ops::Mul(grad, op.input(0)), ops::ZerosLike(outputs));
}

Result elu(const RecordedOp& op, Grads grads) {
  return {ops::EluGrad(grads[0], op.output(0))};
}

Result elu_grad(const RecordedOp& op, Grads grads) {
  return {ops::EluGrad(grads[0], op.input(1)),
          of_negative_outputs(op, grads[0])};
}

Result selu(const RecordedOp& op, Grads grads) {
  return {ops::SeluGrad(grads[0], op.output(0))};
}

Result selu_grad(const RecordedOp& op, Grads grads) {
  return {ops::SeluGrad(grads[0], op.input(1)),
          of_negative_outputs(op, grads[0])};
}

Result softplus(const RecordedOp& op, Grads grads) {
  return {ops::Mul(grads[0], ops::Sigmoid(op.input(0)))};
}

// The gradient of gradients / (1 + exp(-x)).
Result softplus_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor& x = op.input(1);
  const Tensor divisor = ops::AddV2(
      ops::AddV2(ops::Exp(ops::Neg(x)), number(2, x.dtype())), ops::Exp(x));
  return {ops::SoftplusGrad(grad, x),
          ops::RealDiv(ops::Mul(grad, op.input(0)), divisor)};
}

Result softsign(const RecordedOp& op, Grads grads) {
  return {ops::SoftsignGrad(grads[0], op.input(0))};
}

constexpr Keeps kSecondInput{0b10, 0};

}  // namespace

void register_activations(GradientRegistry& registry) {
  registry.add("Relu", relu, kKeepsOutputs);
  registry.add("ReluGrad", relu_grad, kSecondInput);
  registry.add("Relu6", relu6, kKeepsOutputs);
  registry.add("Relu6Grad", relu6_grad, kSecondInput);
  registry.add("LeakyRelu", leaky_relu, kKeepsInputs);
  registry.add("LeakyReluGrad", leaky_relu_grad, kSecondInput);
  registry.add("Elu", elu, kKeepsOutputs);
  registry.add("EluGrad", elu_grad, kKeepsInputs);
  registry.add("Selu", selu, kKeepsOutputs);
  registry.add("SeluGrad", selu_grad, kKeepsInputs);
  registry.add("Softplus", softplus, kKeepsInputs);
  registry.add("SoftplusGrad", softplus_grad, kKeepsInputs);
  registry.add("Softsign", softsign, kKeepsInputs);
}

}  // namespace tfx::gradients

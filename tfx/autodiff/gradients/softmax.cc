// Gradients of softmax, and of losses that contain one.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

Tensor sum_of_rows(const Tensor& tensor) {
  return ops::Sum(tensor, int32_scalar(-1), {.keep_dims = true});
}

// Multiplies each row by its scale.
Tensor scale_rows(const Tensor& scales, const Tensor& rows) {
  return ops::Mul(ops::ExpandDims(scales, int32_scalar(-1)), rows);
}

Tensor back_through_softmax(const Tensor& softmax, const Tensor& grad) {
  return ops::Mul(ops::Sub(grad, sum_of_rows(ops::Mul(grad, softmax))),
                  softmax);
}

Result softmax(const RecordedOp& op, Grads grads) {
  return {back_through_softmax(op.output(0), grads[0])};
}

Result log_softmax(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  return {ops::Sub(grad, ops::Mul(sum_of_rows(grad), ops::Exp(op.output(0))))};
}

// The op's second output is its gradient with respect to the logits,
// softmax(logits) - labels. If that output was used, too, its gradient is the
// second-order term here.
Tensor to_logits(const RecordedOp& op, Grads grads) {
  const Tensor first = scale_rows(grads[0], op.output(1));
  if (grads[1].is_none()) return first;
  return ops::AddV2(first,
                    back_through_softmax(ops::Softmax(op.input(0)), grads[1]));
}

Result cross_entropy(const RecordedOp& op, Grads grads) {
  return {to_logits(op, grads), if_wanted(op, 1, [&] {
            return scale_rows(grads[0], ops::Neg(ops::LogSoftmax(op.input(0))));
          })};
}

Result sparse_cross_entropy(const RecordedOp& op, Grads grads) {
  return {to_logits(op, grads), {}};
}

}  // namespace

void register_softmax(GradientRegistry& registry) {
  registry.add("Softmax", softmax, kKeepsOutputs);
  registry.add("LogSoftmax", log_softmax, kKeepsOutputs);
  constexpr Keeps kLogitsAndGradient{0b01, 0b10};
  registry.add("SoftmaxCrossEntropyWithLogits", {.function = cross_entropy,
                                                 .keeps = kLogitsAndGradient,
                                                 .takes_none = 0b10});
  registry.add("SparseSoftmaxCrossEntropyWithLogits",
               {.function = sparse_cross_entropy,
                .keeps = kLogitsAndGradient,
                .takes_none = 0b10});
}

}  // namespace tfx::gradients

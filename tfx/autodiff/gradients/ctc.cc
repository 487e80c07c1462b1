// Gradients of connectionist temporal classification.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// The op's second output is its gradient; it has no second derivative.
Result ctc_loss(const RecordedOp& op, Grads grads) {
  const Tensor gradient = ops::PreventGradient(
      op.output(1),
      {.message = "Currently there is no way to take the second  derivative of "
                  "ctc_loss due to the fused implementation's interaction  "
                  "with tf.gradients()"});
  return {ops::Mul(ops::ExpandDims(grads[0], int32_scalar(-1)), gradient),
          {},
          {},
          {}};
}

}  // namespace

void register_ctc(GradientRegistry& registry) {
  constexpr Keeps kSecondOutput{0, 0b10};
  registry.add("CTCLoss", ctc_loss, kSecondOutput);
  registry.add("CTCLossV2", ctc_loss, kSecondOutput);
}

}  // namespace tfx::gradients

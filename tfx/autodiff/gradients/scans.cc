// Gradients of cumulative sums and products, and of the cross product.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// Each element contributes to the sums from its position on, so the gradients
// are summed in the opposite direction.
Tensor sum_back(const RecordedOp& op, const Tensor& tensor) {
  return ops::Cumsum(tensor, op.input(1),
                     {.exclusive = op.attr<bool>("exclusive"),
                      .reverse = !op.attr<bool>("reverse")});
}

Result cumsum(const RecordedOp& op, Grads grads) {
  return {sum_back(op, grads[0]), {}};
}

Result cumprod(const RecordedOp& op, Grads grads) {
  const Tensor& x = op.input(0);
  const Tensor products = ops::Cumprod(x, op.input(1),
                                       {.exclusive = op.attr<bool>("exclusive"),
                                        .reverse = op.attr<bool>("reverse")});
  return {ops::DivNoNan(sum_back(op, products * grads[0]), x), {}};
}

// The sum of exp(x - result) · weight, given the logarithms of the weights.
Tensor weigh(const RecordedOp& op, const Tensor& log_weights) {
  const Tensor sums =
      ops::CumulativeLogsumexp(log_weights - op.output(0), op.input(1),
                               {.exclusive = op.attr<bool>("exclusive"),
                                .reverse = !op.attr<bool>("reverse")});
  return ops::Exp(sums + op.input(0));
}

// Uses logarithms for numerical stability; so positive and negative gradients
// are treated separately.
Result cumulative_logsumexp(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor nothing = number(grad.dtype().min(), grad.dtype());
  const Tensor positive = ops::SelectV2(grad > 0, ops::Log(grad), nothing);
  const Tensor negative = ops::SelectV2(grad < 0, ops::Log(-grad), nothing);
  return {weigh(op, positive) - weigh(op, negative), {}};
}

Result cross(const RecordedOp& op, Grads grads) {
  return {ops::Cross(op.input(1), grads[0]), ops::Cross(grads[0], op.input(0))};
}

}  // namespace

void register_scans(GradientRegistry& registry) {
  registry.add("Cumsum", cumsum, Keeps{0b10, 0});
  registry.add("Cumprod", cumprod, kKeepsInputs);
  registry.add("CumulativeLogsumexp", cumulative_logsumexp);
  registry.add("Cross", cross, kKeepsInputs);
}

}  // namespace tfx::gradients

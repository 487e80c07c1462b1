// Gradients of selecting values by a condition.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

Result select(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor& condition = op.input(0);
  const Tensor zeros = ops::ZerosLike(grad);
  return {{},
          ops::Select(condition, grad, zeros),
          ops::Select(condition, zeros, grad)};
}

Result select_v2(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor& condition = op.input(0);
  const Tensor zero = number(0, grad.dtype());
  return {{},
          if_wanted(op, 1,
                    [&] {
                      return sum_to_input(op, 1,
                                          ops::SelectV2(condition, grad, zero));
                    }),
          if_wanted(op, 2, [&] {
            return sum_to_input(op, 2, ops::SelectV2(condition, zero, grad));
          })};
}

Result clip_by_value(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor& x = op.input(0);
  const Tensor zeros = ops::ZerosLike(grad);
  const Tensor is_below = x < op.input(1);
  const Tensor is_above = x > op.input(2);
  return {ops::SelectV2(is_below | is_above, zeros, grad),
          sum_to_input(op, 1, ops::SelectV2(is_below, grad, zeros)),
          sum_to_input(op, 2, ops::SelectV2(is_above, grad, zeros))};
}

}  // namespace

void register_selection(GradientRegistry& registry) {
  registry.add("Select", select, Keeps{0b001, 0});
  registry.add("SelectV2", select_v2, Keeps{0b001, 0});
  registry.add("ClipByValue", clip_by_value, kKeepsInputs);
}

}  // namespace tfx::gradients

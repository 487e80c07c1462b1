// Gradients of ops that only reshape, reorder or repeat elements.
#include <string>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/errors.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

Result identity_grad(const RecordedOp&, Grads grads) {
  return Result(grads.begin(), grads.end());
}

Result placeholder_with_default_grad(const RecordedOp&, Grads grads) {
  return {grads[0]};
}

// The inputs are (input, data…).
Result print_grad(const RecordedOp& op, Grads grads) {
  Result result(op.input_count());
  result[0] = grads[0];
  return result;
}

Result prevent_gradient_grad(const RecordedOp& op, Grads) {
  throw LookupError("Gradient explicitly disabled. Reason: " +
                    op.attr<std::string>("message"));
}

std::string check_message(const RecordedOp& op) {
  return "Not a number (NaN) or infinity (Inf) values detected in gradient. " +
         op.attr<std::string>("message");
}

Result check_numerics_grad(const RecordedOp& op, Grads grads) {
  return {ops::CheckNumerics(grads[0], check_message(op))};
}

Result check_numerics_v2_grad(const RecordedOp& op, Grads grads) {
  return {ops::CheckNumericsV2(grads[0], check_message(op))};
}

// Reshape, ExpandDims, Squeeze: inputs after the first have no gradient.
Result reshape_grad(const RecordedOp& op, Grads grads) {
  Result result(op.input_count());
  result[0] = reshape_to_input(op, 0, grads[0]);
  return result;
}

Result transpose_grad(const RecordedOp& op, Grads grads) {
  return {ops::Transpose(grads[0], ops::InvertPermutation(op.input(1))), {}};
}

Result conjugate_transpose_grad(const RecordedOp& op, Grads grads) {
  return {
      ops::ConjugateTranspose(grads[0], ops::InvertPermutation(op.input(1))),
      {}};
}

Result fill_grad(const RecordedOp&, Grads grads) {
  return {{}, reduce_sum(grads[0].to_tensor())};
}

Result broadcast_to_grad(const RecordedOp& op, Grads grads) {
  return {sum_to_input(op, 0, grads[0]), {}};
}

// Each dimension of the result consists of consecutive copies. Splits it into
// (copies, length) and sums over the copies.
Result tile_grad(const RecordedOp& op, Grads grads) {
  const Tensor& multiples = op.input(1);
  const Tensor shape = input_shape_as(op, 0, multiples.dtype());
  const Tensor split =
      reshape(ops::Pack({multiples, shape}, {.axis = 1}), {-1});
  const Tensor copies = range(0, size(split), 2);
  return {ops::Sum(ops::Reshape(grads[0], split), copies), {}};
}

}  // namespace

void register_shaping(GradientRegistry& registry) {
  for (const char* op : {"Identity", "IdentityN", "EnsureShape"}) {
    registry.add(op, identity_grad, kKeepsNothing);
  }
  registry.add("PlaceholderWithDefault", placeholder_with_default_grad,
               kKeepsNothing);
  registry.add("Print", print_grad, kKeepsNothing);
  registry.add("PreventGradient", prevent_gradient_grad, kKeepsNothing);
  registry.add("CheckNumerics", check_numerics_grad, kKeepsNothing);
  registry.add("CheckNumericsV2", check_numerics_v2_grad, kKeepsNothing);
  for (const char* op : {"Reshape", "ExpandDims", "Squeeze"}) {
    registry.add(op, reshape_grad, kKeepsNothing);
  }
  registry.add("Transpose", transpose_grad, {0b10, 0});
  registry.add("ConjugateTranspose", conjugate_transpose_grad, {0b10, 0});
  registry.add("Fill", fill_grad, kKeepsNothing);
  registry.add("BroadcastTo", broadcast_to_grad, kKeepsNothing);
  registry.add("Tile", tile_grad, {0b10, 0});
}

}  // namespace tfx::gradients

// Gradients of quantisation: those of the identity within the range, and zero
// outside of it.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// The first three versions of QuantizeAndDequantize. The inputs that give the
// range have no gradient.
Result quantize_and_dequantize_grad(const RecordedOp& op, Grads grads) {
  Result result(op.input_count());
  result[0] = grads[0];
  return result;
}

Result quantize_and_dequantize_v4_grad(const RecordedOp& op, Grads grads) {
  const auto parts = ops::QuantizeAndDequantizeV4Grad(
      grads[0], op.input(0), op.input(1), op.input(2),
      {.axis = op.attr<int64_t>("axis")});
  return {parts.input_backprop, parts.input_min_backprop,
          parts.input_max_backprop};
}

// The op is linear in its gradient input, and the gradient of the range is
// always 0. (Python's function does not accept the gradients of all three
// outputs, and fails.)
Result quantize_and_dequantize_v4_grad_grad(const RecordedOp& op, Grads grads) {
  const auto parts = ops::QuantizeAndDequantizeV4Grad(
      grads[0], op.input(1), op.input(2), op.input(3),
      {.axis = op.attr<int64_t>("axis")});
  return {parts.input_backprop, {}, {}, {}};
}

Result fake_quant_args_grad(const RecordedOp& op, Grads grads) {
  return {ops::FakeQuantWithMinMaxArgsGradient(
      grads[0], op.input(0),
      {.min = op.attr<float>("min"),
       .max = op.attr<float>("max"),
       .num_bits = op.attr<int64_t>("num_bits"),
       .narrow_range = op.attr<bool>("narrow_range")})};
}

Result fake_quant_vars_grad(const RecordedOp& op, Grads grads) {
  const auto parts = ops::FakeQuantWithMinMaxVarsGradient(
      grads[0], op.input(0), op.input(1), op.input(2),
      {.num_bits = op.attr<int64_t>("num_bits"),
       .narrow_range = op.attr<bool>("narrow_range")});
  return {parts.backprops_wrt_input, parts.backprop_wrt_min,
          parts.backprop_wrt_max};
}

Result fake_quant_vars_per_channel_grad(const RecordedOp& op, Grads grads) {
  const auto parts = ops::FakeQuantWithMinMaxVarsPerChannelGradient(
      grads[0], op.input(0), op.input(1), op.input(2),
      {.num_bits = op.attr<int64_t>("num_bits"),
       .narrow_range = op.attr<bool>("narrow_range")});
  return {parts.backprops_wrt_input, parts.backprop_wrt_min,
          parts.backprop_wrt_max};
}

}  // namespace

void register_quantization(GradientRegistry& registry) {
  for (const char* op : {"QuantizeAndDequantize", "QuantizeAndDequantizeV2",
                         "QuantizeAndDequantizeV3"}) {
    registry.add(op, quantize_and_dequantize_grad, kKeepsNothing);
  }
  registry.add("QuantizeAndDequantizeV4", quantize_and_dequantize_v4_grad,
               kKeepsInputs);
  registry.add("QuantizeAndDequantizeV4Grad",
               quantize_and_dequantize_v4_grad_grad, {0b1110, 0});
  registry.add("FakeQuantWithMinMaxArgs", fake_quant_args_grad, kKeepsInputs);
  registry.add("FakeQuantWithMinMaxVars", fake_quant_vars_grad, kKeepsInputs);
  registry.add("FakeQuantWithMinMaxVarsPerChannel",
               fake_quant_vars_per_channel_grad, kKeepsInputs);
}

}  // namespace tfx::gradients

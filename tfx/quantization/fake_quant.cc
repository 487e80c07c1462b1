#include "tfx/quantization/fake_quant.h"

#include "tfx/raw_ops/array_ops.h"

namespace tfx::quantization {

Tensor fake_quant_with_min_max_args(const TensorLike& inputs,
                                    const FakeQuantArgsOptions& options) {
  return raw_ops::FakeQuantWithMinMaxArgs(inputs.to_tensor(float32),
                                          {.min = options.min,
                                           .max = options.max,
                                           .num_bits = options.num_bits,
                                           .narrow_range = options.narrow_range,
                                           .name = options.name});
}

Tensor fake_quant_with_min_max_args_gradient(
    const TensorLike& gradients, const TensorLike& inputs,
    const FakeQuantArgsOptions& options) {
  return raw_ops::FakeQuantWithMinMaxArgsGradient(
      gradients.to_tensor(float32), inputs.to_tensor(float32),
      {.min = options.min,
       .max = options.max,
       .num_bits = options.num_bits,
       .narrow_range = options.narrow_range,
       .name = options.name});
}

Tensor fake_quant_with_min_max_vars(const TensorLike& inputs,
                                    const TensorLike& min,
                                    const TensorLike& max,
                                    const FakeQuantVarsOptions& options) {
  return raw_ops::FakeQuantWithMinMaxVars(
      inputs.to_tensor(float32), min.to_tensor(float32), max.to_tensor(float32),
      {.num_bits = options.num_bits,
       .narrow_range = options.narrow_range,
       .name = options.name});
}

FakeQuantVarsGradients fake_quant_with_min_max_vars_gradient(
    const TensorLike& gradients, const TensorLike& inputs,
    const TensorLike& min, const TensorLike& max,
    const FakeQuantVarsOptions& options) {
  const auto [input, least, most] = raw_ops::FakeQuantWithMinMaxVarsGradient(
      gradients.to_tensor(float32), inputs.to_tensor(float32),
      min.to_tensor(float32), max.to_tensor(float32),
      {.num_bits = options.num_bits,
       .narrow_range = options.narrow_range,
       .name = options.name});
  return {input, least, most};
}

Tensor fake_quant_with_min_max_vars_per_channel(
    const TensorLike& inputs, const TensorLike& min, const TensorLike& max,
    const FakeQuantVarsOptions& options) {
  return raw_ops::FakeQuantWithMinMaxVarsPerChannel(
      inputs.to_tensor(float32), min.to_tensor(float32), max.to_tensor(float32),
      {.num_bits = options.num_bits,
       .narrow_range = options.narrow_range,
       .name = options.name});
}

FakeQuantVarsGradients fake_quant_with_min_max_vars_per_channel_gradient(
    const TensorLike& gradients, const TensorLike& inputs,
    const TensorLike& min, const TensorLike& max,
    const FakeQuantVarsOptions& options) {
  const auto [input, least, most] =
      raw_ops::FakeQuantWithMinMaxVarsPerChannelGradient(
          gradients.to_tensor(float32), inputs.to_tensor(float32),
          min.to_tensor(float32), max.to_tensor(float32),
          {.num_bits = options.num_bits,
           .narrow_range = options.narrow_range,
           .name = options.name});
  return {input, least, most};
}

}  // namespace tfx::quantization

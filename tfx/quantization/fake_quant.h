// tf.quantization.fake_quant_*: numbers as they are after being stored in few
// bits, for training that takes note of it.
//
// float32 numbers between min and max become the nearest of 2^num_bits that lie
// evenly there, with 0 among them; those outside become the limits. With
// narrow_range there is one number less. The gradient of what is inside is that
// of the identity.
#ifndef TFX_QUANTIZATION_FAKE_QUANT_H_
#define TFX_QUANTIZATION_FAKE_QUANT_H_

#include <cstdint>
#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::quantization {

struct FakeQuantArgsOptions {
  float min = -6;
  float max = 6;
  int64_t num_bits = 8;
  bool narrow_range = false;
  std::string name = {};
};
Tensor fake_quant_with_min_max_args(const TensorLike& inputs,
                                    const FakeQuantArgsOptions& options = {});
// The gradient of the function above, from that of its result.
Tensor fake_quant_with_min_max_args_gradient(
    const TensorLike& gradients, const TensorLike& inputs,
    const FakeQuantArgsOptions& options = {});

struct FakeQuantVarsOptions {
  int64_t num_bits = 8;
  bool narrow_range = false;
  std::string name = {};
};
struct FakeQuantVarsGradients {
  Tensor backprops_wrt_input;
  Tensor backprop_wrt_min;
  Tensor backprop_wrt_max;
};
// The limits are scalars, which have gradients too.
Tensor fake_quant_with_min_max_vars(const TensorLike& inputs,
                                    const TensorLike& min,
                                    const TensorLike& max,
                                    const FakeQuantVarsOptions& options = {});
FakeQuantVarsGradients fake_quant_with_min_max_vars_gradient(
    const TensorLike& gradients, const TensorLike& inputs,
    const TensorLike& min, const TensorLike& max,
    const FakeQuantVarsOptions& options = {});

// The limits are vectors, an element for each of the last dimension.
Tensor fake_quant_with_min_max_vars_per_channel(
    const TensorLike& inputs, const TensorLike& min, const TensorLike& max,
    const FakeQuantVarsOptions& options = {});
FakeQuantVarsGradients fake_quant_with_min_max_vars_per_channel_gradient(
    const TensorLike& gradients, const TensorLike& inputs,
    const TensorLike& min, const TensorLike& max,
    const FakeQuantVarsOptions& options = {});

}  // namespace tfx::quantization

#endif  // TFX_QUANTIZATION_FAKE_QUANT_H_

// tf.quantization.fake_quant_*: simulates quantisation to few bits, for
// quantisation-aware training.
//
// float32 numbers in [min, max] are rounded to the nearest of 2^num_bits evenly
// spaced values, one of which is 0; numbers outside are clamped. narrow_range
// uses one value less. The gradient inside the range is that of the identity.
#ifndef TFX_QUANTIZATION_FAKE_QUANT_H_
#define TFX_QUANTIZATION_FAKE_QUANT_H_

#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::quantization {

struct FakeQuantArgsOptions {
  ByName by_name{};
  float min = -6;
  float max = 6;
  int64_t num_bits = 8;
  bool narrow_range = false;
  std::string name = {};
};
Tensor fake_quant_with_min_max_args(const TensorLike& inputs,
                                    const FakeQuantArgsOptions& options = {});
// The gradient with respect to `inputs`, given that of the result.
Tensor fake_quant_with_min_max_args_gradient(
    const TensorLike& gradients, const TensorLike& inputs,
    const FakeQuantArgsOptions& options = {});

struct FakeQuantVarsOptions {
  ByName by_name{};
  int64_t num_bits = 8;
  bool narrow_range = false;
  std::string name = {};
};
struct FakeQuantVarsGradients {
  Tensor backprops_wrt_input;
  Tensor backprop_wrt_min;
  Tensor backprop_wrt_max;
};
// The limits are scalars and have gradients too.
Tensor fake_quant_with_min_max_vars(const TensorLike& inputs,
                                    const TensorLike& min,
                                    const TensorLike& max,
                                    const FakeQuantVarsOptions& options = {});
FakeQuantVarsGradients fake_quant_with_min_max_vars_gradient(
    const TensorLike& gradients, const TensorLike& inputs,
    const TensorLike& min, const TensorLike& max,
    const FakeQuantVarsOptions& options = {});

// The limits are vectors with one element per entry of the last dimension.
Tensor fake_quant_with_min_max_vars_per_channel(
    const TensorLike& inputs, const TensorLike& min, const TensorLike& max,
    const FakeQuantVarsOptions& options = {});
FakeQuantVarsGradients fake_quant_with_min_max_vars_per_channel_gradient(
    const TensorLike& gradients, const TensorLike& inputs,
    const TensorLike& min, const TensorLike& max,
    const FakeQuantVarsOptions& options = {});

}  // namespace tfx::quantization

#endif  // TFX_QUANTIZATION_FAKE_QUANT_H_

// tf.nn: activation functions. Element-wise, except for crelu and the
// softmaxes.
#ifndef TFX_NN_ACTIVATION_H_
#define TFX_NN_ACTIVATION_H_

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::nn {

using math::sigmoid;
using math::softplus;
using math::softsign;
using math::tanh;

Tensor elu(const TensorLike& features, const NameOptions& options = {});
Tensor relu(const TensorLike& features, const NameOptions& options = {});
Tensor relu6(const TensorLike& features, const NameOptions& options = {});
Tensor selu(const TensorLike& features, const NameOptions& options = {});

struct CreluOptions {
  ByName by_name{};
  int64_t axis = -1;
  std::string name = {};
};
// Concatenates relu(x) and relu(-x).
Tensor crelu(const TensorLike& features, const CreluOptions& options = {});

struct LeakyReluOptions {
  ByName by_name{};
  double alpha = 0.2;
  std::string name = {};
};
// Converts integers to float32.
Tensor leaky_relu(const TensorLike& features,
                  const LeakyReluOptions& options = {});

struct GeluOptions {
  ByName by_name{};
  bool approximate = false;
  std::string name = {};
};
Tensor gelu(const TensorLike& features, const GeluOptions& options = {});

struct SwishOptions {
  ByName by_name{};
  TensorOption beta = 1.0;
};
// x * sigmoid(beta * x). The gradient recomputes the sigmoid, to save memory.
Tensor swish(const TensorLike& features, const SwishOptions& options = {});
Tensor silu(const TensorLike& features, const SwishOptions& options = {});

struct SoftmaxOptions {
  ByName by_name{};
  // None: -1. Others require a known rank.
  std::optional<int64_t> axis = std::nullopt;
  std::string name = {};
};
Tensor softmax(const TensorLike& logits, const SoftmaxOptions& options = {});
Tensor log_softmax(const TensorLike& logits,
                   const SoftmaxOptions& options = {});
// softmax(x, -1)
template <std::integral T>
Tensor softmax(const TensorLike& logits, T axis) {
  return softmax(logits, {.axis = axis});
}
template <std::integral T>
Tensor log_softmax(const TensorLike& logits, T axis) {
  return log_softmax(logits, {.axis = axis});
}

}  // namespace tfx::nn

namespace tfx::math {

using nn::log_softmax;
using nn::softmax;

}  // namespace tfx::math

#endif  // TFX_NN_ACTIVATION_H_

// tf.math.top_k, tf.math.in_top_k.
#ifndef TFX_MATH_TOP_K_H_
#define TFX_MATH_TOP_K_H_

#include <concepts>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::math {

struct TopKOptions {
  ByName by_name{};
  TensorOption k = 1;
  bool sorted = true;
  DType index_type = int32;
  std::string name = {};
};
struct TopKOutputs {
  Tensor values;
  Tensor indices;
};
// The k greatest elements along the last dimension, and their indices.
TopKOutputs top_k(const TensorLike& input, const TopKOptions& options = {});
// top_k(x, 5)
template <typename T>
requires(std::integral<T> || std::convertible_to<T, Tensor>)  //
    TopKOutputs top_k(const TensorLike& input, const T& k) {
  return top_k(input, {.k = k});
}

// Whether each target is among the k greatest predictions.
Tensor in_top_k(const TensorLike& targets, const TensorLike& predictions,
                const TensorLike& k, const NameOptions& options = {});

}  // namespace tfx::math

namespace tfx::nn {
using math::in_top_k;
using math::top_k;
}  // namespace tfx::nn

#endif  // TFX_MATH_TOP_K_H_

// Reductions of tf.math: sums and the like along dimensions, argmax and argmin,
// cumulative sums, counts.
#ifndef TFX_OPS_REDUCE_OPS_H_
#define TFX_OPS_REDUCE_OPS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::math {

struct ReduceOptions {
  ByName by_name{};
  Axis axis = {};  // None: all
  // Whether reduced dimensions are kept, with length 1.
  bool keepdims = false;
  std::string name = {};
};

Tensor reduce_sum(const TensorLike& input_tensor,
                  const ReduceOptions& options = {});
// For integers the result is an integer, rounded towards 0.
Tensor reduce_mean(const TensorLike& input_tensor,
                   const ReduceOptions& options = {});
Tensor reduce_max(const TensorLike& input_tensor,
                  const ReduceOptions& options = {});
Tensor reduce_min(const TensorLike& input_tensor,
                  const ReduceOptions& options = {});
Tensor reduce_prod(const TensorLike& input_tensor,
                   const ReduceOptions& options = {});
Tensor reduce_all(const TensorLike& input_tensor,
                  const ReduceOptions& options = {});
Tensor reduce_any(const TensorLike& input_tensor,
                  const ReduceOptions& options = {});
// log(sum(exp(x))) without overflow or underflow.
Tensor reduce_logsumexp(const TensorLike& input_tensor,
                        const ReduceOptions& options = {});
// Real for complex numbers; throws TypeError for integers.
Tensor reduce_variance(const TensorLike& input_tensor,
                       const ReduceOptions& options = {});
Tensor reduce_std(const TensorLike& input_tensor,
                  const ReduceOptions& options = {});
Tensor reduce_euclidean_norm(const TensorLike& input_tensor,
                             const ReduceOptions& options = {});

struct CountNonzeroOptions {
  ByName by_name{};
  Axis axis = {};
  bool keepdims = false;
  DType dtype = int64;
  std::string name = {};
};
Tensor count_nonzero(const TensorLike& input,
                     const CountNonzeroOptions& options = {});
// The fraction of elements that are 0, a float32.
Tensor zero_fraction(const TensorLike& value, const NameOptions& options = {});

struct ArgOptions {
  ByName by_name{};
  Axis axis = {};  // None: 0
  DType output_type = int64;
  std::string name = {};
};
// The index of the greatest (least) element; of equal ones, the first.
Tensor argmax(const TensorLike& input, const ArgOptions& options = {});
Tensor argmin(const TensorLike& input, const ArgOptions& options = {});

struct CumulativeOptions {
  ByName by_name{};
  Axis axis = 0;
  bool exclusive = false;
  bool reverse = false;
  std::string name = {};
};
Tensor cumsum(const TensorLike& x, const CumulativeOptions& options = {});
Tensor cumprod(const TensorLike& x, const CumulativeOptions& options = {});
Tensor cumulative_logsumexp(const TensorLike& x,
                            const CumulativeOptions& options = {});

struct BincountOptions {
  ByName by_name{};
  TensorOption weights = {};
  TensorOption minlength = {};
  TensorOption maxlength = {};
  DType dtype = int32;
  std::string name = {};
  std::optional<int64_t> axis = std::nullopt;  // None, 0: all; or -1: each row
  bool binary_output = false;
};
// Counts how often each of the numbers 0, 1, … occurs.
Tensor bincount(const TensorLike& arr, const BincountOptions& options = {});

// The axis by position, as Python programs often write it: reduce_sum(x, 1),
// reduce_sum(x, {0, 1}), argmax(x, -1). These are templates, which lose where
// both are possible: g++ takes {.axis = 1} for an Axis too.
template <typename T = Axis>
Tensor reduce_sum(const TensorLike& input_tensor,
                  const std::type_identity_t<T>& axis) {
  return reduce_sum(input_tensor, ReduceOptions{.axis = axis});
}
template <typename T = Axis>
Tensor reduce_mean(const TensorLike& input_tensor,
                   const std::type_identity_t<T>& axis) {
  return reduce_mean(input_tensor, ReduceOptions{.axis = axis});
}
template <typename T = Axis>
Tensor reduce_max(const TensorLike& input_tensor,
                  const std::type_identity_t<T>& axis) {
  return reduce_max(input_tensor, ReduceOptions{.axis = axis});
}
template <typename T = Axis>
Tensor reduce_min(const TensorLike& input_tensor,
                  const std::type_identity_t<T>& axis) {
  return reduce_min(input_tensor, ReduceOptions{.axis = axis});
}
template <typename T = Axis>
Tensor reduce_prod(const TensorLike& input_tensor,
                   const std::type_identity_t<T>& axis) {
  return reduce_prod(input_tensor, ReduceOptions{.axis = axis});
}
template <typename T = Axis>
Tensor reduce_all(const TensorLike& input_tensor,
                  const std::type_identity_t<T>& axis) {
  return reduce_all(input_tensor, ReduceOptions{.axis = axis});
}
template <typename T = Axis>
Tensor reduce_any(const TensorLike& input_tensor,
                  const std::type_identity_t<T>& axis) {
  return reduce_any(input_tensor, ReduceOptions{.axis = axis});
}
template <typename T = Axis>
Tensor reduce_logsumexp(const TensorLike& input_tensor,
                        const std::type_identity_t<T>& axis) {
  return reduce_logsumexp(input_tensor, ReduceOptions{.axis = axis});
}
template <typename T = Axis>
Tensor reduce_variance(const TensorLike& input_tensor,
                       const std::type_identity_t<T>& axis) {
  return reduce_variance(input_tensor, ReduceOptions{.axis = axis});
}
template <typename T = Axis>
Tensor reduce_std(const TensorLike& input_tensor,
                  const std::type_identity_t<T>& axis) {
  return reduce_std(input_tensor, ReduceOptions{.axis = axis});
}
template <typename T = Axis>
Tensor reduce_euclidean_norm(const TensorLike& input_tensor,
                             const std::type_identity_t<T>& axis) {
  return reduce_euclidean_norm(input_tensor, ReduceOptions{.axis = axis});
}
template <typename T = Axis>
Tensor argmax(const TensorLike& input, const std::type_identity_t<T>& axis) {
  return argmax(input, ArgOptions{.axis = axis});
}
template <typename T = Axis>
Tensor argmin(const TensorLike& input, const std::type_identity_t<T>& axis) {
  return argmin(input, ArgOptions{.axis = axis});
}
template <typename T = Axis>
Tensor cumsum(const TensorLike& input, const std::type_identity_t<T>& axis) {
  return cumsum(input, CumulativeOptions{.axis = axis});
}
template <typename T = Axis>
Tensor cumprod(const TensorLike& input, const std::type_identity_t<T>& axis) {
  return cumprod(input, CumulativeOptions{.axis = axis});
}
template <typename T = Axis>
Tensor count_nonzero(const TensorLike& input,
                     const std::type_identity_t<T>& axis) {
  return count_nonzero(input, CountNonzeroOptions{.axis = axis});
}

}  // namespace tfx::math

namespace tfx {

using math::argmax;
using math::argmin;
using math::cumsum;
using math::reduce_all;
using math::reduce_any;
using math::reduce_logsumexp;
using math::reduce_max;
using math::reduce_mean;
using math::reduce_min;
using math::reduce_prod;
using math::reduce_sum;

namespace nn {
using math::zero_fraction;
}  // namespace nn

}  // namespace tfx

#endif  // TFX_OPS_REDUCE_OPS_H_

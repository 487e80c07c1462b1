#include "tfx/nn/activation.h"

#include <functional>
#include <numeric>
#include <utility>
#include <vector>

#include "tfx/autodiff/custom_gradient.h"
#include "tfx/core/control_dependencies.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::nn {
namespace {

// x * sigmoid(beta * x), and its gradient.
std::pair<Tensor, std::function<std::pair<Tensor, Tensor>(const Tensor&)>>
differentiable_swish(const Tensor& x, const Tensor& beta) {
  const auto gradient = [x, beta](const Tensor& upstream) {
    // The control dependency keeps a graph from reusing the forward sigmoid.
    const Tensor sigmoid_x = [&] {
      const auto after = control_dependencies({upstream});
      return sigmoid(beta * x);
    }();
    const Tensor slope = sigmoid_x * (1.0 + beta * x * (1.0 - sigmoid_x));
    const Tensor of_beta =
        reduce_sum(upstream * square(x) * sigmoid_x * (1.0 - sigmoid_x));
    return std::pair(upstream * slope, of_beta);
  };
  return {x * sigmoid(beta * x), gradient};
}

// The permutation that swaps `dim` and the last dimension.
std::vector<int64_t> swap_with_last(int rank, int64_t dim) {
  std::vector<int64_t> perm(static_cast<size_t>(rank));
  std::iota(perm.begin(), perm.end(), 0);
  std::swap(perm[static_cast<size_t>(dim)], perm.back());
  return perm;
}

// Applies `op`, which works along the last dimension, along another one.
template <typename Op>
Tensor along_axis(const TensorLike& logits, const SoftmaxOptions& options,
                  const Op& op) {
  const Tensor values = logits.to_tensor();
  const int64_t axis = options.axis.value_or(-1);
  const int rank = values.rank();
  if (axis == -1) return op(values, options.name);
  if (rank < 0) {
    throw TypeError(
        "The rank of `logits` must be known for an axis other "
        "than the last. Received: axis=" +
        std::to_string(axis));
  }
  if (axis == rank - 1) return op(values, options.name);
  if (axis < -rank || axis >= rank) {
    throw errors::InvalidArgumentError(
        "`dim` must be in the range [" + std::to_string(-rank) + ", " +
        std::to_string(rank) + ") where " + std::to_string(rank) +
        " is the number of dimensions in the input. Received: dim=" +
        std::to_string(axis));
  }
  const TransposeOptions swap = {
      .perm = swap_with_last(rank, axis < 0 ? axis + rank : axis)};
  TransposeOptions swap_back = swap;
  if (!options.name.empty()) swap_back.name = options.name;
  Tensor result = transpose(op(transpose(values, swap), {}), swap_back);
  result.set_shape(values.shape());
  return result;
}

}  // namespace

Tensor elu(const TensorLike& features, const NameOptions& options) {
  return raw_ops::Elu(features.to_tensor(), {.name = options.name});
}

Tensor relu(const TensorLike& features, const NameOptions& options) {
  return raw_ops::Relu(features.to_tensor(), {.name = options.name});
}

Tensor relu6(const TensorLike& features, const NameOptions& options) {
  return raw_ops::Relu6(features.to_tensor(), {.name = options.name});
}

Tensor selu(const TensorLike& features, const NameOptions& options) {
  return raw_ops::Selu(features.to_tensor(), {.name = options.name});
}

Tensor crelu(const TensorLike& features, const CreluOptions& options) {
  const NameScope scope = name_scope(options.name, "CRelu");
  const Tensor x = features.to_tensor();
  return raw_ops::Relu(concat({x, -x}, options.axis, {.name = scope.name()}));
}

Tensor leaky_relu(const TensorLike& features, const LeakyReluOptions& options) {
  const NameScope scope = name_scope(options.name, "LeakyRelu");
  Tensor x = features.to_tensor();
  if (x.dtype().is_integer()) x = cast(x, float32);
  return raw_ops::LeakyRelu(
      x, {.alpha = static_cast<float>(options.alpha), .name = scope.name()});
}

Tensor gelu(const TensorLike& features, const GeluOptions& options) {
  const NameScope scope = name_scope(options.name, "Gelu");
  const Tensor x = features.to_tensor();
  if (!x.dtype().is_floating()) {
    throw ValueError(
        "`features.dtype` must be a floating point tensor.Received:"
        "features.dtype=" +
        x.dtype().str());
  }
  // As in Python, some constants are rounded to float32 even for float64.
  if (options.approximate) {
    const Tensor coefficient = cast(0.044715, x.dtype());
    const Tensor half = 0.5 * x;
    const Tensor inner = x + coefficient * math::pow(x, 3);
    return half * (1.0 + tanh(0.7978845608028654 * inner));
  }
  const Tensor half = 0.5 * x;
  const Tensor scaled = -x * cast(0.7071067811865476, x.dtype());
  return half * math::erfc(scaled);
}

Tensor swish(const TensorLike& features, const SwishOptions& options) {
  const Tensor x = features.to_tensor();
  const Tensor beta = cast(options.beta.value(), x.dtype());
  return custom_gradient(differentiable_swish)(x, beta);
}

Tensor silu(const TensorLike& features, const SwishOptions& options) {
  return swish(features, options);
}

Tensor softmax(const TensorLike& logits, const SoftmaxOptions& options) {
  return along_axis(logits, options,
                    [](const Tensor& values, const std::string& name) {
                      return raw_ops::Softmax(values, {.name = name});
                    });
}

Tensor log_softmax(const TensorLike& logits, const SoftmaxOptions& options) {
  return along_axis(logits, options,
                    [](const Tensor& values, const std::string& name) {
                      return raw_ops::LogSoftmax(values, {.name = name});
                    });
}

}  // namespace tfx::nn

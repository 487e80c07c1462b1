#include "tfx/nn/losses.h"

#include <numbers>

#include "tfx/core/array_format.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/function/cond.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/logging_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::nn {
namespace {

void check_same_shape(const Tensor& first, const Tensor& second,
                      const char* names) {
  if (first.shape().is_compatible_with(second.shape())) return;
  throw ValueError(std::string(names) + " must have the same shape, received " +
                   "(" + first.shape().str() + " vs " + second.shape().str() +
                   ").");
}

// Squeezes or expands the last dimension of the weights if their rank differs
// by one from that of the losses.
Tensor fit_weights(const Tensor& losses, const Tensor& weights) {
  if (weights.rank() == 0) return weights;
  const auto squeezed = [&] { return squeeze(weights, {.axis = {-1}}); };
  const auto expanded = [&] { return expand_dims(weights, -1); };
  const auto unchanged = [&] { return weights; };
  if (losses.rank() >= 0 && weights.rank() >= 0) {
    if (weights.rank() - losses.rank() == 1) return squeezed();
    return losses.rank() - weights.rank() == 1 ? expanded() : weights;
  }
  const Tensor weights_rank = rank(weights);
  const Tensor difference = weights_rank - rank(losses);
  return cond(weights_rank == 0, unchanged, [&] {
    return cond(difference == 1, squeezed,
                [&] { return cond(difference == -1, expanded, unchanged); });
  });
}

// pos_weight - 1. A literal is rounded to `dtype` after the subtraction.
Tensor less_one(const TensorLike& pos_weight, DType dtype) {
  if (pos_weight.is_tensor()) return pos_weight.to_tensor() - 1;
  const Tensor precise = pos_weight.to_tensor(float64);
  if (precise.rank() != 0) return cast(precise - 1.0, dtype);
  const double number = precise.item<double>() - 1;
  if (!pos_weight.dtype().is_integer()) {
    return TensorLike(number).to_tensor(dtype);
  }
  return TensorLike(static_cast<int64_t>(number)).to_tensor(dtype);
}

void check_rank_of_losses(const Tensor& losses) {
  const std::string text =
      "Invalid value passed for `per_example_loss`. Expected a tensor with at "
      "least rank 1.";
  if (losses.rank() == 0) {
    throw ValueError(
        text + " Received per_example_loss=" +
        (losses.is_symbolic() ? losses.str() : array_str(losses.host())) +
        " with rank 0");
  }
  if (losses.rank() < 0) {
    raw_ops::Assert(rank(losses) >= 1, {TensorLike(text).to_tensor()});
  }
}

// Throws the errors of Python's assertions.
void check_batch_size(const Tensor& size) {
  if (size.rank() > 0) {
    throw ValueError(
        "global_batch_size must be scalar..  Expected scalar shape, saw "
        "shape: " +
        size.shape().str() + ".");
  }
  if (!size.dtype().is_integer()) {
    throw TypeError(
        "global_batch_size must be an integer..  Expected \"x\" to be integer "
        "type.  Found: tensor of dtype " +
        size.dtype().str());
  }
  const std::string text =
      "global_batch_size must be non-negative..  \n"
      "Condition x >= 0 did not hold element-wise:";
  if (size.is_symbolic()) {
    raw_ops::Assert(size >= 0, {TensorLike(text).to_tensor(), size});
  } else if (const auto number = static_cast<int64_t>(size); number < 0) {
    throw errors::InvalidArgumentError(
        text + "\nx (shape=() dtype=" + size.dtype().name() + ") = \n" +
        std::to_string(number));
  }
}

}  // namespace

Tensor sigmoid_cross_entropy_with_logits(const TensorLike& labels,
                                         const TensorLike& logits,
                                         const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "logistic_loss");
  const Tensor x = logits.to_tensor();
  const Tensor z = labels.to_tensor();
  check_same_shape(x, z, "`logits` and `labels`");
  // max(x, 0) - x * z + log(1 + exp(-|x|)); Select defines the gradients at 0.
  const Tensor zeros = zeros_like(x);
  const Tensor is_positive = x >= zeros;
  const Tensor relu = raw_ops::Select(is_positive, x, zeros);
  const Tensor minus_abs = raw_ops::Select(is_positive, -x, x);
  return math::add(relu - x * z, math::log1p(math::exp(minus_abs)),
                   {.name = scope.name()});
}

Tensor weighted_cross_entropy_with_logits(const TensorLike& labels,
                                          const TensorLike& logits,
                                          const TensorLike& pos_weight,
                                          const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "logistic_loss");
  const Tensor x = logits.to_tensor();
  const Tensor z = labels.to_tensor();
  check_same_shape(x, z, "`logits` and `labels`");
  const Tensor log_weight = 1 + less_one(pos_weight, z.dtype()) * z;
  const Tensor negative = (1 - z) * x;
  const Tensor soft = math::log1p(math::exp(-math::abs(x)));
  const Tensor positive = log_weight * (soft + raw_ops::Relu(-x));
  return math::add(negative, positive, {.name = scope.name()});
}

Tensor log_poisson_loss(const TensorLike& targets, const TensorLike& log_input,
                        const LogPoissonLossOptions& options) {
  const NameScope scope = name_scope(options.name, "log_poisson_loss");
  const Tensor input = log_input.to_tensor();
  const Tensor z = targets.to_tensor();
  check_same_shape(input, z, "`log_input` and `targets`");
  const Tensor result = math::exp(input) - input * z;
  if (!options.compute_full_loss) return result;
  const Tensor half = TensorLike(0.5).to_tensor(z.dtype());
  const Tensor two_pi = TensorLike(2 * std::numbers::pi).to_tensor(z.dtype());
  const Tensor start = z * math::log(z) - z;
  const Tensor stirling = start + half * math::log(two_pi * z);
  const Tensor zeros = zeros_like(z);
  const Tensor ones = ones_like(z);
  const Tensor is_small = math::logical_and(z >= zeros, z <= ones);
  return result + raw_ops::Select(is_small, zeros, stirling);
}

Tensor l2_loss(const TensorLike& t, const NameOptions& options) {
  return raw_ops::L2Loss(t.to_tensor(), {.name = options.name});
}

Tensor compute_average_loss(const TensorLike& per_example_loss,
                            const ComputeAverageLossOptions& options) {
  Tensor losses = per_example_loss.to_tensor();
  const DType dtype = losses.dtype();
  check_rank_of_losses(losses);
  if (!options.sample_weight.is_none()) {
    // Computed in float32, whatever the dtypes, as in Python.
    const Tensor weights = cast(options.sample_weight.to_tensor(), float32);
    losses = cast(losses, float32);
    losses = math::multiply(losses, fit_weights(losses, weights));
  }
  losses = cast(losses, dtype);
  const Tensor batch_size = options.global_batch_size.is_none()
                                ? shape(losses)[0]
                                : options.global_batch_size.to_tensor();
  check_batch_size(batch_size);
  return math::divide_no_nan(math::reduce_sum(losses), cast(batch_size, dtype));
}

Tensor scale_regularization_loss(const TensorLike& regularization_loss) {
  return math::reduce_sum(regularization_loss) / 1;
}

}  // namespace tfx::nn

// Gradients of random samples with respect to the parameters of their
// distribution. The cumulative probability of each sample is held fixed:
// Figurnov et al., "Implicit Reparameterization Gradients".
#include <cmath>
#include <limits>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/clip_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/random_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// The gradient of alpha, an input of the op. The samples of each element of
// alpha lie along the first `sample_dims` dimensions.
Tensor gamma_grad(const RecordedOp& op, size_t input, const Tensor& grad,
                  const Tensor& sample_dims) {
  const Tensor& alpha = op.input(input);
  const Tensor leading = fill(reshape(sample_dims, {1}), int32_scalar(1));
  const Tensor spread =
      ops::Reshape(alpha, concat({leading, op.input_shape_tensor(input)}, 0));
  const Tensor derivative = ops::RandomGammaGrad(spread, op.output(0));
  return reduce_sum(grad * derivative, {.axis = range(sample_dims)});
}

Result random_gamma_grad(const RecordedOp& op, Grads grads) {
  return {{}, gamma_grad(op, 1, grads[0], input_dimension(op, 0, 0))};
}

// Here the shape input is that of all samples, and ends with alpha's shape.
Tensor stateless_gamma_grad(const RecordedOp& op, size_t input,
                            const Tensor& grad) {
  return gamma_grad(op, input, grad,
                    input_dimension(op, 0, 0) - rank(op.input(input)));
}

Result stateless_gamma_v2_grad(const RecordedOp& op, Grads grads) {
  return {{}, {}, stateless_gamma_grad(op, 2, grads[0])};
}

Result stateless_gamma_v3_grad(const RecordedOp& op, Grads grads) {
  return {{}, {}, {}, {}, stateless_gamma_grad(op, 4, grads[0])};
}

// The normal distribution function, by erf near 0 and by erfc elsewhere.
Tensor normal_cdf(const Tensor& x) {
  const double half_sqrt_2 = 0.5 * std::sqrt(2.0);
  const Tensor w = x * half_sqrt_2;
  const Tensor z = abs(w);
  const Tensor far = where(w > 0.0, 2.0 - math::erfc(z), math::erfc(z));
  return where(z < half_sqrt_2, 1.0 + math::erf(w), far) * 0.5;
}

struct Limits {
  double smallest;  // positive number
  double epsilon;
};

Limits limits_of(DType dtype) {
  if (dtype == float64) {
    return {std::numeric_limits<double>::min(),
            std::numeric_limits<double>::epsilon()};
  }
  if (dtype == float32) {
    return {std::numeric_limits<float>::min(),
            std::numeric_limits<float>::epsilon()};
  }
  if (dtype == bfloat16) return {std::numeric_limits<float>::min(), 0x1p-7};
  return {0x1p-14, 0x1p-10};
}

Result truncated_normal_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor& mean = op.input(2);
  const Tensor& stddev = op.input(3);
  const auto standard = [&](const Tensor& x) { return (x - mean) / stddev; };
  const Tensor low = standard(op.input(4));
  const Tensor high = standard(op.input(5));
  const Tensor sample = standard(op.output(0));

  const Tensor before = normal_cdf(low);
  const Limits limits = limits_of(mean.dtype());
  const Tensor cdf =
      clip_by_value((normal_cdf(sample) - before) / (normal_cdf(high) - before),
                    limits.smallest, 1 - limits.epsilon);
  const auto density = [&](const Tensor& bound) {
    return 0.5 * (square(sample) - square(bound));
  };
  const Tensor by_high = exp(density(high) + math::log(cdf));
  const Tensor by_low = exp(density(low) + math::log1p(-cdf));
  return {{},
          {},
          sum_to_input(op, 2, grad),
          sum_to_input(op, 3, grad * sample),
          sum_to_input(op, 4, grad * by_low),
          sum_to_input(op, 5, grad * by_high)};
}

}  // namespace

void register_random(GradientRegistry& registry) {
  registry.add("RandomGamma", random_gamma_grad, {0b10, 1});
  registry.add("StatelessRandomGammaV2", stateless_gamma_v2_grad, {0b100, 1});
  registry.add("StatelessRandomGammaV3", stateless_gamma_v3_grad, {0b10000, 1});
  registry.add("StatelessParameterizedTruncatedNormal", truncated_normal_grad,
               {0b111100, 1});
}

}  // namespace tfx::gradients

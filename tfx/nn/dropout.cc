#include "tfx/nn/dropout.h"

#include <vector>

#include "tfx/core/array_format.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/core/random_seed.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/random/random_ops.h"
#include "tfx/random/stateless_random_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::nn {
namespace {

using experimental::UniformSampler;

// noise_shape, with dimensions that are None taken from x.
ShapeLike noise_shape_of(const Tensor& x, const ShapeLike& noise_shape) {
  if (noise_shape.is_none()) return shape(x);
  const std::vector<int64_t>* numbers = noise_shape.numbers();
  if (numbers == nullptr || static_cast<int>(numbers->size()) != x.rank()) {
    return noise_shape;
  }
  std::vector<int64_t> dims = *numbers;
  for (size_t i = 0; i < dims.size(); ++i) {
    if (dims[i] == kNone) dims[i] = x.shape()[static_cast<int>(i)];
  }
  return TensorShape(dims);
}

// The value of a literal rate. Throws ValueError unless it is in [0, 1).
double number_of(const TensorLike& rate) {
  const Tensor value = rate.to_tensor();
  if (value.rank() != 0) {
    throw ValueError(
        "`rate` must be a scalar or scalar tensor. Received: rate=" +
        array_str(value.host()));
  }
  const auto number = rate.to_tensor(float64).item<double>();
  if (number < 0 || number >= 1) {
    throw ValueError(
        "`rate` must be a scalar tensor or a float in the range [0, 1). "
        "Received: rate=" +
        array_str(value.host()));
  }
  return number;
}

// x / (1 - rate).
Tensor scale_by_tensor(const Tensor& x, const Tensor& rate) {
  rate.shape().assert_has_rank(0);
  if (rate.dtype() != x.dtype()) {
    throw ValueError(
        "`x.dtype` must be compatible with `rate.dtype`. Received: x.dtype=" +
        x.dtype().str() + " and rate.dtype=" + rate.dtype().str());
  }
  const Tensor one = TensorLike(1).to_tensor(x.dtype());
  return raw_ops::RealDiv(x, raw_ops::Sub(one, rate));
}

// If the literal rate is 0, `draw_nothing` is called instead of the sampler.
Tensor drop(const TensorLike& x, const TensorLike& rate,
            const ShapeLike& noise_shape, const UniformSampler& sampler,
            const Callable<void()>& draw_nothing) {
  const bool is_number = !rate.is_tensor();
  const double number = is_number ? number_of(rate) : 0;
  const Tensor values = x.to_tensor();
  const DType dtype = values.dtype();
  if (!dtype.is_floating()) {
    throw ValueError(
        "`x.dtype` must be a floating point tensor as `x` will be scaled. "
        "Received: x_dtype=" +
        dtype.str());
  }
  if (is_number && number == 0) {
    draw_nothing();
    return values;
  }
  const Tensor scaled =
      is_number
          ? raw_ops::Mul(values, TensorLike(1 / (1 - number)).to_tensor(dtype))
          : scale_by_tensor(values, rate.to_tensor());
  const Tensor noise = sampler(noise_shape_of(values, noise_shape), dtype);
  const Tensor is_kept = operators::greater_equal(noise, rate);
  const Tensor result =
      raw_ops::SelectV2(is_kept, scaled, TensorLike(0).to_tensor(dtype));
  if (result.is_symbolic()) result.set_shape(values.shape());
  return result;
}

}  // namespace

Tensor dropout(const TensorLike& x, const TensorLike& rate,
               const DropoutOptions& options) {
  const NameScope scope = name_scope(options.name, "dropout");
  const auto sampler = [&](const ShapeLike& shape, DType dtype) {
    return random::uniform(shape, {.dtype = dtype, .seed = options.seed});
  };
  // Consume a seed all the same, so that later random ops get the same seeds.
  return drop(x, rate, options.noise_shape, sampler,
              [&] { get_seed(options.seed); });
}

namespace experimental {

Tensor stateless_dropout(const TensorLike& x, const TensorLike& rate,
                         const TensorLike& seed,
                         const StatelessDropoutOptions& options) {
  const NameScope scope = name_scope(options.name, "stateless_dropout");
  const auto sampler = [&](const ShapeLike& shape, DType dtype) {
    return random::stateless_uniform(shape, seed,
                                     {.dtype = dtype, .alg = options.rng_alg});
  };
  return drop(x, rate, options.noise_shape, sampler, [] {});
}

Tensor general_dropout(const TensorLike& x, const TensorLike& rate,
                       const UniformSampler& uniform_sampler,
                       const GeneralDropoutOptions& options) {
  const NameScope scope = name_scope(options.name, "general_dropout");
  return drop(x, rate, options.noise_shape, uniform_sampler, [] {});
}

}  // namespace experimental
}  // namespace tfx::nn

#include "tfx/random/random_ops.h"

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/random/random_ops_util.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/random_ops.h"

namespace tfx::random {
namespace {

// As in Python, functions take the next seed last, so that a rejected call does
// not consume one.

// gamma and poisson accept int32 shapes only.
Tensor int32_dims(const ShapeLike& shape) {
  return TensorLike(shape.to_tensor(tfx::int32)).to_tensor(tfx::int32);
}

// Maps [0, 1) to [minval, maxval), without operations that change nothing.
Tensor stretch(const Tensor& rnd, const UniformOptions& options,
               const Tensor& minval, const Tensor& maxval,
               const NameScope& scope) {
  if (!options.minval.is_int(0)) {
    const Tensor width = raw_ops::Sub(maxval, minval, {.name = "sub"});
    return internal::scale(rnd, width, minval, scope.name());
  }
  const bool is_one = options.maxval.is_none() || options.maxval.is_int(1);
  return is_one ? rnd : raw_ops::Mul(rnd, maxval);
}

}  // namespace

Tensor normal(const ShapeLike& shape, const NormalOptions& options) {
  const NameScope scope = name_scope(options.name, "random_normal");
  const Tensor dims = shape.to_tensor();
  const Tensor mean = options.mean.to_tensor(options.dtype);
  const Tensor stddev = options.stddev.to_tensor(options.dtype);
  const auto [seed, seed2] = get_seed(options.seed);
  const Tensor rnd = raw_ops::RandomStandardNormal(
      dims, options.dtype, {.seed = seed, .seed2 = seed2});
  return internal::scale(rnd, stddev, mean, scope.name());
}

Tensor truncated_normal(const ShapeLike& shape, const NormalOptions& options) {
  const NameScope scope = name_scope(options.name, "truncated_normal");
  const Tensor dims = shape.to_tensor();
  const Tensor mean = options.mean.to_tensor(options.dtype);
  const Tensor stddev = options.stddev.to_tensor(options.dtype);
  const auto [seed, seed2] = get_seed(options.seed);
  const Tensor rnd = raw_ops::TruncatedNormal(dims, options.dtype,
                                              {.seed = seed, .seed2 = seed2});
  return internal::scale(rnd, stddev, mean, scope.name());
}

Tensor uniform(const ShapeLike& shape, const UniformOptions& options) {
  const DType dtype = options.dtype;
  internal::check_dtype(dtype, {tfx::float16, tfx::bfloat16, tfx::float32,
                                tfx::float64, tfx::int32, tfx::int64});
  if (dtype.is_integer() && options.maxval.is_none()) {
    throw ValueError("Must specify maxval for integer dtype " + dtype.repr());
  }
  const NameScope scope = name_scope(options.name, "random_uniform");
  const Tensor dims = shape.to_tensor();
  const Tensor minval = options.minval.to_tensor(dtype);
  const Tensor maxval =
      (options.maxval.is_none() ? TensorOption(1) : options.maxval)
          .to_tensor(dtype);
  const auto [seed, seed2] = get_seed(options.seed);
  if (dtype.is_integer()) {
    return raw_ops::RandomUniformInt(
        dims, minval, maxval,
        {.seed = seed, .seed2 = seed2, .name = scope.name()});
  }
  const Tensor rnd =
      raw_ops::RandomUniform(dims, dtype, {.seed = seed, .seed2 = seed2});
  return stretch(rnd, options, minval, maxval, scope);
}

Tensor shuffle(const TensorLike& value, const ShuffleOptions& options) {
  const Tensor tensor = value.to_tensor();
  const auto [seed, seed2] = get_seed(options.seed);
  return raw_ops::RandomShuffle(
      tensor, {.seed = seed, .seed2 = seed2, .name = options.name});
}

Tensor categorical(const TensorLike& logits, const TensorLike& num_samples,
                   const CategoricalOptions& options) {
  const NameScope scope = name_scope(options.name, "categorical");
  const Tensor tensor = logits.to_tensor();
  const DType dtype = options.dtype ? options.dtype : tfx::int64;
  internal::check_dtype(dtype, {tfx::int32, tfx::int64});
  const auto [seed, seed2] = get_seed(options.seed);
  return raw_ops::Multinomial(
      tensor, num_samples.to_tensor(tfx::int32),
      {.seed = seed, .seed2 = seed2, .output_dtype = dtype});
}

Tensor gamma(const ShapeLike& shape, const TensorLike& alpha,
             const GammaOptions& options) {
  const NameScope scope = name_scope(options.name, "random_gamma");
  const DType dtype = options.dtype;
  const Tensor dims = int32_dims(shape);
  const Tensor alpha_tensor = alpha.to_tensor(dtype);
  const Tensor beta = (options.beta.is_none() ? TensorOption(1) : options.beta)
                          .to_tensor(dtype);
  const Tensor broadcast = internal::broadcast_alpha(alpha_tensor, beta);
  const auto [seed, seed2] = get_seed(options.seed);
  const Tensor least = internal::smallest_normal(dtype);
  const Tensor rnd =
      raw_ops::RandomGamma(dims, broadcast, {.seed = seed, .seed2 = seed2});
  return raw_ops::Maximum(least,
                          raw_ops::RealDiv(rnd, beta, {.name = "truediv"}));
}

Tensor poisson(const ShapeLike& shape, const TensorLike& lam,
               const PoissonOptions& options) {
  const NameScope scope = name_scope(options.name, "random_poisson");
  const Tensor dims = int32_dims(shape);
  const Tensor rate = lam.to_tensor();
  const auto [seed, seed2] = get_seed(options.seed);
  return raw_ops::RandomPoissonV2(
      dims, rate, {.seed = seed, .seed2 = seed2, .dtype = options.dtype});
}

}  // namespace tfx::random

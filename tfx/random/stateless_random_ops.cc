#include "tfx/random/stateless_random_ops.h"

#include <algorithm>
#include <span>
#include <vector>

#include "tfx/c/tensor.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/random_ops.h"

namespace tfx::random {
namespace {

using internal::get_key_counter_alg;

void check_integer_range(const StatelessUniformOptions& options) {
  const DType dtype = options.dtype;
  if (options.minval.is_none() != options.maxval.is_none()) {
    throw ValueError("For integer `dtype` argument " + dtype.str() +
                     ", argument `minval` and `maxval` must be both None or "
                     "not None. Got `minval`=" +
                     options.minval.str() +
                     " and `maxval`=" + options.maxval.str() + ".");
  }
  if (!options.minval.is_none() && dtype.is_unsigned()) {
    throw ValueError("Argument `dtype` got invalid value " + dtype.str() +
                     " when argument `minval` is not None. Please don't use "
                     "unsigned integers in this case.");
  }
}

// Integers from the full range of the dtype; throws ValueError for other
// dtypes.
Tensor full_range(const ShapeLike& shape, const TensorLike& seed, DType dtype,
                  const AlgorithmLike& alg) {
  return stateless_uniform(shape, seed,
                           {.minval = std::nullopt,
                            .maxval = std::nullopt,
                            .dtype = dtype,
                            .alg = alg});
}

}  // namespace

Tensor stateless_uniform(const ShapeLike& shape, const TensorLike& seed,
                         const StatelessUniformOptions& options) {
  const DType dtype = options.dtype;
  internal::check_dtype(
      dtype, {tfx::float16, tfx::bfloat16, tfx::float32, tfx::float64,
              tfx::int32, tfx::int64, tfx::uint32, tfx::uint64});
  if (dtype.is_integer()) check_integer_range(options);
  const NameScope scope = name_scope(options.name, "stateless_random_uniform");
  const Tensor dims = shape.to_tensor();
  if (dtype.is_integer() && options.minval.is_none()) {
    const auto [key, counter, alg] = get_key_counter_alg(seed, options.alg);
    return raw_ops::StatelessRandomUniformFullIntV2(
        dims, key, counter, alg, {.dtype = dtype, .name = scope.name()});
  }
  const Tensor minval = options.minval.to_tensor(dtype);
  const Tensor maxval =
      (options.maxval.is_none() ? TensorOption(1) : options.maxval)
          .to_tensor(dtype);
  const auto [key, counter, alg] = get_key_counter_alg(seed, options.alg);
  if (dtype.is_integer()) {
    return raw_ops::StatelessRandomUniformIntV2(dims, key, counter, alg, minval,
                                                maxval, {.name = scope.name()});
  }
  const Tensor rnd = raw_ops::StatelessRandomUniformV2(dims, key, counter, alg,
                                                       {.dtype = dtype});
  const Tensor width = raw_ops::Sub(maxval, minval, {.name = "sub"});
  return internal::scale(rnd, width, minval, scope.name());
}

Tensor stateless_normal(const ShapeLike& shape, const TensorLike& seed,
                        const StatelessNormalOptions& options) {
  const NameScope scope = name_scope(options.name, "stateless_random_normal");
  const Tensor dims = shape.to_tensor();
  const Tensor mean = options.mean.to_tensor(options.dtype);
  const Tensor stddev = options.stddev.to_tensor(options.dtype);
  const auto [key, counter, alg] = get_key_counter_alg(seed, options.alg);
  const Tensor rnd = raw_ops::StatelessRandomNormalV2(dims, key, counter, alg,
                                                      {.dtype = options.dtype});
  return internal::scale(rnd, stddev, mean, scope.name());
}

Tensor stateless_truncated_normal(const ShapeLike& shape,
                                  const TensorLike& seed,
                                  const StatelessNormalOptions& options) {
  const NameScope scope =
      name_scope(options.name, "stateless_truncated_normal");
  const Tensor dims = shape.to_tensor();
  const Tensor mean = options.mean.to_tensor(options.dtype);
  const Tensor stddev = options.stddev.to_tensor(options.dtype);
  const auto [key, counter, alg] = get_key_counter_alg(seed, options.alg);
  const Tensor rnd = raw_ops::StatelessTruncatedNormalV2(
      dims, key, counter, alg, {.dtype = options.dtype});
  return internal::scale(rnd, stddev, mean, scope.name());
}

Tensor stateless_parameterized_truncated_normal(
    const ShapeLike& shape, const TensorLike& seed,
    const StatelessParameterizedTruncatedNormalOptions& options) {
  const NameScope scope =
      name_scope(options.name, "stateless_parameterized_truncated_normal");
  return raw_ops::StatelessParameterizedTruncatedNormal(
      shape.to_tensor(), seed.to_tensor_like(tfx::int64),
      options.means.to_tensor(), options.stddevs.to_tensor(),
      options.minvals.to_tensor(), options.maxvals.to_tensor());
}

Tensor stateless_binomial(const ShapeLike& shape, const TensorLike& seed,
                          const TensorLike& counts, const TensorLike& probs,
                          const StatelessBinomialOptions& options) {
  const NameScope scope = name_scope(options.name, "stateless_random_binomial");
  const Tensor dims = shape.to_tensor();
  const Tensor probs_tensor = probs.to_tensor_like(tfx::float32);
  const Tensor counts_tensor = counts.to_tensor_like(probs_tensor.dtype());
  return raw_ops::StatelessRandomBinomial(dims, seed.to_tensor_like(tfx::int64),
                                          counts_tensor, probs_tensor,
                                          {.dtype = options.output_dtype});
}

Tensor stateless_gamma(const ShapeLike& shape, const TensorLike& seed,
                       const TensorLike& alpha,
                       const StatelessGammaOptions& options) {
  const NameScope scope = name_scope(options.name, "stateless_random_gamma");
  const DType dtype = options.dtype;
  const Tensor dims = shape.to_tensor();
  const Tensor alpha_tensor = alpha.to_tensor(dtype);
  const Tensor beta = (options.beta.is_none() ? TensorOption(1) : options.beta)
                          .to_tensor(dtype);
  const Tensor broadcast = internal::broadcast_alpha(alpha_tensor, beta);
  const auto [key, counter, alg] = get_key_counter_alg(seed, "auto_select");
  const Tensor rnd =
      raw_ops::StatelessRandomGammaV3(dims, key, counter, alg, broadcast);
  return raw_ops::Maximum(internal::smallest_normal(dtype),
                          raw_ops::RealDiv(rnd, beta, {.name = "truediv"}));
}

Tensor stateless_poisson(const ShapeLike& shape, const TensorLike& seed,
                         const TensorLike& lam,
                         const StatelessPoissonOptions& options) {
  const NameScope scope = name_scope(options.name, "stateless_random_poisson");
  return raw_ops::StatelessRandomPoisson(shape.to_tensor(),
                                         seed.to_tensor_like(tfx::int64),
                                         lam.to_tensor(), options.dtype);
}

Tensor stateless_categorical(const TensorLike& logits,
                             const TensorLike& num_samples,
                             const TensorLike& seed,
                             const StatelessCategoricalOptions& options) {
  const NameScope scope = name_scope(options.name, "stateless_categorical");
  const Tensor tensor = logits.to_tensor();
  const DType dtype = options.dtype ? options.dtype : tfx::int64;
  internal::check_dtype(dtype, {tfx::int32, tfx::int64});
  return raw_ops::StatelessMultinomial(
      tensor, num_samples.to_tensor(tfx::int32),
      seed.to_tensor_like(tfx::int64), {.output_dtype = dtype});
}

Tensor split(const TensorLike& seed, const SplitOptions& options) {
  const Tensor tensor = seed.to_tensor();
  return full_range({options.num, 2}, tensor, tensor.dtype(), options.alg);
}

Tensor fold_in(const TensorLike& seed, const TensorLike& data,
               const FoldInOptions& options) {
  const Tensor second = data.to_tensor();
  const Tensor first = full_range({}, seed, second.dtype(), options.alg);
  return raw_ops::Pack({first, second}, {.name = "stack"});
}

namespace experimental {

Tensor stateless_shuffle(const TensorLike& value, const TensorLike& seed,
                         const StatelessShuffleOptions& options) {
  const NameScope scope = name_scope(options.name, "stateless_shuffle");
  const auto [key, counter, alg] = get_key_counter_alg(seed, options.alg);
  return raw_ops::StatelessShuffle(value.to_tensor(), key, counter, alg);
}

Tensor index_shuffle(const TensorLike& index, const TensorLike& seed,
                     const TensorLike& max_index) {
  const Tensor tensor = seed.to_tensor();
  // The op takes three numbers; the first is a constant. A seed of unknown rank
  // is assumed to be a vector.
  const int64_t rank = std::max(tensor.rank(), 1);
  std::vector<int32_t> paddings(2 * static_cast<size_t>(rank), 0);
  paddings[0] = 1;
  const Tensor pad_by(c::Tensor::from_values<int32_t>(
      {rank, 2}, std::span<const int32_t>(paddings)));
  const Tensor first = TensorLike(498247692).to_tensor(tensor.dtype());
  const Tensor padded = raw_ops::PadV2(tensor, pad_by, first);
  return random_index_shuffle(index, padded, max_index);
}

}  // namespace experimental
}  // namespace tfx::random

namespace tfx {

Tensor random_index_shuffle(const TensorLike& index, const TensorLike& seed,
                            const TensorLike& max_index,
                            const RandomIndexShuffleOptions& options) {
  const auto [index_tensor, max_tensor] = match_dtypes(index, max_index);
  return raw_ops::RandomIndexShuffle(
      index_tensor, seed.to_tensor(), max_tensor,
      {.rounds = options.rounds, .name = options.name});
}

}  // namespace tfx

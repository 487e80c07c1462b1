// tf.random: random numbers from stateful operations.
//
//   tf::random::set_seed(42);
//   auto x = tf::random::normal({2, 3}, {.stddev = 0.1});
//
// With the same seeds, the numbers are the same as Python's, in the same order:
// see tfx/core/random_seed.h. Without a seed they differ each time. Invalid
// arguments throw what Python raises.
#ifndef TFX_RANDOM_RANDOM_OPS_H_
#define TFX_RANDOM_RANDOM_OPS_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/random_seed.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::random {

struct NormalOptions {
  ByName by_name{};
  TensorOption mean = 0.0;
  TensorOption stddev = 1.0;
  DType dtype = tfx::float32;
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};

Tensor normal(const ShapeLike& shape, const NormalOptions& options = {});
// No value is further than 2 * stddev from the mean.
Tensor truncated_normal(const ShapeLike& shape,
                        const NormalOptions& options = {});

struct UniformOptions {
  ByName by_name{};
  TensorOption minval = 0;
  // Defaults to 1 for floating dtypes; required for integers.
  TensorOption maxval = std::nullopt;
  DType dtype = tfx::float32;
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};

// Uniform in [minval, maxval).
Tensor uniform(const ShapeLike& shape, const UniformOptions& options = {});

struct ShuffleOptions {
  ByName by_name{};
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};

// Shuffles the rows of `value`.
Tensor shuffle(const TensorLike& value, const ShuffleOptions& options = {});

struct CategoricalOptions {
  ByName by_name{};
  DType dtype = tfx::int64;
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};

// Draws `num_samples` indices for each row of `logits` (log-probabilities up to
// a constant).
Tensor categorical(const TensorLike& logits, const TensorLike& num_samples,
                   const CategoricalOptions& options = {});

struct GammaOptions {
  ByName by_name{};
  // The inverse scale; 1 by default.
  TensorOption beta = std::nullopt;
  DType dtype = tfx::float32;
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};

// Draws samples of shape `shape` for each pair of alpha and beta.
Tensor gamma(const ShapeLike& shape, const TensorLike& alpha,
             const GammaOptions& options = {});

struct PoissonOptions {
  ByName by_name{};
  DType dtype = tfx::float32;
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};

// Draws samples of shape `shape` for each rate in `lam`.
Tensor poisson(const ShapeLike& shape, const TensorLike& lam,
               const PoissonOptions& options = {});

}  // namespace tfx::random

#endif  // TFX_RANDOM_RANDOM_OPS_H_

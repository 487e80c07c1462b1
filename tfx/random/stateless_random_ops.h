// tf.random.stateless_*: random numbers that are determined by a seed argument.
//
//   auto x = tf::random::stateless_normal({2, 3}, {1, 2});
//
// A seed is two integers. The same seed and shape always give the same numbers,
// equal to Python's. `alg` selects the algorithm.
#ifndef TFX_RANDOM_STATELESS_RANDOM_OPS_H_
#define TFX_RANDOM_STATELESS_RANDOM_OPS_H_

#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/random/random_ops_util.h"

namespace tfx::random {

struct StatelessUniformOptions {
  ByName by_name{};
  // If minval and maxval are both None: the full range of an integer dtype.
  TensorOption minval = 0;
  // Defaults to 1 for floating dtypes.
  TensorOption maxval = std::nullopt;
  DType dtype = tfx::float32;
  std::string name = {};
  AlgorithmLike alg = "auto_select";
};

Tensor stateless_uniform(const ShapeLike& shape, const TensorLike& seed,
                         const StatelessUniformOptions& options = {});

struct StatelessNormalOptions {
  ByName by_name{};
  TensorOption mean = 0.0;
  TensorOption stddev = 1.0;
  DType dtype = tfx::float32;
  std::string name = {};
  AlgorithmLike alg = "auto_select";
};

Tensor stateless_normal(const ShapeLike& shape, const TensorLike& seed,
                        const StatelessNormalOptions& options = {});
Tensor stateless_truncated_normal(const ShapeLike& shape,
                                  const TensorLike& seed,
                                  const StatelessNormalOptions& options = {});

struct StatelessParameterizedTruncatedNormalOptions {
  ByName by_name{};
  TensorOption means = 0.0;
  TensorOption stddevs = 1.0;
  TensorOption minvals = -2.0;
  TensorOption maxvals = 2.0;
  std::string name = {};
};

Tensor stateless_parameterized_truncated_normal(
    const ShapeLike& shape, const TensorLike& seed,
    const StatelessParameterizedTruncatedNormalOptions& options = {});

struct StatelessBinomialOptions {
  ByName by_name{};
  DType output_dtype = tfx::int32;
  std::string name = {};
};

// `shape` ends with the shape to which counts and probs broadcast.
Tensor stateless_binomial(const ShapeLike& shape, const TensorLike& seed,
                          const TensorLike& counts, const TensorLike& probs,
                          const StatelessBinomialOptions& options = {});

struct StatelessGammaOptions {
  ByName by_name{};
  TensorOption beta = std::nullopt;
  DType dtype = tfx::float32;
  std::string name = {};
};

Tensor stateless_gamma(const ShapeLike& shape, const TensorLike& seed,
                       const TensorLike& alpha,
                       const StatelessGammaOptions& options = {});

struct StatelessPoissonOptions {
  ByName by_name{};
  DType dtype = tfx::int32;
  std::string name = {};
};

Tensor stateless_poisson(const ShapeLike& shape, const TensorLike& seed,
                         const TensorLike& lam,
                         const StatelessPoissonOptions& options = {});

struct StatelessCategoricalOptions {
  ByName by_name{};
  DType dtype = tfx::int64;
  std::string name = {};
};

Tensor stateless_categorical(const TensorLike& logits,
                             const TensorLike& num_samples,
                             const TensorLike& seed,
                             const StatelessCategoricalOptions& options = {});

struct SplitOptions {
  ByName by_name{};
  int64_t num = 2;
  AlgorithmLike alg = "auto_select";
};

// Derives `num` seeds from one: a tensor of shape [num, 2].
Tensor split(const TensorLike& seed, const SplitOptions& options = {});

struct FoldInOptions {
  ByName by_name{};
  AlgorithmLike alg = "auto_select";
};

// Derives a seed from a seed and a number, for example a replica's id.
Tensor fold_in(const TensorLike& seed, const TensorLike& data,
               const FoldInOptions& options = {});

namespace experimental {

inline Tensor stateless_split(const TensorLike& seed,
                              const SplitOptions& options = {}) {
  return split(seed, options);
}
inline Tensor stateless_fold_in(const TensorLike& seed, const TensorLike& data,
                                const FoldInOptions& options = {}) {
  return fold_in(seed, data, options);
}

struct StatelessShuffleOptions {
  ByName by_name{};
  AlgorithmLike alg = "auto_select";
  std::string name = {};
};

// Shuffles the rows of `value` in an order determined by the seed.
Tensor stateless_shuffle(const TensorLike& value, const TensorLike& seed,
                         const StatelessShuffleOptions& options = {});

// The position of `index` in a permutation of 0 … max_index that is determined
// by the seed.
Tensor index_shuffle(const TensorLike& index, const TensorLike& seed,
                     const TensorLike& max_index);

}  // namespace experimental
}  // namespace tfx::random

namespace tfx {

struct RandomIndexShuffleOptions {
  ByName by_name{};
  int64_t rounds = 4;
  std::string name = {};
};

// The op behind index_shuffle; its seed has three numbers.
Tensor random_index_shuffle(const TensorLike& index, const TensorLike& seed,
                            const TensorLike& max_index,
                            const RandomIndexShuffleOptions& options = {});

}  // namespace tfx

#endif  // TFX_RANDOM_STATELESS_RANDOM_OPS_H_

// tf.random.stateless_*: numbers that follow from a seed given to the function.
//
//   auto x = tf::random::stateless_normal({2, 3}, {1, 2});
//
// A seed is two integers. The same seed and shape give the same numbers always,
// those of Python. Which algorithm draws them may be said by `alg`.
#ifndef TFX_OPS_STATELESS_RANDOM_OPS_H_
#define TFX_OPS_STATELESS_RANDOM_OPS_H_

#include <cstdint>
#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/random_ops_util.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::random {

struct StatelessUniformOptions {
  // None, with maxval None, for all integers that the dtype has.
  TensorOption minval = 0;
  // 1 if the dtype is a floating one.
  TensorOption maxval = std::nullopt;
  DType dtype = tfx::float32;
  std::string name = {};
  AlgorithmLike alg = "auto_select";
};

Tensor stateless_uniform(const ShapeLike& shape, const TensorLike& seed,
                         const StatelessUniformOptions& options = {});

struct StatelessNormalOptions {
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
  DType output_dtype = tfx::int32;
  std::string name = {};
};

// `shape` ends with what counts and probs are broadcast to.
Tensor stateless_binomial(const ShapeLike& shape, const TensorLike& seed,
                          const TensorLike& counts, const TensorLike& probs,
                          const StatelessBinomialOptions& options = {});

struct StatelessGammaOptions {
  TensorOption beta = std::nullopt;
  DType dtype = tfx::float32;
  std::string name = {};
};

Tensor stateless_gamma(const ShapeLike& shape, const TensorLike& seed,
                       const TensorLike& alpha,
                       const StatelessGammaOptions& options = {});

struct StatelessPoissonOptions {
  DType dtype = tfx::int32;
  std::string name = {};
};

Tensor stateless_poisson(const ShapeLike& shape, const TensorLike& seed,
                         const TensorLike& lam,
                         const StatelessPoissonOptions& options = {});

struct StatelessCategoricalOptions {
  DType dtype = tfx::int64;
  std::string name = {};
};

Tensor stateless_categorical(const TensorLike& logits,
                             const TensorLike& num_samples,
                             const TensorLike& seed,
                             const StatelessCategoricalOptions& options = {});

struct SplitOptions {
  int64_t num = 2;
  AlgorithmLike alg = "auto_select";
};

// `num` seeds out of one: a tensor of shape [num, 2].
Tensor split(const TensorLike& seed, const SplitOptions& options = {});

struct FoldInOptions {
  AlgorithmLike alg = "auto_select";
};

// A seed out of a seed and a number, a replica's for example.
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
  AlgorithmLike alg = "auto_select";
  std::string name = {};
};

// `value`, its rows in the order that the seed says.
Tensor stateless_shuffle(const TensorLike& value, const TensorLike& seed,
                         const StatelessShuffleOptions& options = {});

// Where `index` is in a permutation of 0 … max_index that the seed says.
Tensor index_shuffle(const TensorLike& index, const TensorLike& seed,
                     const TensorLike& max_index);

}  // namespace experimental
}  // namespace tfx::random

namespace tfx {

struct RandomIndexShuffleOptions {
  int64_t rounds = 4;
  std::string name = {};
};

// The operation of index_shuffle, whose seed has three numbers.
Tensor random_index_shuffle(const TensorLike& index, const TensorLike& seed,
                            const TensorLike& max_index,
                            const RandomIndexShuffleOptions& options = {});

}  // namespace tfx

#endif  // TFX_OPS_STATELESS_RANDOM_OPS_H_

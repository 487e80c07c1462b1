// tf.nn.dropout, tf.nn.experimental.stateless_dropout and general_dropout.
//
//   auto y = tf::nn::dropout(x, 0.5, {.seed = 1});
//
// Sets elements to 0 with probability `rate`, and scales the others so that the
// expected sum is unchanged. The same seeds drop the same elements as in
// Python. Throws ValueError for a literal rate outside of [0, 1), and if x is
// not floating-point.
#ifndef TFX_NN_DROPOUT_H_
#define TFX_NN_DROPOUT_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/callable.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"
#include "tfx/random/random_ops_util.h"

namespace tfx::nn {

struct DropoutOptions {
  ByName by_name{};
  // The shape of the random numbers, which broadcasts to x; kNone takes the
  // dimension of x. None: the shape of x.
  ShapeLike noise_shape = std::nullopt;
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};
Tensor dropout(const TensorLike& x, const TensorLike& rate,
               const DropoutOptions& options = {});

namespace experimental {

struct StatelessDropoutOptions {
  ByName by_name{};
  random::AlgorithmLike rng_alg = "auto_select";
  ShapeLike noise_shape = std::nullopt;
  std::string name = {};
};
// `seed` has two integers.
Tensor stateless_dropout(const TensorLike& x, const TensorLike& rate,
                         const TensorLike& seed,
                         const StatelessDropoutOptions& options = {});

// Draws numbers of `dtype` from [0, 1).
using UniformSampler = Callable<Tensor(const ShapeLike& shape, DType dtype)>;

struct GeneralDropoutOptions {
  ByName by_name{};
  ShapeLike noise_shape = std::nullopt;
  std::string name = {};
};
Tensor general_dropout(const TensorLike& x, const TensorLike& rate,
                       const UniformSampler& uniform_sampler,
                       const GeneralDropoutOptions& options = {});

}  // namespace experimental
}  // namespace tfx::nn

#endif  // TFX_NN_DROPOUT_H_

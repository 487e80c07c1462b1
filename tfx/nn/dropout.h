// tf.nn.dropout, tf.nn.experimental.stateless_dropout and general_dropout.
//
//   auto y = tf::nn::dropout(x, 0.5, {.seed = 1});
//
// Elements become 0, each with the probability `rate`; what is left is scaled
// so that the sum stays what it is. With the same seeds the same ones as in
// Python. A rate that is a number is at least 0 and less than 1, or throws
// ValueError, and so does an x that is not floating.
#ifndef TFX_NN_DROPOUT_H_
#define TFX_NN_DROPOUT_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/callable.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/random_ops_util.h"
#include "tfx/ops/shape_like.h"

namespace tfx::nn {

struct DropoutOptions {
  // The shape of what is drawn, which broadcasts to x; kNone is a dimension of
  // x. None: x's.
  ShapeLike noise_shape = std::nullopt;
  std::optional<int64_t> seed = std::nullopt;
  std::string name = {};
};
Tensor dropout(const TensorLike& x, const TensorLike& rate,
               const DropoutOptions& options = {});

namespace experimental {

struct StatelessDropoutOptions {
  random::AlgorithmLike rng_alg = "auto_select";
  ShapeLike noise_shape = std::nullopt;
  std::string name = {};
};
// `seed` is two integers.
Tensor stateless_dropout(const TensorLike& x, const TensorLike& rate,
                         const TensorLike& seed,
                         const StatelessDropoutOptions& options = {});

// Draws numbers of a dtype from [0, 1).
using UniformSampler = Callable<Tensor(const ShapeLike& shape, DType dtype)>;

struct GeneralDropoutOptions {
  ShapeLike noise_shape = std::nullopt;
  std::string name = {};
};
Tensor general_dropout(const TensorLike& x, const TensorLike& rate,
                       const UniformSampler& uniform_sampler,
                       const GeneralDropoutOptions& options = {});

}  // namespace experimental
}  // namespace tfx::nn

#endif  // TFX_NN_DROPOUT_H_

// tf.math.l2_normalize.
#ifndef TFX_MATH_L2_NORMALIZE_H_
#define TFX_MATH_L2_NORMALIZE_H_

#include <string>
#include <type_traits>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::math {

struct L2NormalizeOptions {
  ByName by_name{};
  Axis axis = {};
  // Lower bound of the squared norm, so that it can be divided by.
  double epsilon = 1e-12;
  std::string name = {};
};
Tensor l2_normalize(const TensorLike& x,
                    const L2NormalizeOptions& options = {});
// l2_normalize(x, 1), l2_normalize(x, {0, 1}). A template: braces with a name
// are options.
template <typename T = Axis>
Tensor l2_normalize(const TensorLike& x, const std::type_identity_t<T>& axis) {
  return l2_normalize(x, L2NormalizeOptions{.axis = axis});
}

}  // namespace tfx::math

namespace tfx::linalg {
using math::l2_normalize;
}  // namespace tfx::linalg
namespace tfx::nn {
using math::l2_normalize;
}  // namespace tfx::nn

#endif  // TFX_MATH_L2_NORMALIZE_H_

// tf.math functions on sequences of numbers: is_non_decreasing,
// is_strictly_increasing, invert_permutation, sobol_sample.
#ifndef TFX_MATH_SEQUENCES_H_
#define TFX_MATH_SEQUENCES_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::math {

// Whether the elements, in row-major order, never decrease (or always
// increase). True for fewer than two elements.
Tensor is_non_decreasing(const TensorLike& x, const NameOptions& options = {});
Tensor is_strictly_increasing(const TensorLike& x,
                              const NameOptions& options = {});

// y with y[x[i]] = i.
Tensor invert_permutation(const TensorLike& x, const NameOptions& options = {});

struct SobolSampleOptions {
  ByName by_name{};
  TensorOption skip = 0;  // how many initial points to skip
  DType dtype = float32;  // or float64
  std::string name = {};
};
// Points of the Sobol sequence, which fills the unit cube evenly: [num_results,
// dim].
Tensor sobol_sample(const TensorLike& dim, const TensorLike& num_results,
                    const SobolSampleOptions& options = {});

}  // namespace tfx::math

#endif  // TFX_MATH_SEQUENCES_H_

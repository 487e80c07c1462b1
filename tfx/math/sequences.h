// tf.math: sequences of numbers: is_non_decreasing, is_strictly_increasing,
// invert_permutation, sobol_sample.
#ifndef TFX_MATH_SEQUENCES_H_
#define TFX_MATH_SEQUENCES_H_

#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::math {

// Whether no element, in row-major order, is less than (or equal to) the one
// before it; true of less than two.
Tensor is_non_decreasing(const TensorLike& x, const NameOptions& options = {});
Tensor is_strictly_increasing(const TensorLike& x,
                              const NameOptions& options = {});

// y with y[x[i]] = i.
Tensor invert_permutation(const TensorLike& x, const NameOptions& options = {});

struct SobolSampleOptions {
  TensorOption skip = 0;  // how many points are left out at first
  DType dtype = float32;  // or float64
  std::string name = {};
};
// Points of Sobol's sequence, which fill the unit cube evenly: [num_results,
// dim].
Tensor sobol_sample(const TensorLike& dim, const TensorLike& num_results,
                    const SobolSampleOptions& options = {});

}  // namespace tfx::math

#endif  // TFX_MATH_SEQUENCES_H_

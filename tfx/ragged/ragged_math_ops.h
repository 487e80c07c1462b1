// tf.ragged.range, and tf.math's reductions of ragged tensors.
//
// Where a row has no element, the result is what the reduction of nothing is.
#ifndef TFX_RAGGED_RAGGED_MATH_OPS_H_
#define TFX_RAGGED_RAGGED_MATH_OPS_H_

#include <string>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {

namespace ragged {

struct RangeOptions {
  DType dtype = {};  // None: the widest of the arguments
  std::string name = {};
  DType row_splits_dtype = int64;
};
// Row i is what tf::range makes of the arguments' elements i; scalars are for
// all rows.
RaggedTensor range(const TensorLike& limits, const RangeOptions& options = {});
RaggedTensor range(const TensorLike& starts, const TensorLike& limits,
                   const RangeOptions& options = {});
RaggedTensor range(const TensorLike& starts, const TensorLike& limits,
                   const TensorLike& deltas, const RangeOptions& options = {});

}  // namespace ragged

namespace math {

RaggedOrDense reduce_sum(const RaggedOrDense& input_tensor,
                         const ReduceOptions& options = {});
RaggedOrDense reduce_prod(const RaggedOrDense& input_tensor,
                          const ReduceOptions& options = {});
RaggedOrDense reduce_min(const RaggedOrDense& input_tensor,
                         const ReduceOptions& options = {});
RaggedOrDense reduce_max(const RaggedOrDense& input_tensor,
                         const ReduceOptions& options = {});
// Of integers a float64.
RaggedOrDense reduce_mean(const RaggedOrDense& input_tensor,
                          const ReduceOptions& options = {});
// Throws ValueError for complex numbers.
RaggedOrDense reduce_variance(const RaggedOrDense& input_tensor,
                              const ReduceOptions& options = {});
RaggedOrDense reduce_std(const RaggedOrDense& input_tensor,
                         const ReduceOptions& options = {});
RaggedOrDense reduce_all(const RaggedOrDense& input_tensor,
                         const ReduceOptions& options = {});
RaggedOrDense reduce_any(const RaggedOrDense& input_tensor,
                         const ReduceOptions& options = {});

// Along the last ragged dimension, or one inside of it; along others rows are
// filled up for it, and cut off again.
RaggedOrDense cumsum(const RaggedOrDense& x,
                     const CumulativeOptions& options = {});
// All of the same rows.
RaggedOrDense add_n(const std::vector<RaggedTensor>& inputs,
                    const NameOptions& options = {});

}  // namespace math

using math::add_n;
using math::cumsum;
using math::reduce_all;
using math::reduce_any;
using math::reduce_max;
using math::reduce_mean;
using math::reduce_min;
using math::reduce_prod;
using math::reduce_sum;

}  // namespace tfx

#endif  // TFX_RAGGED_RAGGED_MATH_OPS_H_

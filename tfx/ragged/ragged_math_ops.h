// tf.ragged.range, and reductions of tf.math for ragged tensors.
//
// The result for an empty row is that of reducing an empty tensor.
#ifndef TFX_RAGGED_RAGGED_MATH_OPS_H_
#define TFX_RAGGED_RAGGED_MATH_OPS_H_

#include <string>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {

namespace ragged {

struct RangeOptions {
  ByName by_name{};
  DType dtype = {};  // None: widest of the arguments
  std::string name = {};
  DType row_splits_dtype = int64;
};
// Row i is tf::range of the arguments' elements i. Scalars apply to all rows.
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
// Integers give float64.
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

// Along the last ragged dimension or an inner one. For other dimensions rows
// are padded, and cut again afterwards.
RaggedOrDense cumsum(const RaggedOrDense& x,
                     const CumulativeOptions& options = {});
// All inputs must have the same row splits.
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

// Reductions along dimensions of ragged tensors, for sources of tfx only.
#ifndef TFX_RAGGED_RAGGED_REDUCE_H_
#define TFX_RAGGED_RAGGED_REDUCE_H_

#include <functional>

#include "tfx/core/tensor.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx::ragged::internal {

// How to reduce tensors along dimensions, and how to reduce segments of rows,
// given segment ids and the number of segments.
struct Reduction {
  std::function<Tensor(const Tensor& input, const math::ReduceOptions& options)>
      dimensions;
  std::function<Tensor(const Tensor& data, const Tensor& segment_ids,
                       const Tensor& num_segments)>
      segments;
};

// Rows of a segment are reduced position by position: the result is as long as
// the longest row, and shorter rows do not contribute beyond their end. Throws
// ValueError if the axis is not known statically.
RaggedOrDense reduce(const Reduction& reduction, const RaggedOrDense& input,
                     const math::ReduceOptions& options);

}  // namespace tfx::ragged::internal

#endif  // TFX_RAGGED_RAGGED_REDUCE_H_

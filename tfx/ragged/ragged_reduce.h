// Reductions along dimensions of ragged tensors, for tfx's own sources.
#ifndef TFX_RAGGED_RAGGED_REDUCE_H_
#define TFX_RAGGED_RAGGED_REDUCE_H_

#include <functional>

#include "tfx/core/tensor.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx::ragged::internal {

// How tensors are reduced along dimensions, and how segments of their rows are,
// by ids and a number of segments.
struct Reduction {
  std::function<Tensor(const Tensor& input, const math::ReduceOptions& options)>
      dimensions;
  std::function<Tensor(const Tensor& data, const Tensor& segment_ids,
                       const Tensor& num_segments)>
      segments;
};

// Rows of one segment are as long as its longest; others do not count where
// they end. Throws ValueError if the axis is not known now.
RaggedOrDense reduce(const Reduction& reduction, const RaggedOrDense& input,
                     const math::ReduceOptions& options);

}  // namespace tfx::ragged::internal

#endif  // TFX_RAGGED_RAGGED_REDUCE_H_

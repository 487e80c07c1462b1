// tf.math.segment_sum and the like: the result has a row for each segment,
// reduced from the rows of `data` with that segment id.
//
// segment_… requires sorted ids. For unsorted_segment_… they may be in any
// order and have gaps; rows with a negative id are dropped.
#ifndef TFX_OPS_SEGMENT_OPS_H_
#define TFX_OPS_SEGMENT_OPS_H_

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::math {

Tensor segment_sum(const TensorLike& data, const TensorLike& segment_ids,
                   const NameOptions& options = {});
Tensor segment_mean(const TensorLike& data, const TensorLike& segment_ids,
                    const NameOptions& options = {});
Tensor segment_max(const TensorLike& data, const TensorLike& segment_ids,
                   const NameOptions& options = {});
Tensor segment_min(const TensorLike& data, const TensorLike& segment_ids,
                   const NameOptions& options = {});
Tensor segment_prod(const TensorLike& data, const TensorLike& segment_ids,
                    const NameOptions& options = {});

Tensor unsorted_segment_sum(const TensorLike& data,
                            const TensorLike& segment_ids,
                            const TensorLike& num_segments,
                            const NameOptions& options = {});
Tensor unsorted_segment_mean(const TensorLike& data,
                             const TensorLike& segment_ids,
                             const TensorLike& num_segments,
                             const NameOptions& options = {});
// Sums divided by the square root of the number of rows.
Tensor unsorted_segment_sqrt_n(const TensorLike& data,
                               const TensorLike& segment_ids,
                               const TensorLike& num_segments,
                               const NameOptions& options = {});
Tensor unsorted_segment_max(const TensorLike& data,
                            const TensorLike& segment_ids,
                            const TensorLike& num_segments,
                            const NameOptions& options = {});
Tensor unsorted_segment_min(const TensorLike& data,
                            const TensorLike& segment_ids,
                            const TensorLike& num_segments,
                            const NameOptions& options = {});
Tensor unsorted_segment_prod(const TensorLike& data,
                             const TensorLike& segment_ids,
                             const TensorLike& num_segments,
                             const NameOptions& options = {});

}  // namespace tfx::math

#endif  // TFX_OPS_SEGMENT_OPS_H_

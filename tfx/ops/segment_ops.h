// tf.math.segment_sum and its like: a row of the result for each segment, made
// of the rows of `data` whose id it is.
//
// Ids of segment_… are sorted; those of unsorted_segment_… need not be, may
// have gaps, and rows with a negative one are left out.
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
// Sums divided by the root of how many there are.
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

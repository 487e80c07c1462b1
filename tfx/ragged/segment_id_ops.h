// tf.ragged.row_splits_to_segment_ids, and the inverse.
#ifndef TFX_RAGGED_SEGMENT_ID_OPS_H_
#define TFX_RAGGED_SEGMENT_ID_OPS_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx::ragged {

struct RowSplitsToSegmentIdsOptions {
  ByName by_name{};
  std::string name = {};
  DType out_type = {};  // None: dtype of the splits
};
// [0, 3, 3, 5] gives [0, 0, 0, 2, 2].
Tensor row_splits_to_segment_ids(
    const TensorLike& splits, const RowSplitsToSegmentIdsOptions& options = {});

struct SegmentIdsToRowSplitsOptions {
  ByName by_name{};
  TensorOption num_segments = {};  // None: last id + 1
  DType out_type = {};             // None: dtype of the tensors given, or int64
  std::string name = {};
};
Tensor segment_ids_to_row_splits(
    const TensorLike& segment_ids,
    const SegmentIdsToRowSplitsOptions& options = {});

}  // namespace tfx::ragged

#endif  // TFX_RAGGED_SEGMENT_ID_OPS_H_

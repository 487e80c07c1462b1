// tf.ragged.boolean_mask and stack_dynamic_partitions; tf.expand_dims, tf.size,
// tf.tile and similar functions for ragged tensors; tf.ragged_fill_empty_rows.
#ifndef TFX_RAGGED_RAGGED_ARRAY_OPS_H_
#define TFX_RAGGED_RAGGED_ARRAY_OPS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ragged/ragged_concat_ops.h"  // IWYU pragma: export
#include "tfx/ragged/ragged_gather_ops.h"  // IWYU pragma: export
#include "tfx/ragged/ragged_tensor.h"
#include "tfx/ragged/ragged_where_op.h"  // IWYU pragma: export

namespace tfx::ragged {

// Selects the elements of `data` for which the mask, over its first dimensions,
// is true. Unlike tf::boolean_mask this keeps the mask's dimensions: the rows
// of a mask of rank 2 become ragged rows.
RaggedOrDense boolean_mask(const RaggedLike& data, const RaggedLike& mask,
                           const NameOptions& options = {});

// Row i contains the slices of `data` whose partition is i, in order.
RaggedTensor stack_dynamic_partitions(const RaggedLike& data,
                                      const RaggedLike& partitions,
                                      const TensorLike& num_partitions,
                                      const NameOptions& options = {});

}  // namespace tfx::ragged

namespace tfx {

RaggedOrDense tile(const RaggedOrDense& input, const ShapeLike& multiples,
                   const NameOptions& options = {});
RaggedOrDense expand_dims(const RaggedOrDense& input, int64_t axis,
                          const NameOptions& options = {});
// Ragged dimensions are checked to have length 1 everywhere. The axis must be
// given.
RaggedOrDense squeeze(const RaggedOrDense& input,
                      const SqueezeOptions& options = {});
// Each row of a ragged dimension is reversed separately.
RaggedOrDense reverse(const RaggedOrDense& tensor,
                      const std::vector<int64_t>& axis,
                      const NameOptions& options = {});
// The number of values.
Tensor size(const RaggedOrDense& input, const OutTypeOptions& options = {});
Tensor rank(const RaggedOrDense& input, const NameOptions& options = {});
// The new dimension is inside of the ragged ones.
RaggedOrDense one_hot(const RaggedOrDense& indices, const TensorLike& depth,
                      const OneHotOptions& options = {});
RaggedOrDense zeros_like(const RaggedOrDense& input,
                         const LikeOptions& options = {});
RaggedOrDense ones_like(const RaggedOrDense& input,
                        const LikeOptions& options = {});
RaggedOrDense identity(const RaggedOrDense& input,
                       const NameOptions& options = {});

struct RaggedFillEmptyRowsOutputs {
  Tensor output_value_rowids;
  Tensor output_values;
  Tensor empty_row_indicator;
  Tensor reverse_index_map;
};
// Adds the default value to empty rows.
RaggedFillEmptyRowsOutputs ragged_fill_empty_rows(
    const TensorLike& value_rowids, const TensorLike& values,
    const TensorLike& nrows, const TensorLike& default_value,
    const NameOptions& options = {});
struct RaggedFillEmptyRowsGradOutputs {
  Tensor d_values;
  Tensor d_default_value;
};
RaggedFillEmptyRowsGradOutputs ragged_fill_empty_rows_grad(
    const TensorLike& reverse_index_map, const TensorLike& grad_values,
    const NameOptions& options = {});

}  // namespace tfx

#endif  // TFX_RAGGED_RAGGED_ARRAY_OPS_H_

// Private: what methods that make batches share.
#ifndef TFX_DATA_BATCHING_H_
#define TFX_DATA_BATCHING_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/data/dataset.h"
#include "tfx/data/method_options.h"

namespace tfx::data::internal {

// The size of all batches, if the last one is as large as the others.
std::optional<int64_t> static_batch_size(const Tensor& batch_size,
                                         bool drop_remainder);

// A dataset whose elements have only tensors that can be sliced: rows of sparse
// and ragged tensors are variants.
Dataset sliceable(const Dataset& dataset);

// The shapes that padded_batch() pads to if no others are given. Throws
// ValueError for a component of unknown rank.
std::vector<Tensor> padded_shapes_of(const Dataset& dataset);
// The same as tensors, -1 for a dimension that is unknown.
Tensor shape_tensor(const TensorShape& shape);
// Dataset::padded_batch() with a vector of int64s for each component's shape.
// `options.padded_shapes` is not used.
Dataset padded_batch(const Dataset& dataset, const TensorLike& batch_size,
                     const std::vector<Tensor>& padded_shapes,
                     const PaddedBatchOptions& options);

}  // namespace tfx::data::internal

#endif  // TFX_DATA_BATCHING_H_

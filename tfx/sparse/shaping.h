// tf.sparse: reshapes, reorders and slices sparse tensors.
#ifndef TFX_SPARSE_SHAPING_H_
#define TFX_SPARSE_SHAPING_H_

#include <cstdint>
#include <string>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/shape_like.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::sparse {

struct ConcatOptions {
  ByName by_name{};
  // Whether other dimensions may differ; the result has their maximum.
  bool expand_nonconcat_dims = false;
  std::string name = {};
};
SparseTensor concat(int64_t axis, const std::vector<SparseTensor>& sp_inputs,
                    const ConcatOptions& options = {});

struct ExpandDimsOptions {
  ByName by_name{};
  TensorOption axis = {};  // None: at the end
  std::string name = {};
};
SparseTensor expand_dims(const SparseTensor& sp_input,
                         const ExpandDimsOptions& options = {});

// Sorts the indices lexicographically.
SparseTensor reorder(const SparseTensor& sp_input,
                     const NameOptions& options = {});

struct ResetShapeOptions {
  ByName by_name{};
  ShapeLike new_shape = std::nullopt;  // None: the tightest bounding shape
};
// The new shape must be at least as large in each dimension.
SparseTensor reset_shape(const SparseTensor& sp_input,
                         const ResetShapeOptions& options = {});

// One dimension may be -1.
SparseTensor reshape(const SparseTensor& sp_input, const ShapeLike& shape,
                     const NameOptions& options = {});

// Keeps the values for which `to_retain`, a vector, is true.
SparseTensor retain(const SparseTensor& sp_input, const TensorLike& to_retain);

// The values in a block of this size, which is clipped at the end.
SparseTensor slice(const SparseTensor& sp_input, const ShapeLike& start,
                   const ShapeLike& size, const NameOptions& options = {});

// Parts of equal length; the first ones are longer by one if the length is not
// divisible.
std::vector<SparseTensor> split(const SparseTensor& sp_input, int64_t num_split,
                                const TensorLike& axis,
                                const NameOptions& options = {});

struct TransposeOptions {
  ByName by_name{};
  ShapeLike perm = std::nullopt;  // None: reversed dimensions
  std::string name = {};
};
SparseTensor transpose(const SparseTensor& sp_input,
                       const TransposeOptions& options = {});

}  // namespace tfx::sparse

#endif  // TFX_SPARSE_SHAPING_H_

// tf.io.serialize_sparse and related functions: serialise sparse tensors to
// tensors of strings or variants.
#ifndef TFX_SPARSE_SERIALIZE_H_
#define TFX_SPARSE_SERIALIZE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::io {

struct SerializeSparseOptions {
  ByName by_name{};
  DType out_type = tfx::string;  // or tf::variant
  std::string name = {};
};
// A vector of three elements: indices, values and shape.
Tensor serialize_sparse(const SparseTensor& sp_input,
                        const SerializeSparseOptions& options = {});
// A row of three elements for each entry of the first dimension.
Tensor serialize_many_sparse(const SparseTensor& sp_input,
                             const SerializeSparseOptions& options = {});

struct DeserializeManySparseOptions {
  ByName by_name{};
  std::optional<int64_t> rank = std::nullopt;  // of the result, if known
  std::string name = {};
};
// Combines such rows into one sparse tensor, along a new first dimension.
// Shapes may differ: each dimension of the result is the maximum.
SparseTensor deserialize_many_sparse(
    const TensorLike& serialized_sparse, DType dtype,
    const DeserializeManySparseOptions& options = {});

}  // namespace tfx::io

#endif  // TFX_SPARSE_SERIALIZE_H_

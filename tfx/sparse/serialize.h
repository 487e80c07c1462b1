// tf.io.serialize_sparse and its like: sparse tensors as tensors of strings, or
// of variants.
#ifndef TFX_SPARSE_SERIALIZE_H_
#define TFX_SPARSE_SERIALIZE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::io {

struct SerializeSparseOptions {
  DType out_type = tfx::string;  // or tf::variant
  std::string name = {};
};
// A vector of three: indices, values and shape.
Tensor serialize_sparse(const SparseTensor& sp_input,
                        const SerializeSparseOptions& options = {});
// A row of three for each element of the first dimension.
Tensor serialize_many_sparse(const SparseTensor& sp_input,
                             const SerializeSparseOptions& options = {});

struct DeserializeManySparseOptions {
  std::optional<int64_t> rank = std::nullopt;  // of the result, if it is known
  std::string name = {};
};
// Of such rows one sparse tensor, whose first dimension goes over them. Their
// shapes may differ: those of the result are the greatest.
SparseTensor deserialize_many_sparse(
    const TensorLike& serialized_sparse, DType dtype,
    const DeserializeManySparseOptions& options = {});

}  // namespace tfx::io

#endif  // TFX_SPARSE_SERIALIZE_H_

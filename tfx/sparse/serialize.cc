#include "tfx/sparse/serialize.h"

#include "tfx/raw_ops/sparse_ops.h"

namespace tfx::io {

Tensor serialize_sparse(const SparseTensor& sp_input,
                        const SerializeSparseOptions& options) {
  return raw_ops::SerializeSparse(
      sp_input.indices(), sp_input.values(), sp_input.dense_shape(),
      {.out_type = options.out_type, .name = options.name});
}

Tensor serialize_many_sparse(const SparseTensor& sp_input,
                             const SerializeSparseOptions& options) {
  return raw_ops::SerializeManySparse(
      sp_input.indices(), sp_input.values(), sp_input.dense_shape(),
      {.out_type = options.out_type, .name = options.name});
}

SparseTensor deserialize_many_sparse(
    const TensorLike& serialized_sparse, DType dtype,
    const DeserializeManySparseOptions& options) {
  const auto result = raw_ops::DeserializeManySparse(
      serialized_sparse.to_tensor(), dtype, {.name = options.name});
  const int64_t rank = options.rank.value_or(kNone);
  result.sparse_indices.set_shape({kNone, rank});
  result.sparse_shape.set_shape({rank});
  return {result.sparse_indices, result.sparse_values, result.sparse_shape};
}

}  // namespace tfx::io

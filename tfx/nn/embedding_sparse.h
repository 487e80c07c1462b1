// tf.nn.embedding_lookup_sparse, tf.nn.safe_embedding_lookup_sparse: rows of a
// table, those of a row of ids combined.
//
// `combiner` is "sum", "mean", the sum over that of the weights, or "sqrtn",
// the sum over the root of that of their squares; others throw ValueError.
#ifndef TFX_NN_EMBEDDING_SPARSE_H_
#define TFX_NN_EMBEDDING_SPARSE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/tensor.h"
#include "tfx/nn/embedding.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::nn {

struct EmbeddingLookupSparseOptions {
  std::string combiner = "mean";
  // Rows longer than this are made as long, before they are combined.
  TensorOption max_norm = {};
  std::string name = {};
  // With weights too, rows are looked up once for each id, even if it repeats.
  bool allow_fast_lookup = false;
};
// A row for each row of sp_ids, none of which may be empty. sp_weights are 1 if
// there are none, or are where sp_ids are.
Tensor embedding_lookup_sparse(
    const EmbeddingParams& params, const SparseTensor& sp_ids,
    const std::optional<SparseTensor>& sp_weights,
    const EmbeddingLookupSparseOptions& options = {});

struct SafeEmbeddingLookupSparseOptions {
  std::optional<SparseTensor> sparse_weights = std::nullopt;
  std::string combiner = "mean";
  // The id that stands in rows without any; None: they are zeros.
  std::optional<int64_t> default_id = std::nullopt;
  TensorOption max_norm = {};
  std::string name = {};
  bool allow_fast_lookup = false;
};
// The same of ids of any rank: those along the last dimension are combined.
// Negative ids do not count, nor do, unless they are summed up, those whose
// weight is not positive.
Tensor safe_embedding_lookup_sparse(
    const EmbeddingParams& embedding_weights, const SparseTensor& sparse_ids,
    const SafeEmbeddingLookupSparseOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_EMBEDDING_SPARSE_H_

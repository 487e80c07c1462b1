// tf.nn.embedding_lookup_sparse, tf.nn.safe_embedding_lookup_sparse: look up
// rows of a table and combine those of each row of ids.
//
// `combiner` is "sum", "mean" (the sum divided by the sum of weights) or
// "sqrtn" (the sum divided by the root of the sum of squared weights); others
// throw ValueError.
#ifndef TFX_NN_EMBEDDING_SPARSE_H_
#define TFX_NN_EMBEDDING_SPARSE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/nn/embedding.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::nn {

struct EmbeddingLookupSparseOptions {
  ByName by_name{};
  std::string combiner = "mean";
  // Rows are scaled down to this norm before they are combined.
  TensorOption max_norm = {};
  std::string name = {};
  // With weights too, look up repeated ids repeatedly instead of finding the
  // distinct ids first. Only applies to a single tensor without max_norm.
  bool allow_fast_lookup = false;
};
// One row per row of sp_ids, none of which may be empty. sp_weights must have
// the same indices as sp_ids; without them all weights are 1.
Tensor embedding_lookup_sparse(
    const EmbeddingParams& params, const SparseTensor& sp_ids,
    const std::optional<SparseTensor>& sp_weights,
    const EmbeddingLookupSparseOptions& options = {});

struct SafeEmbeddingLookupSparseOptions {
  ByName by_name{};
  std::optional<SparseTensor> sparse_weights = std::nullopt;
  std::string combiner = "mean";
  // The id used for empty rows; None: they give zeros.
  std::optional<int64_t> default_id = std::nullopt;
  TensorOption max_norm = {};
  std::string name = {};
  bool allow_fast_lookup = false;
};
// The same for ids of any rank, combined along the last dimension. Rows may be
// empty. Ignores negative ids and, unless the combiner is "sum", ids whose
// weight is not positive.
Tensor safe_embedding_lookup_sparse(
    const EmbeddingParams& embedding_weights, const SparseTensor& sparse_ids,
    const SafeEmbeddingLookupSparseOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_EMBEDDING_SPARSE_H_

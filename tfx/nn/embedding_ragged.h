// tf.nn.embedding_lookup, tf.nn.embedding_lookup_sparse and
// tf.nn.safe_embedding_lookup_sparse for ragged ids.
#ifndef TFX_NN_EMBEDDING_RAGGED_H_
#define TFX_NN_EMBEDDING_RAGGED_H_

#include <cstdint>
#include <optional>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/nn/embedding.h"
#include "tfx/nn/embedding_sparse.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/ragged/ragged_or_dense.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx::nn {

// One row per id, with the ragged shape of the ids. Throws ValueError for
// dtypes other than int32 and int64.
RaggedTensor embedding_lookup(const EmbeddingParams& params,
                              const RaggedOrDense& ids,
                              const EmbeddingLookupOptions& options = {});

// One row per row of sp_ids, which must have rank 2 and no empty rows.
Tensor embedding_lookup_sparse(
    const EmbeddingParams& params, const RaggedTensor& sp_ids,
    const std::optional<RaggedTensor>& sp_weights,
    const EmbeddingLookupSparseOptions& options = {});

struct SafeEmbeddingLookupRaggedOptions {
  ByName by_name{};
  std::optional<RaggedTensor> sparse_weights = std::nullopt;
  std::string combiner = "mean";
  // The id used for empty rows; None: they give zeros.
  std::optional<int64_t> default_id = std::nullopt;
  TensorOption max_norm = {};
  std::string name = {};
  bool allow_fast_lookup = false;
};
// The same, but rows may be empty. Ignores negative ids and, unless the
// combiner is "sum", ids whose weight is not positive.
Tensor safe_embedding_lookup_sparse(
    const EmbeddingParams& embedding_weights, const RaggedTensor& sparse_ids,
    const SafeEmbeddingLookupRaggedOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_EMBEDDING_RAGGED_H_

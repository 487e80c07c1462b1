// Private header: shared by embeddings of sparse and of ragged ids.
#ifndef TFX_NN_EMBEDDING_HELPERS_H_
#define TFX_NN_EMBEDDING_HELPERS_H_

#include <string>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/nn/embedding.h"
#include "tfx/nn/embedding_sparse.h"

namespace tfx::nn::internal {

// Throws ValueError for an unknown combiner.
void check_combiner(const std::string& combiner);

// One row per segment: the rows of its ids, combined as the options say.
// `weights` may be an empty Tensor.
Tensor combine_embeddings(const EmbeddingParams& params,
                          const Tensor& segment_ids, const Tensor& ids,
                          const Tensor& weights,
                          const EmbeddingLookupSparseOptions& options,
                          const std::string& name);

// Reads variables only if their dtype differs from `dtype`.
std::vector<EmbeddingPart> parts_of_dtype(const EmbeddingParams& params,
                                          DType dtype);

// Repeats one flag per row for each column of `rows`.
Tensor as_columns(const Tensor& flags, const Tensor& rows);

}  // namespace tfx::nn::internal

#endif  // TFX_NN_EMBEDDING_HELPERS_H_

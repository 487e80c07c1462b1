// Private: what embeddings of sparse and of ragged ids have in common.
#ifndef TFX_NN_EMBEDDING_HELPERS_H_
#define TFX_NN_EMBEDDING_HELPERS_H_

#include <string>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/nn/embedding.h"
#include "tfx/nn/embedding_sparse.h"

namespace tfx::nn::internal {

// Throws ValueError if there is no such.
void check_combiner(const std::string& combiner);

// A row for each segment: those of its ids, combined as the options say. The
// weights may be no tensor.
Tensor combine_embeddings(const EmbeddingParams& params,
                          const Tensor& segment_ids, const Tensor& ids,
                          const Tensor& weights,
                          const EmbeddingLookupSparseOptions& options,
                          const std::string& name);

// Variables stay what they are, unless weights are of another dtype.
std::vector<EmbeddingPart> parts_of_dtype(const EmbeddingParams& params,
                                          DType dtype);

// One flag a row, as many times as `rows` has columns.
Tensor as_columns(const Tensor& flags, const Tensor& rows);

}  // namespace tfx::nn::internal

#endif  // TFX_NN_EMBEDDING_HELPERS_H_

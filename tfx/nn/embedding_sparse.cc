#include "tfx/nn/embedding_sparse.h"

#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/nn/embedding_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/sparse/conversion.h"
#include "tfx/sparse/shaping.h"

namespace tfx::nn {
namespace {

void check_same_places(const SparseTensor& ids, const SparseTensor& weights) {
  const auto check = [](const Tensor& x, const Tensor& y) {
    x.shape().assert_is_compatible_with(y.shape());
  };
  check(ids.values(), weights.values());
  check(ids.indices(), weights.indices());
  check(ids.dense_shape(), weights.dense_shape());
}

// Merges all dimensions but the last, giving rank 2.
SparseTensor as_matrix(const SparseTensor& tensor, const Tensor& outer_rank) {
  const Tensor& dims = tensor.dense_shape();
  const Tensor rows = math::reduce_prod(slice(dims, {0}, {outer_rank}));
  return sparse::reshape(tensor, stack({rows, gather(dims, outer_rank)}));
}

}  // namespace

Tensor embedding_lookup_sparse(const EmbeddingParams& params,
                               const SparseTensor& sp_ids,
                               const std::optional<SparseTensor>& sp_weights,
                               const EmbeddingLookupSparseOptions& options) {
  internal::check_combiner(options.combiner);
  if (sp_weights) check_same_places(sp_ids, *sp_weights);
  const NameScope scope = name_scope(options.name, "embedding_lookup_sparse");
  const Tensor weights = sp_weights ? sp_weights->values() : Tensor();
  return internal::combine_embeddings(params, sp_ids.indices()(_, 0),
                                      sp_ids.values(), weights, options,
                                      scope.name());
}

Tensor safe_embedding_lookup_sparse(
    const EmbeddingParams& embedding_weights, const SparseTensor& sparse_ids,
    const SafeEmbeddingLookupSparseOptions& options) {
  if (embedding_weights.parts().empty()) {
    throw ValueError("Missing embedding_weights [].");
  }
  std::optional<SparseTensor> weights = options.sparse_weights;
  const EmbeddingParams params(internal::parts_of_dtype(
      embedding_weights, weights ? weights->dtype() : DType()));
  const NameScope scope = name_scope(options.name, "embedding_lookup");
  const Tensor& original_shape = sparse_ids.dense_shape();
  const Tensor outer_rank = size(original_shape) - 1;
  SparseTensor ids = as_matrix(sparse_ids, outer_rank);
  if (weights) {
    weights = SparseTensor(ids.indices(), weights->values(), ids.dense_shape());
  }
  const auto keep = [&](const Tensor& condition) {
    ids = sparse::retain(ids, condition);
    if (weights) weights = sparse::retain(*weights, condition);
  };
  keep(math::greater_equal(ids.values(), 0));
  if (weights && options.combiner != "sum") {
    keep(math::greater(weights->values(), 0));
  }
  const auto [filled, is_row_empty] =
      sparse::fill_empty_rows(ids, options.default_id.value_or(0));
  if (weights) {
    weights = sparse::fill_empty_rows(*weights, 1.0).sp_ordered_output;
  }
  Tensor result =
      embedding_lookup_sparse(params, filled, weights,
                              {.combiner = options.combiner,
                               .max_norm = options.max_norm,
                               .name = options.default_id ? scope.name() : "",
                               .allow_fast_lookup = options.allow_fast_lookup});
  if (!options.default_id) {
    result =
        raw_ops::Select(internal::as_columns(is_row_empty, result),
                        zeros_like(result), result, {.name = scope.name()});
  }
  const Tensor outer = slice(cast(original_shape, int32), {0}, {outer_rank});
  const Tensor shaped =
      reshape(result, concat({outer, slice(shape(result), {1}, {-1})}, 0));
  const TensorShape row = result.shape();
  const TensorShape known = original_shape.shape();
  if (row.known_rank() && known.is_fully_defined()) {
    shaped.set_shape(TensorShape(std::vector<int64_t>(known[0] - 1, kNone))
                         .concatenate(row.slice(1, std::nullopt)));
  }
  return shaped;
}

}  // namespace tfx::nn

#include "tfx/nn/embedding_ragged.h"

#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/nn/embedding_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ragged/ragged_array_ops.h"
#include "tfx/ragged/ragged_functional_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::nn {
namespace {

// Ids of rank 2 and their optional weights.
struct Rows {
  RaggedTensor ids;
  std::optional<RaggedTensor> weights;

  void keep(const Tensor& condition) {
    const Tensor count = ids.nrows();
    const auto masked = [&](const RaggedTensor& ragged) {
      return boolean_mask(ragged.values().tensor(), condition);
    };
    const Tensor values = masked(ids);
    const Tensor rows = boolean_mask(ids.value_rowids(), condition);
    const auto in_rows = [&](const Tensor& kept) {
      return RaggedTensor::from_value_rowids(
          kept, rows, {.nrows = count, .validate = false});
    };
    ids = in_rows(values);
    if (weights) weights = in_rows(masked(*weights));
  }
};

struct Filled {
  RaggedTensor rows;
  Tensor is_row_empty;
};
Filled fill_empty_rows(const RaggedTensor& rows, const TensorLike& value) {
  const NameScope scope = name_scope("RaggedFillEmptyRows");
  const Tensor value_of_dtype = value.to_tensor(rows.dtype());
  const auto filled =
      ragged_fill_empty_rows(rows.value_rowids(), rows.values().tensor(),
                             rows.nrows(), value_of_dtype);
  return {RaggedTensor::from_value_rowids(filled.output_values,
                                          filled.output_value_rowids,
                                          {.validate = false}),
          filled.empty_row_indicator};
}

}  // namespace

RaggedTensor embedding_lookup(const EmbeddingParams& params,
                              const RaggedOrDense& ids,
                              const EmbeddingLookupOptions& options) {
  if (params.parts().empty()) throw ValueError("params should not be empty.");
  if (ids.dtype() != int32 && ids.dtype() != int64) {
    throw ValueError("The values contained by the inputs have type " +
                     ids.dtype().str() +
                     " and cannot be processed. All values should be indices, "
                     "either of type `int32` or `int64`.");
  }
  const NameScope scope = name_scope(options.name, "embedding_lookup_ragged");
  return ragged::map_flat_values(
      [&](const Tensor& values) {
        return embedding_lookup(params, values, {.max_norm = options.max_norm});
      },
      ids.ragged());
}

Tensor embedding_lookup_sparse(const EmbeddingParams& params,
                               const RaggedTensor& sp_ids,
                               const std::optional<RaggedTensor>& sp_weights,
                               const EmbeddingLookupSparseOptions& options) {
  internal::check_combiner(options.combiner);
  if (sp_weights) {
    sp_ids.values().shape().assert_is_compatible_with(
        sp_weights->values().shape());
    sp_ids.shape().assert_is_compatible_with(sp_weights->shape());
  }
  const NameScope scope = name_scope(options.name, "embedding_lookup_sparse");
  const Tensor weights = sp_weights ? sp_weights->values().tensor() : Tensor();
  return internal::combine_embeddings(params, sp_ids.value_rowids(),
                                      sp_ids.flat_values(), weights, options,
                                      scope.name());
}

Tensor safe_embedding_lookup_sparse(
    const EmbeddingParams& embedding_weights, const RaggedTensor& sparse_ids,
    const SafeEmbeddingLookupRaggedOptions& options) {
  if (embedding_weights.parts().empty()) {
    throw ValueError("Missing embedding_weights [].");
  }
  Rows rows{sparse_ids, options.sparse_weights};
  const EmbeddingParams params(internal::parts_of_dtype(
      embedding_weights, rows.weights ? rows.weights->dtype() : DType()));
  const NameScope scope = name_scope(options.name, "embedding_lookup");
  rows.keep(math::greater_equal(rows.ids.values().tensor(), 0));
  if (rows.weights && options.combiner != "sum") {
    rows.keep(math::greater(rows.weights->values().tensor(), 0));
  }
  const auto [filled, is_row_empty] =
      fill_empty_rows(rows.ids, options.default_id.value_or(0));
  if (rows.weights) rows.weights = fill_empty_rows(*rows.weights, 1.0).rows;
  const Tensor result =
      embedding_lookup_sparse(params, filled, rows.weights,
                              {.combiner = options.combiner,
                               .max_norm = options.max_norm,
                               .name = options.default_id ? scope.name() : "",
                               .allow_fast_lookup = options.allow_fast_lookup});
  if (options.default_id) return result;
  return raw_ops::Select(internal::as_columns(is_row_empty, result),
                         zeros_like(result), result, {.name = scope.name()});
}

}  // namespace tfx::nn

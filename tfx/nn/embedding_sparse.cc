#include "tfx/nn/embedding_sparse.h"

#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/ops/segment_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/sparse/conversion.h"
#include "tfx/sparse/math.h"
#include "tfx/sparse/shaping.h"

namespace tfx::nn {
namespace {

void check_combiner(const std::string& combiner) {
  if (combiner == "mean" || combiner == "sqrtn" || combiner == "sum") return;
  throw ValueError("combiner must be one of 'mean', 'sqrtn' or 'sum', got " +
                   combiner);
}

void check_same_places(const SparseTensor& ids, const SparseTensor& weights) {
  const auto check = [](const Tensor& x, const Tensor& y) {
    x.shape().assert_is_compatible_with(y.shape());
  };
  check(ids.values(), weights.values());
  check(ids.indices(), weights.indices());
  check(ids.dense_shape(), weights.dense_shape());
}

// Which rows of `embeddings` make up each segment.
struct Segments {
  Tensor embeddings;
  Tensor idx;
  Tensor ids;
  // Whether the gradient of the embeddings is of rows alone.
  bool has_sparse_gradient = false;
};

// Weights as they broadcast to rows.
Tensor weights_of_rows(const Tensor& weights, const Tensor& rows) {
  const Tensor ones =
      tfx::ones(expand_dims(rank(rows) - 1, 0), {.dtype = int32});
  const Tensor result = reshape(weights, concat({shape(weights), ones}, 0));
  if (rows.rank() >= 1) {
    result.set_shape(weights.shape().concatenate(
        std::vector<int64_t>(static_cast<size_t>(rows.rank()) - 1, 1)));
  }
  return result;
}

Tensor combine_weighted(const Segments& segments, const Tensor& weights,
                        const std::string& combiner, const std::string& name) {
  const Tensor ids = cast(segments.ids, int32);
  const Tensor found = gather(segments.embeddings, segments.idx);
  const DType dtype = found.dtype();
  const Tensor precise =
      dtype == float16 || dtype == bfloat16 ? cast(found, float32) : found;
  const Tensor factors =
      weights_of_rows(cast(weights, precise.dtype()), precise);
  const Tensor weighted = precise * factors;
  Tensor result;
  if (combiner == "sum") {
    result = math::segment_sum(weighted, ids, {.name = name});
  } else {
    const Tensor sum = math::segment_sum(weighted, ids);
    const Tensor total =
        combiner == "mean"
            ? math::segment_sum(factors, ids)
            : math::sqrt(math::segment_sum(math::pow(factors, 2), ids));
    result = math::divide_no_nan(sum, total, {.name = name});
  }
  return cast(result, dtype);
}

Tensor combine(const Segments& segments, const std::string& combiner,
               const std::string& name) {
  const auto function = combiner == "sum"    ? sparse::segment_sum
                        : combiner == "mean" ? sparse::segment_mean
                                             : sparse::segment_sqrt_n;
  return function(
      segments.embeddings, segments.idx, segments.ids,
      {.name = name, .sparse_gradient = segments.has_sparse_gradient});
}

// Of rank 2: the last dimension stays.
SparseTensor as_matrix(const SparseTensor& tensor, const Tensor& outer_rank) {
  const Tensor& dims = tensor.dense_shape();
  const Tensor rows = math::reduce_prod(slice(dims, {0}, {outer_rank}));
  return sparse::reshape(tensor, stack({rows, gather(dims, outer_rank)}));
}

// Variables stay what they are, unless weights are of another dtype.
std::vector<EmbeddingPart> parts_of_dtype(const EmbeddingParams& params,
                                          DType dtype) {
  std::vector<EmbeddingPart> parts;
  for (const EmbeddingPart& part : params.parts()) {
    if (part.is_variable() && (!dtype || part.dtype() == dtype)) {
      parts.push_back(part);
    } else {
      parts.emplace_back(TensorLike(part.to_tensor()).to_tensor(dtype));
    }
  }
  return parts;
}

}  // namespace

Tensor embedding_lookup_sparse(const EmbeddingParams& params,
                               const SparseTensor& sp_ids,
                               const std::optional<SparseTensor>& sp_weights,
                               const EmbeddingLookupSparseOptions& options) {
  check_combiner(options.combiner);
  if (sp_weights) check_same_places(sp_ids, *sp_weights);
  const NameScope scope = name_scope(options.name, "embedding_lookup_sparse");
  const std::vector<EmbeddingPart>& parts = params.parts();
  Segments segments;
  segments.ids = sp_ids.indices()(_, 0);
  if (parts.size() == 1 && !parts[0].is_variable() &&
      options.max_norm.is_none() &&
      (options.allow_fast_lookup || !sp_weights)) {
    segments.embeddings = parts[0].to_tensor();
    segments.idx = sp_ids.values();
    segments.has_sparse_gradient = !options.allow_fast_lookup;
  } else {
    const auto [ids, idx] = unique(sp_ids.values());
    segments.embeddings =
        embedding_lookup(params, ids, {.max_norm = options.max_norm});
    segments.idx = idx;
  }
  if (sp_weights) {
    return combine_weighted(segments, sp_weights->values(), options.combiner,
                            scope.name());
  }
  return combine(segments, options.combiner, scope.name());
}

Tensor safe_embedding_lookup_sparse(
    const EmbeddingParams& embedding_weights, const SparseTensor& sparse_ids,
    const SafeEmbeddingLookupSparseOptions& options) {
  if (embedding_weights.parts().empty()) {
    throw ValueError("Missing embedding_weights [].");
  }
  std::optional<SparseTensor> weights = options.sparse_weights;
  const EmbeddingParams params(
      parts_of_dtype(embedding_weights, weights ? weights->dtype() : DType()));
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
    const Tensor is_empty =
        tile(reshape(is_row_empty, {-1, 1}), {1, shape(result)[1]});
    result = raw_ops::Select(is_empty, zeros_like(result), result,
                             {.name = scope.name()});
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

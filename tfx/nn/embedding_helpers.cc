#include "tfx/nn/embedding_helpers.h"

#include "tfx/core/errors.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/segment_ops.h"
#include "tfx/sparse/math.h"

namespace tfx::nn::internal {
namespace {

// Rows idx of `embeddings` belong to the segments `ids`.
struct Segments {
  Tensor embeddings;
  Tensor idx;
  Tensor ids;
  // Whether the gradient of the embeddings is IndexedSlices.
  bool has_sparse_gradient = false;
};

// Reshapes weights to broadcast against rows.
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

}  // namespace

void check_combiner(const std::string& combiner) {
  if (combiner == "mean" || combiner == "sqrtn" || combiner == "sum") return;
  throw ValueError("combiner must be one of 'mean', 'sqrtn' or 'sum', got " +
                   combiner);
}

Tensor combine_embeddings(const EmbeddingParams& params,
                          const Tensor& segment_ids, const Tensor& ids,
                          const Tensor& weights,
                          const EmbeddingLookupSparseOptions& options,
                          const std::string& name) {
  const std::vector<EmbeddingPart>& parts = params.parts();
  Segments segments;
  segments.ids = segment_ids;
  if (parts.size() == 1 && !parts[0].is_variable() &&
      options.max_norm.is_none() &&
      (options.allow_fast_lookup || !weights.has_value())) {
    segments.embeddings = parts[0].to_tensor();
    segments.idx = ids;
    segments.has_sparse_gradient = !options.allow_fast_lookup;
  } else {
    const auto [distinct, idx] = unique(ids);
    segments.embeddings =
        embedding_lookup(params, distinct, {.max_norm = options.max_norm});
    segments.idx = idx;
  }
  return weights.has_value()
             ? combine_weighted(segments, weights, options.combiner, name)
             : combine(segments, options.combiner, name);
}

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

Tensor as_columns(const Tensor& flags, const Tensor& rows) {
  return tile(reshape(flags, {-1, 1}), {1, shape(rows)[1]});
}

}  // namespace tfx::nn::internal

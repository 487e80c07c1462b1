#include "tfx/nn/embedding.h"

#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/clip_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/data_flow_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::nn {
namespace {

using Parts = std::vector<EmbeddingPart>;

// Clips the norm of each row, one per id, to max_norm.
Tensor clip(const Tensor& rows, const Tensor& ids,
            const TensorOption& max_norm) {
  if (max_norm.is_none()) return rows;
  if (ids.rank() <= 0 || rows.rank() <= 0) {
    return clip_by_norm(rows, max_norm.value(),
                        {.axes = range(rank(ids), rank(rows))});
  }
  std::vector<int64_t> axes;
  for (int axis = ids.rank(); axis < rows.rank(); ++axis) axes.push_back(axis);
  return clip_by_norm(rows, max_norm.value(), {.axes = axes});
}

int64_t first_dimension(const EmbeddingPart& part) {
  const TensorShape shape = part.shape();
  return shape.known_rank() ? shape[0] : kNone;
}

// The total number of rows.
Tensor count_rows(const Parts& parts, DType dtype) {
  int64_t known = 0;
  bool is_known = true;
  std::vector<Tensor> sizes;
  for (const EmbeddingPart& part : parts) {
    const int64_t size = first_dimension(part);
    is_known = is_known && size != kNone;
    known += size;
    sizes.push_back(size == kNone ? shape(part.to_tensor())[0]
                                  : TensorLike(size).to_tensor(int32));
  }
  if (is_known && known > 0) return TensorLike(known).to_tensor(dtype);
  return math::reduce_sum(cast(stack(sizes), dtype));
}

struct Place {
  Tensor part;
  Tensor row;
};
// The part and row of each id. Parts are contiguous; longer ones come first.
Place place_of(const Tensor& ids, const Parts& parts) {
  const auto count = static_cast<int64_t>(parts.size());
  const Tensor total = count_rows(parts, ids.dtype());
  const Tensor length = math::floordiv(total, count);
  const Tensor extras = total % count;
  const Tensor in_longer = math::floordiv(ids, length + 1);
  const Tensor part =
      math::maximum(in_longer, math::floordiv(ids - extras, length));
  const Tensor is_longer = part < extras;
  const Tensor row_of_longer = ids % (length + 1);
  const Tensor row =
      raw_ops::Select(is_longer, row_of_longer, (ids - extras) % length);
  return {cast(part, int32), row};
}

// The static shape of a row.
TensorShape row_shape(const Parts& parts) {
  const auto row = [](const TensorShape& shape) {
    return shape.known_rank() ? shape.slice(1, std::nullopt) : shape;
  };
  TensorShape result = row(parts[0].shape());
  for (const EmbeddingPart& part : parts) {
    result = result.merge_with(row(part.shape()));
  }
  return result;
}

Tensor lookup_in_parts(const Parts& parts, const Tensor& ids,
                       const std::string& name) {
  const Tensor flat = reshape(ids, {-1});
  const Tensor places = range(size(flat));
  const auto count = static_cast<int64_t>(parts.size());
  const Place place = place_of(flat, parts);
  const std::vector<Tensor> rows =
      dynamic_partition(place.row, place.part, count);
  const std::vector<Tensor> origins =
      dynamic_partition(places, place.part, count);
  std::vector<Tensor> found;
  for (size_t i = 0; i < parts.size(); ++i) {
    found.push_back(parts[i].gather(rows[i]));
  }
  const Tensor stitched =
      raw_ops::ParallelDynamicStitch(origins, found, {.name = name});
  const TensorShape known = row_shape(parts);
  const Tensor row_dims = known.is_fully_defined()
                              ? ShapeLike(known).to_tensor(int32)
                              : shape(parts[0].to_tensor())[Slice(1, _)];
  const Tensor result = reshape(stitched, concat({shape(ids), row_dims}, 0));
  result.set_shape(ids.shape().concatenate(known));
  return result;
}

}  // namespace

DType EmbeddingPart::dtype() const {
  return is_variable() ? variable_.dtype() : tensor_.dtype();
}

TensorShape EmbeddingPart::shape() const {
  return is_variable() ? variable_.shape() : tensor_.shape();
}

Tensor EmbeddingPart::gather(const Tensor& ids, const std::string& name) const {
  if (is_variable()) return variable_.sparse_read(ids);
  return tfx::gather(tensor_, ids, {.name = name});
}

Tensor EmbeddingPart::to_tensor() const {
  return is_variable() ? Tensor(variable_) : tensor_;
}

Tensor embedding_lookup(const EmbeddingParams& params, const TensorLike& ids,
                        const EmbeddingLookupOptions& options) {
  const Parts& parts = params.parts();
  if (parts.empty()) {
    throw ValueError(
        "Length of params is currently 0. Need at least one param.");
  }
  const NameScope scope = name_scope(options.name, "embedding_lookup");
  const Tensor numbers = ids.to_tensor();
  if (parts.size() == 1) {
    return identity(clip(parts[0].gather(numbers, scope.name()), numbers,
                         options.max_norm));
  }
  return clip(lookup_in_parts(parts, numbers, scope.name()), numbers,
              options.max_norm);
}

}  // namespace tfx::nn

#include "tfx/ops/segment_ops.h"

#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::math {
namespace {

// The number of rows of each segment, at least 1, in a shape that broadcasts as
// a divisor.
Tensor segment_sizes(const Tensor& data, const Tensor& segment_ids,
                     const Tensor& num_segments) {
  const Tensor ones = raw_ops::Fill(internal::shape_tensor(segment_ids),
                                    internal::one_of(data.dtype()));
  const Tensor counts =
      raw_ops::UnsortedSegmentSum(ones, segment_ids, num_segments);
  const Tensor inner_rank =
      raw_ops::Sub(raw_ops::Rank(data), raw_ops::Rank(segment_ids));
  const Tensor shape =
      internal::join({internal::as_vector(num_segments),
                      raw_ops::Fill(internal::as_vector(inner_rank),
                                    internal::one_of(num_segments.dtype()))});
  return raw_ops::Maximum(raw_ops::Reshape(counts, shape),
                          internal::one_of(data.dtype()));
}

}  // namespace

Tensor segment_sum(const TensorLike& data, const TensorLike& segment_ids,
                   const NameOptions& options) {
  return raw_ops::SegmentSum(data.to_tensor(), segment_ids.to_tensor(),
                             {.name = options.name});
}

Tensor segment_mean(const TensorLike& data, const TensorLike& segment_ids,
                    const NameOptions& options) {
  return raw_ops::SegmentMean(data.to_tensor(), segment_ids.to_tensor(),
                              {.name = options.name});
}

Tensor segment_max(const TensorLike& data, const TensorLike& segment_ids,
                   const NameOptions& options) {
  return raw_ops::SegmentMax(data.to_tensor(), segment_ids.to_tensor(),
                             {.name = options.name});
}

Tensor segment_min(const TensorLike& data, const TensorLike& segment_ids,
                   const NameOptions& options) {
  return raw_ops::SegmentMin(data.to_tensor(), segment_ids.to_tensor(),
                             {.name = options.name});
}

Tensor segment_prod(const TensorLike& data, const TensorLike& segment_ids,
                    const NameOptions& options) {
  return raw_ops::SegmentProd(data.to_tensor(), segment_ids.to_tensor(),
                              {.name = options.name});
}

Tensor unsorted_segment_sum(const TensorLike& data,
                            const TensorLike& segment_ids,
                            const TensorLike& num_segments,
                            const NameOptions& options) {
  return raw_ops::UnsortedSegmentSum(
      data.to_tensor(), segment_ids.to_tensor(),
      internal::value_of(num_segments, tfx::int32), {.name = options.name});
}

Tensor unsorted_segment_max(const TensorLike& data,
                            const TensorLike& segment_ids,
                            const TensorLike& num_segments,
                            const NameOptions& options) {
  return raw_ops::UnsortedSegmentMax(
      data.to_tensor(), segment_ids.to_tensor(),
      internal::value_of(num_segments, tfx::int32), {.name = options.name});
}

Tensor unsorted_segment_min(const TensorLike& data,
                            const TensorLike& segment_ids,
                            const TensorLike& num_segments,
                            const NameOptions& options) {
  return raw_ops::UnsortedSegmentMin(
      data.to_tensor(), segment_ids.to_tensor(),
      internal::value_of(num_segments, tfx::int32), {.name = options.name});
}

Tensor unsorted_segment_prod(const TensorLike& data,
                             const TensorLike& segment_ids,
                             const TensorLike& num_segments,
                             const NameOptions& options) {
  return raw_ops::UnsortedSegmentProd(
      data.to_tensor(), segment_ids.to_tensor(),
      internal::value_of(num_segments, tfx::int32), {.name = options.name});
}

Tensor unsorted_segment_mean(const TensorLike& data,
                             const TensorLike& segment_ids,
                             const TensorLike& num_segments,
                             const NameOptions& options) {
  const auto scope = name_scope(options.name, "UnsortedSegmentMean");
  const Tensor rows = data.to_tensor();
  const Tensor ids = segment_ids.to_tensor();
  const Tensor count = internal::value_of(num_segments, tfx::int32);
  const Tensor sizes = segment_sizes(rows, ids, count);
  return truediv(raw_ops::UnsortedSegmentSum(rows, ids, count), sizes,
                 {.name = "truediv"});
}

Tensor unsorted_segment_sqrt_n(const TensorLike& data,
                               const TensorLike& segment_ids,
                               const TensorLike& num_segments,
                               const NameOptions& options) {
  const auto scope = name_scope(options.name, "UnsortedSegmentSqrtN");
  const Tensor rows = data.to_tensor();
  const Tensor ids = segment_ids.to_tensor();
  const Tensor count = internal::value_of(num_segments, tfx::int32);
  const Tensor sizes = segment_sizes(rows, ids, count);
  return truediv(raw_ops::UnsortedSegmentSum(rows, ids, count),
                 raw_ops::Sqrt(sizes), {.name = "truediv"});
}

}  // namespace tfx::math

#include "tfx/sparse/math.h"

#include <vector>

#include "tfx/core/array_format.h"
#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/matrix_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/logging_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/sparse_ops.h"
#include "tfx/sparse/helpers.h"

namespace tfx::sparse {
namespace {

Tensor reduced_axes(const SparseTensor& input, const Axis& axis) {
  if (!axis.is_none()) return axis.to_tensor({});
  return range(0, size(input.dense_shape()));
}

// Checks that the product of the matrices has this shape. Throws ValueError if
// both shapes are known; otherwise the traced function throws
// InvalidArgumentError.
void check_product_shape(const Tensor& dense_shape, const Tensor& product) {
  const auto given = constant_integers(dense_shape);
  const auto wanted = constant_integers(product);
  if (given && wanted) {
    if (*given == *wanted) return;
    throw ValueError(
        "Dense shape: " + array_str(internal::int64_constant(*given).host()) +
        " does not match output shape: " +
        array_str(internal::int64_constant(*wanted).host()));
  }
  raw_ops::Assert(
      math::reduce_all(raw_ops::Equal(dense_shape, product)),
      {TensorLike("Dense shape: ").to_tensor(), dense_shape,
       TensorLike(" does not match output shape: ").to_tensor(), product});
}

// There are two ops, with and without a number of segments.
template <auto Op, auto OpWithNumSegments>
Tensor segments(const TensorLike& data, const TensorLike& indices,
                const TensorLike& segment_ids, const SegmentOptions& options) {
  const Tensor rows = data.to_tensor();
  const Tensor chosen = internal::dense_value(indices, int32);
  const Tensor ids = internal::dense_value(segment_ids, int32);
  if (options.num_segments.is_none()) {
    return Op(
        rows, chosen, ids,
        {.sparse_gradient = options.sparse_gradient, .name = options.name});
  }
  return OpWithNumSegments(
      rows, chosen, ids,
      internal::dense_value(options.num_segments.value(), int32),
      {.sparse_gradient = options.sparse_gradient, .name = options.name});
}

}  // namespace

SparseTensor add(const SparseTensor& a, const SparseTensor& b,
                 const AddOptions& options) {
  const auto sum = raw_ops::SparseAdd(
      a.indices(), a.values(), a.dense_shape(), b.indices(), b.values(),
      b.dense_shape(), options.threshold.to_tensor(a.dtype().real_dtype()));
  a.shape().assert_is_compatible_with(b.shape());
  const TensorShape shape = broadcast_static_shape(a.shape(), b.shape());
  if (shape.is_fully_defined()) {
    return {sum.sum_indices, sum.sum_values, shape};
  }
  return {sum.sum_indices, sum.sum_values, sum.sum_shape};
}

Tensor add(const SparseTensor& a, const TensorLike& b,
           const AddOptions& /*options*/) {
  return raw_ops::SparseTensorDenseAdd(a.indices(), a.values(), a.dense_shape(),
                                       internal::dense_value(b, a.dtype()));
}

Tensor add(const TensorLike& a, const SparseTensor& b,
           const AddOptions& options) {
  return add(b, a, options);
}

SparseTensor maximum(const SparseTensor& sp_a, const SparseTensor& sp_b,
                     const NameOptions& options) {
  const auto greatest = raw_ops::SparseSparseMaximum(
      sp_a.indices(), sp_a.values(), sp_a.dense_shape(), sp_b.indices(),
      sp_b.values(), sp_b.dense_shape(), {.name = options.name});
  return {greatest.output_indices, greatest.output_values, sp_a.dense_shape()};
}

SparseTensor minimum(const SparseTensor& sp_a, const SparseTensor& sp_b,
                     const NameOptions& options) {
  const auto least = raw_ops::SparseSparseMinimum(
      sp_a.indices(), sp_a.values(), sp_a.dense_shape(), sp_b.indices(),
      sp_b.values(), sp_b.dense_shape(), {.name = options.name});
  return {least.output_indices, least.output_values, sp_a.dense_shape()};
}

Tensor reduce_max(const SparseTensor& sp_input, const ReduceOptions& options) {
  return raw_ops::SparseReduceMax(
      sp_input.indices(), sp_input.values(), sp_input.dense_shape(),
      reduced_axes(sp_input, options.axis),
      {.keep_dims = options.keepdims, .name = options.name});
}

SparseTensor reduce_max_sparse(const SparseTensor& sp_input,
                               const ReduceOptions& options) {
  const auto reduced = raw_ops::SparseReduceMaxSparse(
      sp_input.indices(), sp_input.values(), sp_input.dense_shape(),
      reduced_axes(sp_input, options.axis),
      {.keep_dims = options.keepdims, .name = options.name});
  return {reduced.output_indices, reduced.output_values, reduced.output_shape};
}

Tensor reduce_sum(const SparseTensor& sp_input, const ReduceOptions& options) {
  return raw_ops::SparseReduceSum(
      sp_input.indices(), sp_input.values(), sp_input.dense_shape(),
      reduced_axes(sp_input, options.axis),
      {.keep_dims = options.keepdims, .name = options.name});
}

SparseTensor reduce_sum_sparse(const SparseTensor& sp_input,
                               const ReduceOptions& options) {
  const auto reduced = raw_ops::SparseReduceSumSparse(
      sp_input.indices(), sp_input.values(), sp_input.dense_shape(),
      reduced_axes(sp_input, options.axis),
      {.keep_dims = options.keepdims, .name = options.name});
  return {reduced.output_indices, reduced.output_values, reduced.output_shape};
}

SparseTensor softmax(const SparseTensor& sp_input, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "SparseSoftmax");
  return sp_input.with_values(raw_ops::SparseSoftmax(
      sp_input.indices(), sp_input.values(), sp_input.dense_shape()));
}

Tensor sparse_dense_matmul(const SparseTensor& sp_a, const TensorLike& b,
                           const SparseDenseMatmulOptions& options) {
  const NameScope scope = name_scope(options.name, "SparseTensorDenseMatMul");
  return raw_ops::SparseTensorDenseMatMul(
      sp_a.indices(), sp_a.values(), sp_a.dense_shape(), b.to_tensor(),
      {.adjoint_a = options.adjoint_a, .adjoint_b = options.adjoint_b});
}

// Computed as the transpose of the reverse product. As in Python, the product
// of complex matrices is conjugated.
Tensor sparse_dense_matmul(const TensorLike& a, const SparseTensor& sp_b,
                           const SparseDenseMatmulOptions& options) {
  const bool turns = options.adjoint_a == options.adjoint_b;
  return tfx::transpose(
      sparse_dense_matmul(sp_b, a,
                          {.adjoint_a = options.adjoint_a != turns,
                           .adjoint_b = options.adjoint_b != turns}));
}

SampledAddmmOutputs sampled_addmm(const TensorLike& indices,
                                  const TensorLike& values,
                                  const TensorLike& dense_shape,
                                  const TensorLike& mat1,
                                  const TensorLike& mat2,
                                  const SampledAddmmOptions& options) {
  const DType dtype = options.output_type;
  const Tensor places = indices.to_tensor();
  const Tensor added = values.to_tensor(dtype);
  const Tensor shape = dense_shape.to_tensor(int32);
  const Tensor a = mat1.to_tensor(dtype);
  const Tensor b = mat2.to_tensor(dtype);
  if (a.rank() < 0) {
    throw ValueError("sampled_addmm needs matrices of known rank");
  }
  check_product_shape(shape, stack({tfx::shape(a)[-2], tfx::shape(b)[-1]}));
  const int64_t batch_dims = a.rank() - 2;
  const Tensor row_places = places(ellipsis, Slice(_, -1));
  const Tensor column_places = tfx::concat(
      {places(ellipsis, Slice(_, -2)), places(ellipsis, Slice(-1, _))}, -1);
  const Tensor rows = gather_nd(a, row_places, {.batch_dims = batch_dims});
  const Tensor columns = gather_nd(linalg::matrix_transpose(b), column_places,
                                   {.batch_dims = batch_dims});
  const Tensor products = math::reduce_sum(rows * columns, {.axis = -1});
  const Tensor scaled = products * options.alpha.to_tensor(dtype);
  return {places, scaled + added * options.beta.to_tensor(dtype), shape};
}

Tensor segment_sum(const TensorLike& data, const TensorLike& indices,
                   const TensorLike& segment_ids,
                   const SegmentOptions& options) {
  return segments<raw_ops::SparseSegmentSum,
                  raw_ops::SparseSegmentSumWithNumSegments>(
      data, indices, segment_ids, options);
}

Tensor segment_mean(const TensorLike& data, const TensorLike& indices,
                    const TensorLike& segment_ids,
                    const SegmentOptions& options) {
  return segments<raw_ops::SparseSegmentMean,
                  raw_ops::SparseSegmentMeanWithNumSegments>(
      data, indices, segment_ids, options);
}

Tensor segment_sqrt_n(const TensorLike& data, const TensorLike& indices,
                      const TensorLike& segment_ids,
                      const SegmentOptions& options) {
  return segments<raw_ops::SparseSegmentSqrtN,
                  raw_ops::SparseSegmentSqrtNWithNumSegments>(
      data, indices, segment_ids, options);
}

}  // namespace tfx::sparse

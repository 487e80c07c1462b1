// tf.sparse: arithmetic with sparse tensors: sums, extrema, products.
#ifndef TFX_SPARSE_MATH_H_
#define TFX_SPARSE_MATH_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::sparse {

struct AddOptions {
  ByName by_name{};
  // Values of smaller magnitude are dropped from the sum of two sparse tensors.
  TensorOption threshold = 0;
};
SparseTensor add(const SparseTensor& a, const SparseTensor& b,
                 const AddOptions& options = {});
// The sum with a dense tensor is dense; the threshold is ignored.
Tensor add(const SparseTensor& a, const TensorLike& b,
           const AddOptions& options = {});
Tensor add(const TensorLike& a, const SparseTensor& b,
           const AddOptions& options = {});

// Missing values count as 0.
SparseTensor maximum(const SparseTensor& sp_a, const SparseTensor& sp_b,
                     const NameOptions& options = {});
SparseTensor minimum(const SparseTensor& sp_a, const SparseTensor& sp_b,
                     const NameOptions& options = {});

// Python's `output_is_sparse` is a separate function here, named as in
// tf.compat.v1.
struct ReduceOptions {
  ByName by_name{};
  Axis axis = {};  // None: all
  // Whether reduced dimensions are kept with length 1.
  bool keepdims = false;
  std::string name = {};
};
// The maximum of the stored values; 0 if there are none.
Tensor reduce_max(const SparseTensor& sp_input,
                  const ReduceOptions& options = {});
SparseTensor reduce_max_sparse(const SparseTensor& sp_input,
                               const ReduceOptions& options = {});
Tensor reduce_sum(const SparseTensor& sp_input,
                  const ReduceOptions& options = {});
SparseTensor reduce_sum_sparse(const SparseTensor& sp_input,
                               const ReduceOptions& options = {});

// Along the last dimension, over the stored values.
SparseTensor softmax(const SparseTensor& sp_input,
                     const NameOptions& options = {});

struct SparseDenseMatmulOptions {
  ByName by_name{};
  bool adjoint_a = false;
  bool adjoint_b = false;
  std::string name = {};
};
// The product of a sparse and a dense matrix, as a dense one.
Tensor sparse_dense_matmul(const SparseTensor& sp_a, const TensorLike& b,
                           const SparseDenseMatmulOptions& options = {});
Tensor sparse_dense_matmul(const TensorLike& a, const SparseTensor& sp_b,
                           const SparseDenseMatmulOptions& options = {});

struct SampledAddmmOptions {
  ByName by_name{};
  TensorOption beta = 1.0;
  TensorOption alpha = 1.0;
  DType output_type = float32;
};
struct SampledAddmmOutputs {
  Tensor indices;
  Tensor values;
  Tensor dense_shape;
};
// alpha * (mat1 @ mat2) + beta * values, at the indices only. The rank of the
// matrices must be known. dense_shape is an int32 vector, the shape of one
// matrix.
SampledAddmmOutputs sampled_addmm(const TensorLike& indices,
                                  const TensorLike& values,
                                  const TensorLike& dense_shape,
                                  const TensorLike& mat1,
                                  const TensorLike& mat2,
                                  const SampledAddmmOptions& options = {});

struct SegmentOptions {
  ByName by_name{};
  TensorOption num_segments = {};  // None: last id + 1
  std::string name = {};
  // Whether the gradient is returned as IndexedSlices.
  bool sparse_gradient = false;
};
// Reduce the rows of `data` selected by `indices`, by segment. segment_ids must
// be sorted.
Tensor segment_sum(const TensorLike& data, const TensorLike& indices,
                   const TensorLike& segment_ids,
                   const SegmentOptions& options = {});
Tensor segment_mean(const TensorLike& data, const TensorLike& indices,
                    const TensorLike& segment_ids,
                    const SegmentOptions& options = {});
// The sum divided by the square root of the segment's size.
Tensor segment_sqrt_n(const TensorLike& data, const TensorLike& indices,
                      const TensorLike& segment_ids,
                      const SegmentOptions& options = {});

}  // namespace tfx::sparse

#endif  // TFX_SPARSE_MATH_H_

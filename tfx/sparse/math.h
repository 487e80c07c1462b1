// tf.sparse: arithmetic with sparse tensors: sums, extremes, products.
#ifndef TFX_SPARSE_MATH_H_
#define TFX_SPARSE_MATH_H_

#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::sparse {

struct AddOptions {
  // A sum of two sparse tensors has no values whose magnitude is less.
  TensorOption threshold = 0;
};
SparseTensor add(const SparseTensor& a, const SparseTensor& b,
                 const AddOptions& options = {});
// With a dense tensor a dense one; the threshold does not count.
Tensor add(const SparseTensor& a, const TensorLike& b,
           const AddOptions& options = {});
Tensor add(const TensorLike& a, const SparseTensor& b,
           const AddOptions& options = {});

// Where only one has a value the other is 0.
SparseTensor maximum(const SparseTensor& sp_a, const SparseTensor& sp_b,
                     const NameOptions& options = {});
SparseTensor minimum(const SparseTensor& sp_a, const SparseTensor& sp_b,
                     const NameOptions& options = {});

// (Python's `output_is_sparse` is a function here, with the name that it has in
// tf.compat.v1.)
struct ReduceOptions {
  Axis axis = {};  // None: all
  // Whether what is reduced stays, of length 1.
  bool keepdims = false;
  std::string name = {};
};
// The greatest value that is there; of none 0.
Tensor reduce_max(const SparseTensor& sp_input,
                  const ReduceOptions& options = {});
SparseTensor reduce_max_sparse(const SparseTensor& sp_input,
                               const ReduceOptions& options = {});
Tensor reduce_sum(const SparseTensor& sp_input,
                  const ReduceOptions& options = {});
SparseTensor reduce_sum_sparse(const SparseTensor& sp_input,
                               const ReduceOptions& options = {});

// Along the last dimension, of the values that are there.
SparseTensor softmax(const SparseTensor& sp_input,
                     const NameOptions& options = {});

struct SparseDenseMatmulOptions {
  bool adjoint_a = false;
  bool adjoint_b = false;
  std::string name = {};
};
// Of matrices, one of them sparse; a dense one.
Tensor sparse_dense_matmul(const SparseTensor& sp_a, const TensorLike& b,
                           const SparseDenseMatmulOptions& options = {});
Tensor sparse_dense_matmul(const TensorLike& a, const SparseTensor& sp_b,
                           const SparseDenseMatmulOptions& options = {});

struct SampledAddmmOptions {
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
// matrices has to be known. The shape, of one matrix, is an int32 vector.
SampledAddmmOutputs sampled_addmm(const TensorLike& indices,
                                  const TensorLike& values,
                                  const TensorLike& dense_shape,
                                  const TensorLike& mat1,
                                  const TensorLike& mat2,
                                  const SampledAddmmOptions& options = {});

struct SegmentOptions {
  TensorOption num_segments = {};  // None: one more than the last id
  std::string name = {};
  // Whether the gradient is IndexedSlices.
  bool sparse_gradient = false;
};
// Of the rows of `data` that `indices` name, in segments; segment_ids are
// sorted.
Tensor segment_sum(const TensorLike& data, const TensorLike& indices,
                   const TensorLike& segment_ids,
                   const SegmentOptions& options = {});
Tensor segment_mean(const TensorLike& data, const TensorLike& indices,
                    const TensorLike& segment_ids,
                    const SegmentOptions& options = {});
// Sums divided by the root of how many there are.
Tensor segment_sqrt_n(const TensorLike& data, const TensorLike& indices,
                      const TensorLike& segment_ids,
                      const SegmentOptions& options = {});

}  // namespace tfx::sparse

#endif  // TFX_SPARSE_MATH_H_

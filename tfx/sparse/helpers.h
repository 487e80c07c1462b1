// Small things that the functions of this folder are made of; not for others.
#ifndef TFX_SPARSE_HELPERS_H_
#define TFX_SPARSE_HELPERS_H_

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx::sparse::internal {

// A tensor as it is, for the op to judge; other values as `dtype`, or
// TypeError.
Tensor dense_value(const TensorLike& value, DType dtype);
// An int64 vector; a tensor of another dtype throws ValueError.
Tensor int64_vector(const ShapeLike& values);
// The same of known dimensions.
Tensor int64_constant(std::span<const int64_t> values);

// Throws ValueError, as Python's dimensions do, if both are known and differ.
void check_dimensions(int64_t a, int64_t b);

// Throws InvalidArgumentError, eagerly or when the function runs, unless all
// elements are the same; the message comes first. False if there was nothing to
// check: both are one tensor.
bool check_equal(const Tensor& x, const Tensor& y, const std::string& message);
// The tensor, there after what has been checked.
Tensor after_checks(const Tensor& tensor);

// A part of each of several sparse tensors.
std::vector<Tensor> all_indices(std::span<const SparseTensor> tensors);
std::vector<Tensor> all_values(std::span<const SparseTensor> tensors);
std::vector<Tensor> all_dense_shapes(std::span<const SparseTensor> tensors);

}  // namespace tfx::sparse::internal

#endif  // TFX_SPARSE_HELPERS_H_

// Helpers of this room. Private header.
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

// Tensors unchanged, for the op to check; other values as `dtype`, or
// TypeError.
Tensor dense_value(const TensorLike& value, DType dtype);
// An int64 vector. Throws ValueError for tensors of another dtype.
Tensor int64_vector(const ShapeLike& values);
// An int64 vector of known values.
Tensor int64_constant(std::span<const int64_t> values);

// Throws ValueError, like Python's dimensions, if both are known and differ.
void check_dimensions(int64_t a, int64_t b);

// Throws InvalidArgumentError, eagerly or when the function runs, unless all
// elements are equal. The text starts with `message`. Returns false if x and y
// are the same tensor, so that nothing was checked.
bool check_equal(const Tensor& x, const Tensor& y, const std::string& message);
// The tensor, run after the checks so far.
Tensor after_checks(const Tensor& tensor);

// A component of each of several sparse tensors.
std::vector<Tensor> all_indices(std::span<const SparseTensor> tensors);
std::vector<Tensor> all_values(std::span<const SparseTensor> tensors);
std::vector<Tensor> all_dense_shapes(std::span<const SparseTensor> tensors);

}  // namespace tfx::sparse::internal

#endif  // TFX_SPARSE_HELPERS_H_

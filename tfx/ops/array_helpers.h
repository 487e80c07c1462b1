// Small things that the functions of this folder are made of; not for others.
#ifndef TFX_OPS_ARRAY_HELPERS_H_
#define TFX_OPS_ARRAY_HELPERS_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/shape_like.h"

namespace tfx::internal {

// A scalar, and a vector, of an integer dtype.
Tensor integer(int64_t value, DType dtype = int32);
Tensor integers(std::span<const int64_t> values, DType dtype = int32);

// What Python converts for an input whose dtype is an attribute with the
// default int32: {} is of it, other values keep the dtype that they have.
Tensor index_tensor(const TensorLike& value);
// A tensor as it is, for the op to judge; other values as `dtype`, or
// TypeError.
Tensor value_of(const TensorLike& value, DType dtype);
// 0 and 1 of any dtype (False and True, the empty string).
Tensor zero_of(DType dtype);
Tensor one_of(DType dtype);

// Two shapes of one dtype: that of the first which is a tensor.
std::pair<Tensor, Tensor> match_shapes(const ShapeLike& x, const ShapeLike& y);

// The shape as an int32 vector: a constant where it is known.
Tensor shape_tensor(const Tensor& tensor);
// vector[begin:end] and vector[index] of Python.
Tensor slice_vector(const Tensor& vector, std::optional<int64_t> begin,
                    std::optional<int64_t> end);
Tensor element_of(const Tensor& vector, int64_t index);
// Vectors, one after the other.
Tensor join(std::initializer_list<Tensor> vectors);
// A vector of one.
Tensor as_vector(const Tensor& scalar);

// Of a tensor of any rank: dimensions that may count from the end, counted from
// the beginning, and all others. int32 vectors.
struct SplitAxes {
  Tensor chosen;
  Tensor rest;
};
SplitAxes split_axes(const Tensor& tensor, const Tensor& axes);

// As the text of an error has a tensor: str(t.numpy()), or, while a function is
// traced, str(t).
std::string value_text(const Tensor& tensor);
// str() of a list of integers: "[1, 2]".
std::string list_text(std::span<const int64_t> values);

}  // namespace tfx::internal

#endif  // TFX_OPS_ARRAY_HELPERS_H_

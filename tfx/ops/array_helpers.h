// Helpers of composite functions: small integer tensors, shapes as tensors.
// Not for users.
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

// Converts an input whose dtype is an attribute that defaults to int32, as
// Python does: {} becomes int32, other values keep their dtype.
Tensor index_tensor(const TensorLike& value);
// Returns a tensor unchanged, so that the op checks its dtype. Converts other
// values to `dtype`, or throws TypeError.
Tensor value_of(const TensorLike& value, DType dtype);
// 0 and 1 of any dtype (False and True, the empty string).
Tensor zero_of(DType dtype);
Tensor one_of(DType dtype);

// Two shapes as tensors of one dtype: that of the first one that is a tensor.
std::pair<Tensor, Tensor> match_shapes(const ShapeLike& x, const ShapeLike& y);

// The shape as an int32 vector: a constant if it is statically known.
Tensor shape_tensor(const Tensor& tensor);
// vector[begin:end] and vector[index] of Python.
Tensor slice_vector(const Tensor& vector, std::optional<int64_t> begin,
                    std::optional<int64_t> end);
Tensor element_of(const Tensor& vector, int64_t index);
// Concatenates vectors.
Tensor join(std::initializer_list<Tensor> vectors);
// The scalar as a vector of one element.
Tensor as_vector(const Tensor& scalar);

// `chosen`: the axes, with negative ones counted from the start; `rest`: all
// other axes of the tensor. int32 vectors; the rank need not be known.
struct SplitAxes {
  Tensor chosen;
  Tensor rest;
};
SplitAxes split_axes(const Tensor& tensor, const Tensor& axes);

// A tensor as error messages show it: str(t.numpy()), or str(t) if the tensor
// is symbolic.
std::string value_text(const Tensor& tensor);
// str() of a list of integers: "[1, 2]".
std::string list_text(std::span<const int64_t> values);

}  // namespace tfx::internal

#endif  // TFX_OPS_ARRAY_HELPERS_H_

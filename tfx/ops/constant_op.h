// tf.constant, tf.convert_to_tensor.
#ifndef TFX_OPS_CONSTANT_OP_H_
#define TFX_OPS_CONSTANT_OP_H_

#include <concepts>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

struct ConstantOptions {
  ByName by_name{};
  DType dtype = {};
  OptionalShape shape = std::nullopt;
  std::string name = "Const";
};

// `value` as a tensor. With a shape, a single value fills it, and several are
// reshaped to it; throws TypeError if their number does not fit.
Tensor constant(const TensorLike& value, const ConstantOptions& options = {});
// constant({1, 2}, tf::float32)
template <std::same_as<DType> T>
Tensor constant(const TensorLike& value, const T& dtype) {
  return constant(value, {.dtype = dtype});
}

struct ConvertToTensorOptions {
  ByName by_name{};
  DType dtype = {};
  // The preferred dtype: used if the value can be converted to it.
  DType dtype_hint = {};
  std::string name = {};
};

// `value` as a tensor; a tensor is returned unchanged.
Tensor convert_to_tensor(const TensorLike& value,
                         const ConvertToTensorOptions& options = {});

}  // namespace tfx

#endif  // TFX_OPS_CONSTANT_OP_H_

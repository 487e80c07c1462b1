// tf.constant, tf.convert_to_tensor.
#ifndef TFX_OPS_CONSTANT_OP_H_
#define TFX_OPS_CONSTANT_OP_H_

#include <optional>
#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

struct ConstantOptions {
  DType dtype = {};
  std::optional<TensorShape> shape = std::nullopt;
  std::string name = "Const";
};

// `value` as a tensor. With a shape, a single value fills it, and several are
// reshaped to it; throws TypeError if their number does not fit.
Tensor constant(const TensorLike& value, const ConstantOptions& options = {});

struct ConvertToTensorOptions {
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

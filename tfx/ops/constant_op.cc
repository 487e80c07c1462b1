#include "tfx/ops/constant_op.h"

#include "tfx/core/array_format.h"
#include "tfx/core/errors.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx {
namespace {

Tensor lay_out(const Tensor& tensor, const TensorShape& shape) {
  if (tensor.shape() == shape) return tensor;
  const std::vector<int64_t>& dims = shape.as_list();
  const Tensor dims_tensor(
      c::Tensor::from_values<int64_t>({int64_t(dims.size())}, dims));
  const int64_t count = tensor.shape().num_elements().value_or(0);
  if (count == 1 && tensor.rank() == 0) {
    return raw_ops::Fill(dims_tensor, tensor);
  }
  const int64_t wanted = shape.num_elements().value_or(-1);
  if (count == wanted) return raw_ops::Reshape(tensor, dims_tensor);
  const std::string text = array_str(tensor.host());
  throw TypeError(
      "Eager execution of tf.constant with unsupported shape. Tensor " + text +
      " has " + std::to_string(count) + " elements, but got `shape` " +
      shape.str() + " with " + std::to_string(wanted) + " elements).");
}

}  // namespace

Tensor constant(const TensorLike& value, const ConstantOptions& options) {
  if (value.is_tensor() && options.dtype && value.dtype() != options.dtype) {
    throw TypeError("Expected tensor " + array_str(value.to_tensor().host()) +
                    " with dtype " + options.dtype.repr() + ", but got dtype " +
                    value.dtype().repr() + ".");
  }
  const Tensor tensor = value.to_tensor(options.dtype);
  return options.shape ? lay_out(tensor, *options.shape) : tensor;
}

Tensor convert_to_tensor(const TensorLike& value,
                         const ConvertToTensorOptions& options) {
  if (options.dtype) return value.to_tensor(options.dtype);
  if (options.dtype_hint) return value.to_tensor_like(options.dtype_hint);
  return value.to_tensor();
}

}  // namespace tfx

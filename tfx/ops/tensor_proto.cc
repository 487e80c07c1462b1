#include "tfx/ops/tensor_proto.h"

#include "tfx/core/errors.h"
#include "tfx/core/init_scope.h"
#include "tfx/ops/array_ops.h"
#include "tfx/raw_ops/parsing_ops.h"

namespace tfx {
namespace {

Tensor with_shape(const Tensor& value, const MakeTensorProtoOptions& options) {
  if (options.shape.is_none()) return value;
  const std::vector<int64_t>* const numbers = options.shape.numbers();
  if (numbers == nullptr) {
    throw TypeError("the shape of a TensorProto has to be numbers");
  }
  const TensorShape shape(*numbers);
  const int64_t wanted = shape.num_elements().value_or(0);
  const int64_t given = value.shape().num_elements().value_or(0);
  if (given == wanted) return reshape(value, options.shape);
  if (options.allow_broadcast && given == 1) {
    return broadcast_to(reshape(value, ShapeLike({})), options.shape);
  }
  throw ValueError("a value of shape " + value.shape().str() +
                   " does not fill a TensorProto of shape " + shape.str());
}

}  // namespace

std::string make_tensor_proto(const TensorLike& values,
                              const MakeTensorProtoOptions& options) {
  const InitScope now;
  const Tensor value = values.to_tensor(options.dtype);
  if (value.is_symbolic()) {
    throw TypeError("a symbolic tensor has no value for a TensorProto");
  }
  return raw_ops::SerializeTensor(with_shape(value, options))
      .item<std::string>();
}

np::NDArray make_ndarray(std::string_view tensor_proto) {
  return Tensor(c::Tensor::from_proto(tensor_proto)).numpy();
}

}  // namespace tfx

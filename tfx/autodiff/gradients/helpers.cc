#include "tfx/autodiff/gradients/helpers.h"

#include <algorithm>

#include "tfx/c/tensor.h"
#include "tfx/core/literal.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

// The axes along which an input of shape `from` was broadcast to `to`.
std::vector<int64_t> repeated_axes(const std::vector<int64_t>& from,
                                   const std::vector<int64_t>& to) {
  std::vector<int64_t> axes;
  const size_t added = to.size() - from.size();
  for (size_t i = 0; i < to.size(); ++i) {
    if (i < added || (from[i - added] == 1 && to[i] != 1)) {
      axes.push_back(static_cast<int64_t>(i));
    }
  }
  return axes;
}

Gradient sum_to(const RecordedOp& op, size_t input, const Tensor& grad,
                const Tensor& axes) {
  return raw_ops::Reshape(raw_ops::Sum(grad, axes),
                          op.input_shape_tensor(input));
}

Gradient unbroadcast_statically(const RecordedOp& op, size_t input,
                                const Gradient& gradient) {
  if (gradient.is_none()) return {};
  const Tensor grad = gradient;
  const TensorShape shape = op.input_shape(input);
  if (shape == grad.shape()) return grad;
  return sum_to(
      op, input, grad,
      int32_vector(repeated_axes(shape.as_list(), grad.shape().as_list())));
}

bool is_known(const RecordedOp& op, const Gradient& gradient) {
  return op.input_shape(0).is_fully_defined() &&
         op.input_shape(1).is_fully_defined() &&
         (gradient.is_none() || gradient.shape().is_fully_defined());
}

}  // namespace

Tensor number(double value, DType dtype) {
  return Tensor(Literal(value).to_tensor(dtype));
}

Tensor int32_vector(std::span<const int64_t> values) {
  const std::vector<int32_t> narrow(values.begin(), values.end());
  return Tensor(c::Tensor::from_values<int32_t>(
      {static_cast<int64_t>(narrow.size())}, narrow));
}

Tensor int32_scalar(int64_t value) {
  return Tensor(c::Tensor::scalar(static_cast<int32_t>(value)));
}

Result to_result(const std::vector<Tensor>& tensors) {
  return Result(tensors.begin(), tensors.end());
}

const std::vector<int64_t>& strides(const RecordedOp& op) {
  return op.attr<std::vector<int64_t>>("strides");
}

const std::string& padding(const RecordedOp& op) {
  return op.attr<std::string>("padding");
}

Result unbroadcast(const RecordedOp& op, const Gradient& first,
                   const Gradient& second) {
  if (is_known(op, first) && is_known(op, second)) {
    return {unbroadcast_statically(op, 0, first),
            unbroadcast_statically(op, 1, second)};
  }
  const auto axes = raw_ops::BroadcastGradientArgs(op.input_shape_tensor(0),
                                                   op.input_shape_tensor(1));
  return {first.is_none() ? Gradient() : sum_to(op, 0, first, axes.r0),
          second.is_none() ? Gradient() : sum_to(op, 1, second, axes.r1)};
}

Tensor conj(const Tensor& tensor) {
  return tensor.dtype().is_complex() ? raw_ops::Conj(tensor) : tensor;
}

Tensor input_shape_as(const RecordedOp& op, size_t input, DType dtype) {
  if (dtype == int32) return op.input_shape_tensor(input);
  const TensorShape shape = op.input_shape(input);
  if (!shape.is_fully_defined()) {
    return raw_ops::Shape(op.input(input), {.out_type = dtype});
  }
  const std::vector<int64_t>& dims = shape.as_list();
  return Tensor(c::Tensor::from_values<int64_t>(
      {static_cast<int64_t>(dims.size())}, dims));
}

Tensor input_dimension(const RecordedOp& op, size_t input, int axis) {
  const TensorShape shape = op.input_shape(input);
  if (shape.known_rank() && shape[axis] != kNone) {
    return int32_scalar(shape[axis]);
  }
  return op.input_shape_tensor(input)[axis];
}

Tensor reshape_to_input(const RecordedOp& op, size_t input,
                        const Tensor& grad) {
  const TensorShape shape = op.input_shape(input);
  if (!shape.known_rank() || shape.is_fully_defined()) {
    return raw_ops::Reshape(grad, op.input_shape_tensor(input));
  }
  // Reshape infers a single unknown dimension, unless another one is 0.
  const std::vector<int64_t>& dims = shape.as_list();
  if (std::count(dims.begin(), dims.end(), kNone) == 1 &&
      std::count(dims.begin(), dims.end(), 0) == 0) {
    return raw_ops::Reshape(grad, int32_vector(dims));
  }
  return raw_ops::Reshape(grad, op.input_shape_tensor(input));
}

Tensor sum_to_input(const RecordedOp& op, size_t input, const Tensor& grad) {
  if (op.input_shape(input).is_fully_defined() &&
      grad.shape().is_fully_defined()) {
    return unbroadcast_statically(op, input, grad);
  }
  const Tensor axes = raw_ops::BroadcastGradientArgs(
                          raw_ops::Shape(grad), op.input_shape_tensor(input))
                          .r1;
  return sum_to(op, input, grad, axes);
}

}  // namespace tfx::gradients

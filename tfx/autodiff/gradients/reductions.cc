// Gradients of reductions: sum, mean, product, maximum, … along axes, which are
// input 1.
#include <algorithm>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/constant_value.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/data_flow_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

constexpr Keeps kKeepsAxes{0b10, 0};

// The axes, counted from the start, as an int32 vector; the input may be a
// scalar.
Tensor positive_axes(const RecordedOp& op, const Tensor& rank) {
  const Tensor axes =
      ops::Reshape(ops::Cast(op.input(1), tfx::int32), int32_vector({{-1}}));
  return (axes + rank) % rank;
}

// The input's shape with 1 for each reduced axis, as a tensor.
Tensor kept_shape(const RecordedOp& op) {
  const TensorShape shape = op.input_shape(0);
  const auto reduced = constant_integers(op.input(1));
  if (shape.is_fully_defined() && reduced) {
    std::vector<int64_t> dims = shape.as_list();
    for (const int64_t axis : *reduced) {
      dims[axis < 0 ? axis + dims.size() : axis] = 1;
    }
    return int32_vector(dims);
  }
  const Tensor dims = op.input_shape_tensor(0);
  const Tensor rank = ops::Size(dims);
  const Tensor axes = positive_axes(op, rank);
  const Tensor all = ops::Range(int32_scalar(0), rank, int32_scalar(1));
  const Tensor ones = ops::Fill(ops::Shape(axes), int32_scalar(1));
  return ops::DynamicStitch({all, axes}, {dims, ones});
}

// Reshapes a result, or its gradient, to kept_shape.
Tensor with_kept_dims(const RecordedOp& op, const Tensor& tensor) {
  if (op.attr<bool>("keep_dims")) return tensor;
  return ops::Reshape(tensor, kept_shape(op));
}

Result sum(const RecordedOp& op, Grads grads) {
  return {
      ops::BroadcastTo(with_kept_dims(op, grads[0]), op.input_shape_tensor(0)),
      {}};
}

// The number of input elements that are reduced to one output element.
Tensor reduced_count(const RecordedOp& op, DType dtype) {
  const auto inputs = op.input_shape(0).num_elements();
  const auto outputs = op.output_shape(0).num_elements();
  if (inputs && outputs) {
    const int64_t count = *inputs / std::max<int64_t>(*outputs, 1);
    return number(static_cast<double>(count), dtype);
  }
  const Tensor dims = op.input_shape_tensor(0);
  const Tensor axes = positive_axes(op, ops::Size(dims));
  const Tensor reduced = ops::GatherV2(dims, axes, int32_scalar(0));
  return ops::Cast(ops::Prod(reduced, int32_scalar(0)), dtype);
}

Result mean(const RecordedOp& op, Grads grads) {
  const Tensor grad = sum(op, grads)[0];
  return {ops::RealDiv(grad, reduced_count(op, grad.dtype())), {}};
}

// Max and Min: equal elements share the gradient.
Result extreme(const RecordedOp& op, Grads grads) {
  const Tensor grad = with_kept_dims(op, grads[0]);
  const Tensor is_chosen = ops::Cast(
      ops::Equal(with_kept_dims(op, op.output(0)), op.input(0)), grad.dtype());
  const Tensor count = ops::Sum(is_chosen, op.input(1), {.keep_dims = true});
  return {ops::RealDiv(is_chosen, count) * grad, {}};
}

Result euclidean_norm(const RecordedOp& op, Grads grads) {
  const Tensor norm = with_kept_dims(op, op.output(0));
  return {op.input(0) / (norm / with_kept_dims(op, grads[0])), {}};
}

Tensor product_of(const Tensor& dims, const Tensor& axes) {
  const Tensor chosen = ops::GatherV2(dims, axes, int32_scalar(0));
  return ops::Prod(chosen, int32_scalar(0));
}

// The derivative of each element is the product of the others. It is computed
// as the product of those before and after it, without division, because there
// may be zeros. The reduced axes are moved to the front of a matrix.
Result product(const RecordedOp& op, Grads grads) {
  const Tensor dims = op.input_shape_tensor(0);
  const Tensor grad = ops::BroadcastTo(with_kept_dims(op, grads[0]), dims);
  const Tensor rank = ops::Size(dims);
  const Tensor reduced = positive_axes(op, rank);
  const Tensor all = ops::Range(int32_scalar(0), rank, int32_scalar(1));
  const Tensor others = ops::ListDiff(all, reduced).out;
  const Tensor order = ops::ConcatV2({reduced, others}, int32_scalar(0));
  const Tensor permuted = ops::Transpose(op.input(0), order);
  const Tensor matrix = ops::Reshape(
      permuted,
      ops::Pack({product_of(dims, reduced), product_of(dims, others)}));
  const Tensor before =
      ops::Cumprod(matrix, int32_scalar(0), {.exclusive = true});
  const Tensor after = ops::Cumprod(matrix, int32_scalar(0),
                                    {.exclusive = true, .reverse = true});
  const Tensor rest =
      ops::Reshape(conj(before) * conj(after), ops::Shape(permuted));
  return {ops::Reshape(
              grad * ops::Transpose(rest, ops::InvertPermutation(order)), dims),
          {}};
}

}  // namespace

void register_reductions(GradientRegistry& registry) {
  registry.add("Sum", sum, kKeepsAxes);
  registry.add("Mean", mean, kKeepsAxes);
  registry.add("Max", extreme);
  registry.add("Min", extreme);
  registry.add("EuclideanNorm", euclidean_norm);
  registry.add("Prod", product, kKeepsInputs);
}

}  // namespace tfx::gradients

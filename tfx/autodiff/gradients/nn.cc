// Gradients of the remaining nn ops: biases, norms, top-k.
#include <string>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

Result bias_add(const RecordedOp& op, Grads grads) {
  return {grads[0], if_wanted(op, 1, [&] {
            return ops::BiasAddGrad(
                grads[0], {.data_format = op.attr<std::string>("data_format")});
          })};
}

Result bias_add_v1(const RecordedOp&, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor all_but_last =
      ops::Range(int32_scalar(0), ops::Sub(ops::Rank(grad), int32_scalar(1)),
                 int32_scalar(1));
  return {grad, ops::Sum(grad, all_but_last)};
}

// Broadcasts the gradient to all positions at which the bias was added.
Result bias_add_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor shape = op.input_shape_tensor(0);
  if (op.attr<std::string>("data_format") != "NCHW") {
    return {ops::BroadcastTo(grad, shape)};
  }
  const Tensor one = int32_vector({{1}});
  const Tensor spatial = ops::Fill(
      ops::Sub(ops::Shape(shape), int32_vector({{2}})), int32_scalar(1));
  const Tensor lifted = ops::Reshape(
      grad, ops::ConcatV2({one, ops::Shape(grad), spatial}, int32_scalar(0)));
  return {ops::BroadcastTo(lifted, shape)};
}

Result l2_loss(const RecordedOp& op, Grads grads) {
  return {ops::Mul(op.input(0), grads[0])};
}

Result lrn(const RecordedOp& op, Grads grads) {
  return {ops::LRNGrad(grads[0], op.input(0), op.output(0),
                       {.depth_radius = op.attr<int64_t>("depth_radius"),
                        .bias = op.attr<float>("bias"),
                        .alpha = op.attr<float>("alpha"),
                        .beta = op.attr<float>("beta")})};
}

// Chosen elements get their gradient, the rest zeros: scatters into the
// flattened input, in which row i begins at i * row_length.
Result top_k(const RecordedOp& op, Grads grads) {
  const Tensor zero(c::Tensor::scalar<int64_t>(0));
  const Tensor minus_one = int32_vector({{-1}});
  const Tensor shape = ops::Cast(op.input_shape_tensor(0), tfx::int64);
  const Tensor row_length = shape[-1];
  const Tensor size = ops::Prod(shape, zero, {.keep_dims = true});
  const Tensor chosen = ops::Reshape(
      ops::Cast(op.output(1), tfx::int64),
      ops::Pack({int32_scalar(-1), op.output_shape_tensor(1)[-1]}));
  const Tensor rows = ops::Shape(chosen, {.out_type = tfx::int64})[0];
  const Tensor row_begins =
      ops::Range(zero, ops::Mul(rows, row_length), row_length);
  const Tensor places =
      ops::AddV2(chosen, ops::ExpandDims(row_begins, int32_scalar(-1)));
  const Tensor flat =
      ops::ScatterNd(ops::Reshape(places, int32_vector({{-1, 1}})),
                     ops::Reshape(grads[0], minus_one), size);
  Result result(op.input_count());
  result[0] = ops::Reshape(flat, shape);
  return result;
}

// The same along any dimension, with the dimensions before and after it
// flattened.
Result approx_top_k(const RecordedOp& op, Grads grads) {
  const int64_t axis = op.attr<int64_t>("reduction_dimension");
  const Tensor shape = ops::Cast(op.input_shape_tensor(0), tfx::int64);
  const Tensor chosen_shape = ops::Cast(op.output_shape_tensor(1), tfx::int64);
  const Tensor before = reduce_prod(shape[Slice(axis)]);
  const Tensor after = reduce_prod(shape[Slice(axis, _)][Slice(1, _)]);
  const Tensor chosen = reshape(ops::Cast(op.output(1), tfx::int64),
                                {before, chosen_shape[axis], after});
  const Tensor places =
      (chosen + range(before)(_, newaxis, newaxis) * shape[axis]) * after +
      range(after);
  const Tensor flat = ops::ScatterNd(reshape(places, {-1, 1}),
                                     reshape(grads[0].to_tensor(), {-1}),
                                     reshape(reduce_prod(shape), {1}));
  return {ops::Reshape(flat, shape)};
}

// Elements equal to the one found share its gradient.
Result nth_element(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor last = int32_scalar(-1);
  const Tensor is_it =
      ops::Cast(ops::Equal(ops::ExpandDims(op.output(0), last), op.input(0)),
                grad.dtype());
  const Tensor share =
      ops::RealDiv(is_it, ops::Sum(is_it, last, {.keep_dims = true}));
  return {ops::Mul(share, ops::ExpandDims(grad, last)), {}};
}

// Each element gets the mean gradient of its segment. Segments do not span
// rows.
Result isotonic_regression(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor shape = op.output_shape_tensor(1);
  const Tensor minus_one = int32_vector({{-1}});
  const Tensor size = ops::Size(op.output(1));
  const Tensor row_begins = ops::Range(int32_scalar(0), size, shape[-1]);
  const Tensor segments = ops::Reshape(
      ops::AddV2(op.output(1), ops::ExpandDims(row_begins, int32_scalar(-1))),
      minus_one);
  const Tensor flat = ops::Reshape(grad, minus_one);
  const Tensor sums = ops::UnsortedSegmentSum(flat, segments, size);
  const Tensor counts =
      ops::UnsortedSegmentSum(ops::OnesLike(flat), segments, size);
  const Tensor means =
      ops::RealDiv(sums, ops::Maximum(counts, number(1, grad.dtype())));
  return {ops::Reshape(ops::GatherV2(means, segments, int32_scalar(0)), shape)};
}

}  // namespace

void register_nn(GradientRegistry& registry) {
  registry.add("BiasAdd", bias_add, kKeepsNothing);
  registry.add("BiasAddV1", bias_add_v1, kKeepsNothing);
  registry.add("BiasAddGrad", bias_add_grad, kKeepsNothing);
  registry.add("L2Loss", l2_loss, kKeepsInputs);
  registry.add("LRN", lrn);
  constexpr Keeps kSecondOutput{0, 0b10};
  registry.add("TopK", top_k, kSecondOutput);
  registry.add("TopKV2", top_k, kSecondOutput);
  registry.add("ApproxTopK", approx_top_k, kSecondOutput);
  registry.add("NthElement", nth_element, Keeps{0b01, 0b01});
  registry.add("IsotonicRegression", isotonic_regression, kSecondOutput);
}

}  // namespace tfx::gradients

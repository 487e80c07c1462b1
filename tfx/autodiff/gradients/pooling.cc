// Gradients of pooling.
#include <string>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

const std::vector<int64_t>& ksize(const RecordedOp& op) {
  return op.attr<std::vector<int64_t>>("ksize");
}

const std::string& data_format(const RecordedOp& op) {
  return op.attr<std::string>("data_format");
}

Result avg_pool(const RecordedOp& op, Grads grads) {
  return {ops::AvgPoolGrad(op.input_shape_tensor(0), grads[0], ksize(op),
                           strides(op), padding(op),
                           {.data_format = data_format(op)})};
}

Result avg_pool_grad(const RecordedOp& op, Grads grads) {
  return {{},
          ops::AvgPool(grads[0], ksize(op), strides(op), padding(op),
                       {.data_format = data_format(op)})};
}

Result avg_pool_3d(const RecordedOp& op, Grads grads) {
  return {ops::AvgPool3DGrad(op.input_shape_tensor(0), grads[0], ksize(op),
                             strides(op), padding(op),
                             {.data_format = data_format(op)})};
}

Result avg_pool_3d_grad(const RecordedOp& op, Grads grads) {
  return {{},
          ops::AvgPool3D(grads[0], ksize(op), strides(op), padding(op),
                         {.data_format = data_format(op)})};
}

Result max_pool(const RecordedOp& op, Grads grads) {
  return {ops::MaxPoolGrad(
      op.input(0), op.output(0), grads[0], ksize(op), strides(op), padding(op),
      {.explicit_paddings = op.attr<std::vector<int64_t>>("explicit_paddings"),
       .data_format = data_format(op)})};
}

Result max_pool_v2(const RecordedOp& op, Grads grads) {
  return {ops::MaxPoolGradV2(op.input(0), op.output(0), grads[0], op.input(1),
                             op.input(2), padding(op),
                             {.data_format = data_format(op)}),
          {},
          {}};
}

Result max_pool_with_argmax(const RecordedOp& op, Grads grads) {
  return {ops::MaxPoolGradWithArgmax(
      op.input(0), grads[0], op.output(1), ksize(op), strides(op), padding(op),
      {.include_batch_in_index = op.attr<bool>("include_batch_in_index")})};
}

Result max_pool_3d(const RecordedOp& op, Grads grads) {
  return {ops::MaxPool3DGrad(op.input(0), op.output(0), grads[0], ksize(op),
                             strides(op), padding(op),
                             {.data_format = data_format(op)})};
}

// Of the inputs (orig_input, orig_output, grad) only the last has a gradient,
// because the position of the largest element does not change.
Result only_of_grad(const RecordedOp& op, const Tensor& grad) {
  return {ops::ZerosLike(op.input(0)), ops::ZerosLike(op.input(1)), grad};
}

Result max_pool_grad(const RecordedOp& op, Grads grads) {
  return only_of_grad(
      op, ops::MaxPoolGradGrad(op.input(0), op.input(1), grads[0], ksize(op),
                               strides(op), padding(op),
                               {.data_format = data_format(op)}));
}

Result max_pool_grad_v2(const RecordedOp& op, Grads grads) {
  Result result = only_of_grad(
      op, ops::MaxPoolGradGradV2(op.input(0), op.input(1), grads[0],
                                 op.input(3), op.input(4), padding(op),
                                 {.data_format = data_format(op)}));
  result.resize(op.input_count());
  return result;
}

Result max_pool_grad_grad(const RecordedOp& op, Grads grads) {
  return only_of_grad(op, ops::MaxPoolGrad(op.input(0), op.input(1), grads[0],
                                           ksize(op), strides(op), padding(op),
                                           {.data_format = data_format(op)}));
}

Result max_pool_3d_grad(const RecordedOp& op, Grads grads) {
  return only_of_grad(
      op, ops::MaxPool3DGradGrad(op.input(0), op.input(1), grads[0], ksize(op),
                                 strides(op), padding(op),
                                 {.data_format = data_format(op)}));
}

Result max_pool_3d_grad_grad(const RecordedOp& op, Grads grads) {
  return only_of_grad(
      op, ops::MaxPool3DGrad(op.input(0), op.input(1), grads[0], ksize(op),
                             strides(op), padding(op),
                             {.data_format = data_format(op)}));
}

Result fractional_max_pool(const RecordedOp& op, Grads grads) {
  return {ops::FractionalMaxPoolGrad(
      op.input(0), op.output(0), grads[0], op.output(1), op.output(2),
      {.overlapping = op.attr<bool>("overlapping")})};
}

Result fractional_avg_pool(const RecordedOp& op, Grads grads) {
  return {ops::FractionalAvgPoolGrad(
      ops::Cast(op.input_shape_tensor(0), tfx::int64), grads[0], op.output(1),
      op.output(2), {.overlapping = op.attr<bool>("overlapping")})};
}

constexpr Keeps kOriginals{0b011, 0};
constexpr Keeps kOriginalsAndWindow{0b11011, 0};

}  // namespace

void register_pooling(GradientRegistry& registry) {
  registry.add("AvgPool", avg_pool, kKeepsNothing);
  registry.add("AvgPoolGrad", avg_pool_grad, kKeepsNothing);
  registry.add("AvgPool3D", avg_pool_3d, kKeepsNothing);
  registry.add("AvgPool3DGrad", avg_pool_3d_grad, kKeepsNothing);
  registry.add("MaxPool", max_pool);
  registry.add("MaxPoolV2", max_pool_v2);
  registry.add("MaxPoolWithArgmax", max_pool_with_argmax, Keeps{0b1, 0b10});
  registry.add("MaxPoolGrad", max_pool_grad, kOriginals);
  registry.add("MaxPoolGradV2", max_pool_grad_v2, kOriginalsAndWindow);
  registry.add("MaxPoolGradGrad", max_pool_grad_grad, kOriginals);
  registry.add("MaxPool3D", max_pool_3d);
  registry.add("MaxPool3DGrad", max_pool_3d_grad, kOriginals);
  registry.add("MaxPool3DGradGrad", max_pool_3d_grad_grad, kOriginals);
  registry.add("FractionalMaxPool", fractional_max_pool);
  registry.add("FractionalAvgPool", fractional_avg_pool, Keeps{0, 0b110});
}

}  // namespace tfx::gradients

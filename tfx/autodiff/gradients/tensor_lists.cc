// Gradients of tensor lists: the gradient of a list is a list.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/list_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

Tensor element_shape_of(const Tensor& list) {
  return ops::TensorListElementShape(list, int32);
}

// The shape of one row of an input.
Tensor row_shape(const RecordedOp& op, size_t input) {
  const TensorShape shape = op.input_shape(input);
  if (shape.known_rank() && shape.slice(1, {}).is_fully_defined()) {
    return int32_vector(shape.slice(1, {}).as_list());
  }
  const int64_t one[] = {1};
  const int64_t all[] = {-1};
  return ops::Slice(op.input_shape_tensor(input), int32_vector(one),
                    int32_vector(all));
}

// A shape in the form of the list ops: -1 for unknown dimensions.
Tensor static_shape(const TensorShape& shape) {
  return shape.known_rank() ? int32_vector(shape.as_list()) : int32_scalar(-1);
}

Result list_push_back_grad(const RecordedOp& op, Grads grads) {
  const auto popped = ops::TensorListPopBack(grads[0], op.input_shape_tensor(1),
                                             op.input_dtype(1));
  return {popped.output_handle, popped.tensor};
}

Result list_pop_back_grad(const RecordedOp& op, Grads grads) {
  const Tensor element =
      grads[1].is_none() ? ops::ZerosLike(op.output(1)) : grads[1].to_tensor();
  const Tensor list =
      grads[0].is_none()
          ? ops::EmptyTensorList(element_shape_of(op.output(0)),
                                 int32_scalar(-1), op.output_dtype(1))
          : grads[0].to_tensor();
  return {ops::TensorListPushBack(list, element), {}};
}

Result list_stack_grad(const RecordedOp& /*op*/, Grads grads) {
  const Tensor grad = grads[0];
  const TensorShape shape = grad.shape();
  const TensorShape element =
      shape.known_rank() ? shape.slice(1, {}) : TensorShape::unknown();
  return {ops::TensorListFromTensor(grad, static_shape(element)), {}};
}

Result list_from_tensor_grad(const RecordedOp& op, Grads grads) {
  const TensorShape shape = op.input_shape(0);
  return {ops::TensorListStack(
              grads[0], row_shape(op, 0), op.input_dtype(0),
              {.num_elements = shape.known_rank() ? shape[0] : -1}),
          {}};
}

Tensor split_like(const RecordedOp& op, const Tensor& grad) {
  return ops::TensorListSplit(grad, element_shape_of(op.input(0)),
                              op.output(1));
}

Result list_concat_grad(const RecordedOp& op, Grads grads) {
  return {split_like(op, grads[0])};
}

Result list_concat_v2_grad(const RecordedOp& op, Grads grads) {
  return {split_like(op, grads[0]), {}, {}};
}

Result list_split_grad(const RecordedOp& op, Grads grads) {
  const int64_t unknown[] = {-1};
  const Tensor shape =
      ops::ConcatV2({int32_vector(unknown), row_shape(op, 0)}, int32_scalar(0));
  return {
      ops::TensorListConcatV2(grads[0], shape, op.input(2), op.input_dtype(0))
          .tensor,
      {},
      {}};
}

Result list_get_item_grad(const RecordedOp& op, Grads grads) {
  const Tensor& list = op.input(0);
  const Tensor item = grads[0];
  const Tensor zeros = ops::TensorListReserve(
      element_shape_of(list), ops::TensorListLength(list), op.output_dtype(0));
  return {ops::TensorListSetItem(zeros, op.input(1), item), {}, {}};
}

Result list_set_item_grad(const RecordedOp& op, Grads grads) {
  const Tensor list = grads[0];
  const Tensor& index = op.input(1);
  const Tensor& item = op.input(2);
  Tensor before = ops::TensorListSetItem(list, index, ops::ZerosLike(item));
  if (op.attr<bool>("resize_if_index_out_of_bounds")) {
    before = ops::TensorListResize(before, ops::TensorListLength(op.input(0)));
  }
  return {before,
          {},
          ops::TensorListGetItem(list, index, op.input_shape_tensor(2),
                                 item.dtype())};
}

Result list_resize_grad(const RecordedOp& op, Grads grads) {
  return {ops::TensorListResize(grads[0], ops::TensorListLength(op.input(0))),
          {}};
}

Result list_gather_grad(const RecordedOp& op, Grads grads) {
  const Tensor& list = op.input(0);
  const Tensor zeros = ops::TensorListReserve(
      element_shape_of(list), ops::TensorListLength(list), op.output_dtype(0));
  return {ops::TensorListScatterIntoExistingList(zeros, grads[0], op.input(1)),
          {},
          {}};
}

Tensor gather_like(const RecordedOp& op, size_t tensor, size_t indices,
                   const Tensor& list) {
  return ops::TensorListGather(list, op.input(indices), row_shape(op, tensor),
                               op.input_dtype(tensor));
}

Result list_scatter_grad(const RecordedOp& op, Grads grads) {
  return {gather_like(op, 0, 1, grads[0]), {}, {}};
}

Result list_scatter_v2_grad(const RecordedOp& op, Grads grads) {
  return {gather_like(op, 0, 1, grads[0]), {}, {}, {}};
}

Result list_scatter_into_existing_grad(const RecordedOp& op, Grads grads) {
  const Tensor zeros = ops::ZerosLike(op.input(1));
  return {ops::TensorListScatterIntoExistingList(grads[0], zeros, op.input(2)),
          gather_like(op, 1, 2, grads[0]),
          {}};
}

}  // namespace

void register_tensor_lists(GradientRegistry& registry) {
  registry.add("TensorListPushBack", list_push_back_grad, {0b10, 0});
  registry.add("TensorListPopBack",
               RegisteredGradient{.function = list_pop_back_grad,
                                  .keeps = kKeepsOutputs,
                                  .takes_none = 0b11});
  registry.add("TensorListStack", list_stack_grad, kKeepsNothing);
  registry.add("TensorListFromTensor", list_from_tensor_grad, {0b01, 0});
  registry.add("TensorListConcat", list_concat_grad, {0b01, 0b10});
  registry.add("TensorListConcatV2", list_concat_v2_grad, {0b001, 0b10});
  registry.add("TensorListSplit", list_split_grad, {0b101, 0});
  registry.add("TensorListGetItem", list_get_item_grad, {0b011, 0});
  registry.add("TensorListSetItem", list_set_item_grad, {0b111, 0});
  registry.add("TensorListResize", list_resize_grad, {0b01, 0});
  registry.add("TensorListGather", list_gather_grad, {0b011, 0});
  registry.add("TensorListScatter", list_scatter_grad, {0b011, 0});
  registry.add("TensorListScatterV2", list_scatter_v2_grad, {0b0011, 0});
  registry.add("TensorListScatterIntoExistingList",
               list_scatter_into_existing_grad, {0b110, 0});
}

}  // namespace tfx::gradients

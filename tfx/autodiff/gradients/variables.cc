// Gradients of reading variables: they are the variable's.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/resource_variable_ops.h"

namespace tfx::gradients {
namespace {

Result read(const RecordedOp&, Grads grads) { return {grads[0]}; }

// Rows of a variable: the gradient is of these rows only.
Result gather(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor& indices = op.input(1);
  const Tensor shape = raw_ops::VariableShape(op.input(0));
  const Tensor flat = raw_ops::Reshape(indices, int32_vector({{-1}}));
  const Tensor one(int32_vector({{1}}));
  const Tensor rest = raw_ops::StridedSlice(shape, one, int32_vector({{0}}),
                                            one, {.end_mask = 1});
  const Tensor rows = raw_ops::ConcatV2(
      {raw_ops::ExpandDims(raw_ops::Size(indices), int32_scalar(0)), rest},
      int32_scalar(0));
  return {IndexedSlices(raw_ops::Reshape(grad, rows), flat, shape), {}};
}

Result gather_nd(const RecordedOp& op, Grads grads) {
  const Tensor shape =
      raw_ops::VariableShape(op.input(0), {.out_type = op.input_dtype(1)});
  return {raw_ops::ScatterNd(op.input(1), grads[0], shape), {}};
}

}  // namespace

void register_variables(GradientRegistry& registry) {
  registry.add("ReadVariableOp", read, kKeepsNothing);
  registry.add("ResourceGather", gather, kKeepsInputs);
  registry.add("ResourceGatherNd", gather_nd, kKeepsInputs);
  for (const char* op :
       {"VarHandleOp", "VarIsInitializedOp", "VariableShape"}) {
    registry.add_none(op);
  }
}

}  // namespace tfx::gradients

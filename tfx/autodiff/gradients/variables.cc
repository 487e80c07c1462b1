// Gradients of reading variables, which are gradients of the variable's handle.
#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/gathering.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/raw_ops/resource_variable_ops.h"

namespace tfx::gradients {
namespace {

Result read(const RecordedOp&, Grads grads) { return {grads[0]}; }

Result gather(const RecordedOp& op, Grads grads) {
  return {
      gathered_rows(grads[0], op.input(1), raw_ops::VariableShape(op.input(0))),
      {}};
}

Result gather_nd(const RecordedOp& op, Grads grads) {
  const Tensor shape =
      raw_ops::VariableShape(op.input(0), {.out_type = op.input_dtype(1)});
  return {gathered_elements(grads[0], op.input(1), shape), {}};
}

}  // namespace

void register_variables(GradientRegistry& registry) {
  registry.add("ReadVariableOp", read, kKeepsNothing);
  registry.add("ResourceGather", gather, kKeepsInputs);
  registry.add("ResourceGatherNd", gather_nd, kKeepsInputs);
  registry.add_none("VarHandleOp");
}

}  // namespace tfx::gradients

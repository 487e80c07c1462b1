// Gradients of packing tensors into a variant and of unpacking them. The
// gradient of a variant is a variant of gradients.
#include <string>
#include <vector>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/dataset_ops.h"
#include "tfx/raw_ops/misc_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

std::vector<DType> input_dtypes(const RecordedOp& op) {
  std::vector<DType> dtypes;
  for (size_t i = 0; i < op.input_count(); ++i) {
    dtypes.push_back(op.input_dtype(i));
  }
  return dtypes;
}

Result optional_from_value_grad(const RecordedOp& op, Grads grads) {
  std::vector<TensorShape> shapes;
  for (size_t i = 0; i < op.input_count(); ++i) {
    shapes.push_back(op.input_shape(i));
  }
  return to_result(ops::OptionalGetValue(grads[0], input_dtypes(op), shapes));
}

// Components without a gradient are packed as zeros, to keep their positions.
Result optional_get_value_grad(const RecordedOp& op, Grads grads) {
  std::vector<Tensor> components;
  for (size_t i = 0; i < grads.size(); ++i) {
    components.push_back(grads[i].is_none() ? ops::ZerosLike(op.output(i))
                                            : grads[i].to_tensor());
  }
  return {ops::OptionalFromValue(components)};
}

Result composite_from_components_grad(const RecordedOp& op, Grads grads) {
  return to_result(ops::CompositeTensorVariantToComponents(
      grads[0], op.attr<std::string>("metadata"), input_dtypes(op)));
}

// The gradient is composite like the value; components without a gradient, such
// as row splits, are taken from the value.
Result composite_to_components_grad(const RecordedOp& op, Grads grads) {
  std::vector<Tensor> components;
  for (size_t i = 0; i < grads.size(); ++i) {
    components.push_back(grads[i].is_none() ? op.output(i)
                                            : grads[i].to_tensor());
  }
  return {ops::CompositeTensorVariantFromComponents(
      components, op.attr<std::string>("metadata"))};
}

}  // namespace

void register_variants(GradientRegistry& registry) {
  registry.add("OptionalFromValue", optional_from_value_grad, kKeepsNothing);
  registry.add("OptionalGetValue", optional_get_value_grad, kKeepsOutputs);
  registry.add("CompositeTensorVariantFromComponents",
               composite_from_components_grad, kKeepsNothing);
  registry.add("CompositeTensorVariantToComponents",
               composite_to_components_grad, kKeepsOutputs);
}

}  // namespace tfx::gradients

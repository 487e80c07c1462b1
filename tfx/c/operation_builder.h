// OperationBuilder: adds a node to a graph (TF_OperationDescription).
//
//   Operation sum = OperationBuilder(graph, "AddV2", "sum")
//                       .add_input(x).add_input(y).finish();
//
// If the node is invalid, finish() throws. A builder destroyed without finish()
// leaves nothing in the graph. Inputs must belong to the same graph, which C
// does not check.
#ifndef TFX_C_OPERATION_BUILDER_H_
#define TFX_C_OPERATION_BUILDER_H_

#include <cstdint>
#include <span>
#include <string_view>

#include "tfx/c/data_type.h"
#include "tfx/c/operation.h"
#include "tfx/c/owner.h"
#include "tfx/c/shape.h"
#include "tfx/c/tensor.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

class Graph;

class OperationBuilder : public Owner<TF_OperationDescription> {
 public:
  // The graph must outlive the builder. Throws InvalidArgumentError for an
  // invalid node name.
  // Wraps TF_NewOperation.
  OperationBuilder(Graph& graph, ZString op_type, ZString name);

  OperationBuilder& set_device(ZString device);  ///< Wraps TF_SetDevice
  OperationBuilder& add_input(Output input);     ///< Wraps TF_AddInput
  // Wraps TF_AddInputList.
  OperationBuilder& add_input_list(std::span<const Output> inputs);
  // Wraps TF_AddControlInput.
  OperationBuilder& add_control_input(Operation input);
  // Wraps TF_ColocateWith.
  OperationBuilder& colocate_with(Operation operation);

  // Wraps TF_SetAttrString.
  OperationBuilder& set_string(ZString name, std::string_view value);
  // Wraps TF_SetAttrInt.
  OperationBuilder& set_int(ZString name, int64_t value);
  // Wraps TF_SetAttrFloat.
  OperationBuilder& set_float(ZString name, float value);
  // Wraps TF_SetAttrBool.
  OperationBuilder& set_bool(ZString name, bool value);
  // Wraps TF_SetAttrType.
  OperationBuilder& set_type(ZString name, DataType value);
  // Wraps TF_SetAttrShape.
  OperationBuilder& set_shape(ZString name, ShapeView value);
  // Wraps TF_SetAttrTensor.
  OperationBuilder& set_tensor(ZString name, const Tensor& value);
  // `function` is the name of a function in the graph.
  // Wraps TF_SetAttrFuncName.
  OperationBuilder& set_function(ZString name, std::string_view function);
  // In a function's body: takes the value of the function's attribute
  // `placeholder`.
  // Wraps TF_SetAttrPlaceholder.
  OperationBuilder& set_placeholder(ZString name, ZString placeholder);

  // Wraps TF_SetAttrStringList.
  OperationBuilder& set_string_list(ZString name,
                                    std::span<const std::string_view> values);
  // Wraps TF_SetAttrIntList.
  OperationBuilder& set_int_list(ZString name, std::span<const int64_t> values);
  // Wraps TF_SetAttrFloatList.
  OperationBuilder& set_float_list(ZString name, std::span<const float> values);
  // Wraps TF_SetAttrBoolList.
  OperationBuilder& set_bool_list(ZString name, std::span<const bool> values);
  // Wraps TF_SetAttrTypeList.
  OperationBuilder& set_type_list(ZString name,
                                  std::span<const DataType> values);
  // Wraps TF_SetAttrShapeList.
  OperationBuilder& set_shape_list(ZString name,
                                   std::span<const ShapeView> values);
  // Wraps TF_SetAttrTensorList.
  OperationBuilder& set_tensor_list(ZString name,
                                    std::span<const Tensor> values);
  // Any attribute, from a serialised AttrValue.
  // Wraps TF_SetAttrValueProto.
  OperationBuilder& set_attr_value(ZString name, std::string_view attr_value);

  // Adds the node to the graph; the builder is empty afterwards.
  Operation finish();  ///< Wraps TF_FinishOperation
};

}  // namespace tfx::c

#endif  // TFX_C_OPERATION_BUILDER_H_

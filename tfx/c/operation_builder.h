// OperationBuilder: a new node for a graph (TF_OperationDescription).
//
//   Operation sum = OperationBuilder(graph, "AddV2", "sum")
//                       .add_input(x).add_input(y).finish();
//
// What is wrong with the node shows when finish() throws. A builder that is
// dropped without finish() leaves nothing in the graph. Inputs have to be of
// the same graph, which C does not check.
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
  // The graph must outlive the builder. Throws InvalidArgumentError for a name
  // that no node may have.
  OperationBuilder(Graph& graph, ZString op_type, ZString name);

  OperationBuilder& set_device(ZString device);
  OperationBuilder& add_input(Output input);
  OperationBuilder& add_input_list(std::span<const Output> inputs);
  OperationBuilder& add_control_input(Operation input);
  OperationBuilder& colocate_with(Operation operation);

  OperationBuilder& set_string(ZString name, std::string_view value);
  OperationBuilder& set_int(ZString name, int64_t value);
  OperationBuilder& set_float(ZString name, float value);
  OperationBuilder& set_bool(ZString name, bool value);
  OperationBuilder& set_type(ZString name, DataType value);
  OperationBuilder& set_shape(ZString name, ShapeView value);
  OperationBuilder& set_tensor(ZString name, const Tensor& value);
  // The name of a function that the graph knows.
  OperationBuilder& set_function(ZString name, std::string_view function);
  // In a function's body: the attribute of the function that stands here.
  OperationBuilder& set_placeholder(ZString name, ZString placeholder);

  OperationBuilder& set_string_list(ZString name,
                                    std::span<const std::string_view> values);
  OperationBuilder& set_int_list(ZString name, std::span<const int64_t> values);
  OperationBuilder& set_float_list(ZString name, std::span<const float> values);
  OperationBuilder& set_bool_list(ZString name, std::span<const bool> values);
  OperationBuilder& set_type_list(ZString name,
                                  std::span<const DataType> values);
  OperationBuilder& set_shape_list(ZString name,
                                   std::span<const ShapeView> values);
  OperationBuilder& set_tensor_list(ZString name,
                                    std::span<const Tensor> values);
  // Any attribute, from a serialised AttrValue.
  OperationBuilder& set_attr_value(ZString name, std::string_view attr_value);

  // Adds the node to the graph; the builder is empty afterwards.
  Operation finish();
};

}  // namespace tfx::c

#endif  // TFX_C_OPERATION_BUILDER_H_

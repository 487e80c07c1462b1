#include "tfx/c/operation_builder.h"

#include <algorithm>
#include <string>

#include "tfx/c/attr_lists.h"
#include "tfx/c/c_layout.h"
#include "tfx/c/errors.h"
#include "tfx/c/graph.h"
#include "tfx/c/status.h"

namespace tfx::c {
namespace {

TF_OperationDescription* checked(TF_OperationDescription* description) {
  if (description == nullptr) {
    throw errors::FailedPreconditionError(
        "the operation is finished already; nothing can be added to it");
  }
  return description;
}

bool is_alphanumeric(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9');
}

// C accepts any name, but no session accepts a graph with an invalid one.
const char* checked_name(ZString name) {
  const std::string_view text = name.c_str();
  const bool valid =
      !text.empty() && (is_alphanumeric(text[0]) || text[0] == '.') &&
      std::all_of(text.begin(), text.end(), [](char c) {
        return is_alphanumeric(c) ||
               std::string_view("_./>-").find(c) != std::string_view::npos;
      });
  if (!valid) {
    throw errors::InvalidArgumentError("'" + std::string(text) +
                                       "' is not a valid name of a node");
  }
  return name.c_str();
}

}  // namespace

// C can only free a description by finishing it. Two values for one attribute
// make that fail, so that no node is added.
void destroy(TF_OperationDescription* object) noexcept {
  TF_SetAttrInt(object, "_tfx_abandoned", 0);
  TF_SetAttrInt(object, "_tfx_abandoned", 1);
  Status ignored;
  TF_FinishOperation(object, ignored.get());
}

OperationBuilder::OperationBuilder(Graph& graph, ZString op_type, ZString name)
    : Owner(TF_NewOperation(graph.get(), op_type.c_str(), checked_name(name))) {
}

OperationBuilder& OperationBuilder::set_device(ZString device) {
  TF_SetDevice(checked(get()), device.c_str());
  return *this;
}

OperationBuilder& OperationBuilder::add_input(Output input) {
  check_not_empty(input.operation, "the input");
  TF_AddInput(checked(get()), as_c(input));
  return *this;
}

OperationBuilder& OperationBuilder::add_input_list(
    std::span<const Output> inputs) {
  check_not_empty(inputs, "an input");
  TF_AddInputList(checked(get()), as_c(inputs), count_of(inputs));
  return *this;
}

OperationBuilder& OperationBuilder::add_control_input(Operation input) {
  check_not_empty(input, "the control input");
  TF_AddControlInput(checked(get()), input.get());
  return *this;
}

OperationBuilder& OperationBuilder::colocate_with(Operation operation) {
  check_not_empty(operation, "what to colocate with");
  TF_ColocateWith(checked(get()), operation.get());
  return *this;
}

OperationBuilder& OperationBuilder::set_string(ZString name,
                                               std::string_view value) {
  TF_SetAttrString(checked(get()), name.c_str(), value.data(), value.size());
  return *this;
}

OperationBuilder& OperationBuilder::set_int(ZString name, int64_t value) {
  TF_SetAttrInt(checked(get()), name.c_str(), value);
  return *this;
}

OperationBuilder& OperationBuilder::set_float(ZString name, float value) {
  TF_SetAttrFloat(checked(get()), name.c_str(), value);
  return *this;
}

OperationBuilder& OperationBuilder::set_bool(ZString name, bool value) {
  TF_SetAttrBool(checked(get()), name.c_str(), value ? 1 : 0);
  return *this;
}

OperationBuilder& OperationBuilder::set_type(ZString name, DataType value) {
  TF_SetAttrType(checked(get()), name.c_str(), as_c(value));
  return *this;
}

OperationBuilder& OperationBuilder::set_shape(ZString name, ShapeView value) {
  TF_SetAttrShape(checked(get()), name.c_str(), value.data(), value.rank());
  return *this;
}

OperationBuilder& OperationBuilder::set_tensor(ZString name,
                                               const Tensor& value) {
  if (!value) throw errors::InvalidArgumentError("the tensor is empty");
  Status status;
  TF_SetAttrTensor(checked(get()), name.c_str(), value.get(), status.get());
  status.check();
  return *this;
}

OperationBuilder& OperationBuilder::set_function(ZString name,
                                                 std::string_view function) {
  TF_SetAttrFuncName(checked(get()), name.c_str(), function.data(),
                     function.size());
  return *this;
}

OperationBuilder& OperationBuilder::set_placeholder(ZString name,
                                                    ZString placeholder) {
  TF_SetAttrPlaceholder(checked(get()), name.c_str(), placeholder.c_str());
  return *this;
}

OperationBuilder& OperationBuilder::set_string_list(
    ZString name, std::span<const std::string_view> values) {
  const StringListArrays list(values);
  TF_SetAttrStringList(checked(get()), name.c_str(), list.values.data(),
                       list.lengths.data(), count_of(values));
  return *this;
}

OperationBuilder& OperationBuilder::set_int_list(
    ZString name, std::span<const int64_t> values) {
  TF_SetAttrIntList(checked(get()), name.c_str(), values.data(),
                    count_of(values));
  return *this;
}

OperationBuilder& OperationBuilder::set_float_list(
    ZString name, std::span<const float> values) {
  TF_SetAttrFloatList(checked(get()), name.c_str(), values.data(),
                      count_of(values));
  return *this;
}

OperationBuilder& OperationBuilder::set_bool_list(
    ZString name, std::span<const bool> values) {
  TF_SetAttrBoolList(checked(get()), name.c_str(), as_bytes_of_bool(values),
                     count_of(values));
  return *this;
}

OperationBuilder& OperationBuilder::set_type_list(
    ZString name, std::span<const DataType> values) {
  TF_SetAttrTypeList(checked(get()), name.c_str(), as_c(values),
                     count_of(values));
  return *this;
}

OperationBuilder& OperationBuilder::set_shape_list(
    ZString name, std::span<const ShapeView> values) {
  const ShapeListArrays list(values);
  TF_SetAttrShapeList(checked(get()), name.c_str(), list.dims.data(),
                      list.ranks.data(), count_of(values));
  return *this;
}

OperationBuilder& OperationBuilder::set_tensor_list(
    ZString name, std::span<const Tensor> values) {
  for (const Tensor& value : values) {
    if (!value) throw errors::InvalidArgumentError("a tensor is empty");
  }
  Status status;
  TF_SetAttrTensorList(checked(get()), name.c_str(), as_c(values),
                       count_of(values), status.get());
  status.check();
  return *this;
}

OperationBuilder& OperationBuilder::set_attr_value(
    ZString name, std::string_view attr_value) {
  Status status;
  TF_SetAttrValueProto(checked(get()), name.c_str(), attr_value.data(),
                       attr_value.size(), status.get());
  status.check();
  return *this;
}

Operation OperationBuilder::finish() {
  checked(get());
  Status status;
  // This call frees the description, even if it fails.
  Operation operation(TF_FinishOperation(release(), status.get()));
  status.check();
  return operation;
}

}  // namespace tfx::c

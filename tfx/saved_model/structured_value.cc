#include "tfx/saved_model/structured_value.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "tfx/core/python_repr.h"
#include "tfx/core/tensor.h"
#include "tfx/proto/core/protobuf/struct.pb.h"

namespace tfx::saved_model {
namespace {

using Value = proto::StructuredValue;

std::string tensor_repr(const proto::TensorProto& tensor) {
  return Tensor(c::Tensor::from_proto(tensor.SerializeAsString())).repr();
}

// What is in a list, tuple, namedtuple or dict, with its name in the latter
// two.
std::vector<std::pair<std::string, const Value*>> children_of(
    const Value& value) {
  std::vector<std::pair<std::string, const Value*>> children;
  for (const Value& child : value.list_value().values()) {
    children.emplace_back("", &child);
  }
  for (const Value& child : value.tuple_value().values()) {
    children.emplace_back("", &child);
  }
  for (const auto& child : value.named_tuple_value().values()) {
    children.emplace_back(child.key(), &child.value());
  }
  for (const auto& [key, child] : fields_of(value)) {
    children.emplace_back(key, child);
  }
  return children;
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
std::string children_repr(const Value& value, const char* brackets) {
  std::string text;
  for (const auto& [name, child] : children_of(value)) {
    text += text.empty() ? "" : ", ";
    if (value.has_dict_value()) text += internal::str_repr(name) + ": ";
    if (value.has_named_tuple_value()) text += name + "=";
    text += repr(*child);
  }
  if (value.tuple_value().values_size() == 1) text += ",";
  return brackets[0] + text + brackets[1];
}

template <typename Spec>
TensorSpec tensor_spec_of(const Spec& spec) {
  return {read_shape(spec.shape()), read_dtype(spec.dtype()), spec.name()};
}

// "SparseTensorSpec(TensorShape([2, 2]), tf.float32)"
std::string composite_repr(const proto::TypeSpecProto& spec) {
  std::string fields;
  for (const auto& [name, field] : children_of(spec.type_state())) {
    fields += (fields.empty() ? "" : ", ") +
              (field->has_tensor_shape_value()
                   ? read_shape(field->tensor_shape_value()).repr()
                   : repr(*field));
  }
  return spec.type_spec_class_name() + "(" + fields + ")";
}

}  // namespace

DType read_dtype(int type) {
  return DType(c::without_reference(static_cast<c::DataType>(type)));
}

TensorSpec read_spec(const proto::TensorSpecProto& spec) {
  return tensor_spec_of(spec);
}

std::map<std::string, const Value*> fields_of(const Value& dict) {
  std::map<std::string, const Value*> fields;
  for (const auto& [key, field] : dict.dict_value().fields()) {
    fields[key] = &field;
  }
  return fields;
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
StructuredSpec structured_spec_of(const Value& value) {
  std::vector<StructuredSpec> children;
  std::vector<StructuredSpec::Item> items;
  for (const auto& [name, child] : children_of(value)) {
    if (value.has_dict_value()) {
      items.emplace_back(name, structured_spec_of(*child));
    } else {
      children.push_back(structured_spec_of(*child));
    }
  }
  switch (value.kind_case()) {
    case Value::kTensorSpecValue:
      return tensor_spec_of(value.tensor_spec_value());
    case Value::kBoundedTensorSpecValue:
      return tensor_spec_of(value.bounded_tensor_spec_value());
    case Value::kTypeSpecValue:
      return StructuredSpec::object(composite_repr(value.type_spec_value()));
    case Value::kListValue:
      return StructuredSpec::list(std::move(children));
    case Value::kTupleValue:
    case Value::kNamedTupleValue:
      return StructuredSpec::tuple(std::move(children));
    case Value::kDictValue:
      return StructuredSpec::dict(std::move(items));
    default:
      return StructuredSpec::value(repr(value));
  }
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
void add_tensor_specs(const Value& value, const std::vector<DType>& dtypes,
                      std::vector<TensorSpec>& specs) {
  const StructuredSpec spec = structured_spec_of(value);
  if (spec.is_tensor()) specs.push_back(spec.spec());
  const int components = value.type_spec_value().num_flat_components();
  for (int i = 0; i < components && specs.size() < dtypes.size(); ++i) {
    specs.emplace_back(TensorShape::unknown(), dtypes[specs.size()]);
  }
  for (const auto& child : children_of(value)) {
    add_tensor_specs(*child.second, dtypes, specs);
  }
}

// NOLINTNEXTLINE(misc-no-recursion): as deep as the structure.
std::string repr(const Value& value) {
  switch (value.kind_case()) {
    case Value::kFloat64Value:
      return internal::float_repr(value.float64_value());
    case Value::kInt64Value:
      return std::to_string(value.int64_value());
    case Value::kStringValue:
      return internal::str_repr(value.string_value());
    case Value::kBoolValue:
      return value.bool_value() ? "True" : "False";
    case Value::kTensorShapeValue:
      return "TensorShape(" + read_shape(value.tensor_shape_value()).str() +
             ")";
    case Value::kTensorDtypeValue:
      return DType(static_cast<c::DataType>(value.tensor_dtype_value())).repr();
    case Value::kTensorSpecValue:
      return read_spec(value.tensor_spec_value()).repr();
    case Value::kListValue:
      return children_repr(value, "[]");
    case Value::kTupleValue:
      return children_repr(value, "()");
    case Value::kDictValue:
      return children_repr(value, "{}");
    case Value::kNamedTupleValue:
      return value.named_tuple_value().name() + children_repr(value, "()");
    case Value::kTypeSpecValue:
      return composite_repr(value.type_spec_value());
    case Value::kTensorValue:
      return tensor_repr(value.tensor_value());
    case Value::kNumpyValue:
      return tensor_repr(value.numpy_value());
    default:
      return "None";
  }
}

}  // namespace tfx::saved_model

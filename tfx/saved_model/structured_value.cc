#include "tfx/saved_model/structured_value.h"

#include <algorithm>
#include <vector>

#include "tfx/core/python_repr.h"
#include "tfx/core/tensor.h"
#include "tfx/proto/core/protobuf/struct.pb.h"

namespace tfx::saved_model {
namespace {

using Value = proto::StructuredValue;

std::string shape_str(const proto::TensorShapeProto& shape) {
  return shape.unknown_rank() ? "<unknown>" : read_shape(shape).str();
}

std::string dtype_repr(int type) {
  return DType(static_cast<c::DataType>(type)).repr();
}

template <typename Values>
std::string sequence_repr(const Values& values, const char* brackets) {
  std::string text;
  for (const Value& value : values) {
    text += (text.empty() ? "" : ", ") + repr(value);
  }
  if (brackets[0] == '(' && values.size() == 1) text += ",";
  return brackets[0] + text + brackets[1];
}

std::string dict_repr(const Value& value) {
  std::string text;
  for (const auto& [key, field] : fields_of(value)) {
    text += (text.empty() ? "" : ", ") + internal::str_repr(key) + ": " +
            repr(*field);
  }
  return "{" + text + "}";
}

std::string named_tuple_repr(const proto::NamedTupleValue& tuple) {
  std::string text;
  for (const auto& field : tuple.values()) {
    text +=
        (text.empty() ? "" : ", ") + field.key() + "=" + repr(field.value());
  }
  return tuple.name() + "(" + text + ")";
}

std::string tensor_repr(const proto::TensorProto& tensor) {
  return Tensor(c::Tensor::from_proto(tensor.SerializeAsString())).repr();
}

}  // namespace

TensorShape read_shape(const proto::TensorShapeProto& shape) {
  if (shape.unknown_rank()) return TensorShape::unknown();
  std::vector<int64_t> dims;
  for (const auto& dim : shape.dim()) {
    dims.push_back(std::max(dim.size(), kNone));
  }
  return dims;
}

DType read_dtype(int type) {
  constexpr int kReference = 100;
  return DType(
      static_cast<c::DataType>(type > kReference ? type - kReference : type));
}

std::map<std::string, const Value*> fields_of(const Value& dict) {
  std::map<std::string, const Value*> fields;
  for (const auto& [key, field] : dict.dict_value().fields()) {
    fields[key] = &field;
  }
  return fields;
}

std::string spec_repr(const proto::TensorSpecProto& spec) {
  return "TensorSpec(shape=" + shape_str(spec.shape()) +
         ", dtype=" + dtype_repr(spec.dtype()) + ", name=" +
         (spec.name().empty() ? "None" : internal::str_repr(spec.name())) + ")";
}

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
      return "TensorShape(" + shape_str(value.tensor_shape_value()) + ")";
    case Value::kTensorDtypeValue:
      return dtype_repr(value.tensor_dtype_value());
    case Value::kTensorSpecValue:
      return spec_repr(value.tensor_spec_value());
    case Value::kListValue:
      return sequence_repr(value.list_value().values(), "[]");
    case Value::kTupleValue:
      return sequence_repr(value.tuple_value().values(), "()");
    case Value::kDictValue:
      return dict_repr(value);
    case Value::kNamedTupleValue:
      return named_tuple_repr(value.named_tuple_value());
    case Value::kTypeSpecValue:
      return value.type_spec_value().type_spec_class_name();
    case Value::kTensorValue:
      return tensor_repr(value.tensor_value());
    case Value::kNumpyValue:
      return tensor_repr(value.numpy_value());
    default:
      return "None";
  }
}

}  // namespace tfx::saved_model

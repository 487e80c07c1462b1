#include "tfx/raw_ops/generator/cpp_values.h"

#include <charconv>
#include <cmath>
#include <map>
#include <set>
#include <stdexcept>

#include "tfx/c/data_type.h"

namespace tfx::generator {
namespace {

struct CppTypes {
  std::string parameter;
  std::string field;
};

const CppTypes& cpp_types(const std::string& attr_type) {
  static const std::map<std::string, CppTypes> types = {
      {"bool", {"bool", "bool"}},
      {"int", {"int64_t", "int64_t"}},
      {"float", {"float", "float"}},
      {"string", {"std::string_view", "std::string"}},
      {"type", {"DType", "DType"}},
      {"shape", {"const TensorShape&", "TensorShape"}},
      {"tensor", {"const Tensor&", "Tensor"}},
      {"func", {"FunctionName", "FunctionName"}},
      // A vector of bool has no memory to view.
      {"list(bool)", {"std::span<const bool>", "std::span<const bool>"}},
      {"list(int)", {"const std::vector<int64_t>&", "std::vector<int64_t>"}},
      {"list(float)", {"const std::vector<float>&", "std::vector<float>"}},
      {"list(string)",
       {"const std::vector<std::string>&", "std::vector<std::string>"}},
      {"list(type)", {"const std::vector<DType>&", "std::vector<DType>"}},
      {"list(shape)",
       {"const std::vector<TensorShape>&", "std::vector<TensorShape>"}},
      {"list(func)",
       {"const std::vector<FunctionName>&", "std::vector<FunctionName>"}},
  };
  const auto found = types.find(attr_type);
  if (found == types.end()) {
    throw std::runtime_error("no C++ type for attributes of type " + attr_type);
  }
  return found->second;
}

std::string float_value(float value) {
  if (std::isinf(value)) {
    return std::string(value < 0 ? "-" : "") +
           "std::numeric_limits<float>::infinity()";
  }
  char digits[32];
  const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
  std::string text(digits, end);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text + "F";
}

std::string dtype_value(int data_type) {
  const std::string name = dtype_name(data_type);
  return "tfx::" + (name == "bool" ? "bool_" : name);
}

std::string shape_value(const proto::TensorShapeProto& shape) {
  if (shape.unknown_rank()) return "TensorShape::unknown()";
  std::string text;
  for (const auto& dim : shape.dim()) {
    text += (text.empty() ? "" : ", ") + std::to_string(dim.size());
  }
  return "TensorShape({" + text + "})";
}

template <typename Values, typename ToText>
std::string list_value(const Values& values, ToText to_text) {
  std::string text;
  for (const auto& value : values) {
    text += (text.empty() ? "" : ", ") + to_text(value);
  }
  return "{" + text + "}";
}

}  // namespace

std::string cpp_identifier(const std::string& name) {
  static const std::set<std::string> words = {
      "and",     "bool",    "case",      "class",    "const",    "default",
      "delete",  "do",      "double",    "else",     "enum",     "explicit",
      "export",  "false",   "float",     "for",      "if",       "int",
      "long",    "mutable", "namespace", "new",      "not",      "operator",
      "or",      "private", "public",    "register", "return",   "short",
      "signed",  "static",  "struct",    "switch",   "template", "this",
      "true",    "try",     "typename",  "union",    "unsigned", "using",
      "virtual", "void",    "while",     "xor"};
  return words.contains(name) ? name + "_" : name;
}

std::string dtype_name(int data_type) {
  return c::name(static_cast<c::DataType>(data_type));
}

std::string cpp_parameter_type(const std::string& attr_type) {
  return cpp_types(attr_type).parameter;
}

std::string cpp_field_type(const std::string& attr_type) {
  return cpp_types(attr_type).field;
}

std::string cpp_string(const std::string& text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    if (c == '\n') {
      quoted += "\\n";
    } else {
      quoted += c;
    }
  }
  return quoted + '"';
}

std::string cpp_value(const std::string& attr_type,
                      const proto::AttrValue& value) {
  if (attr_type == "bool") return value.b() ? "true" : "false";
  if (attr_type == "int") return std::to_string(value.i());
  if (attr_type == "float") return float_value(value.f());
  if (attr_type == "string") return cpp_string(value.s());
  if (attr_type == "type") return dtype_value(value.type());
  if (attr_type == "shape") return shape_value(value.shape());
  // No tensor stands for the op's own default.
  if (attr_type == "tensor") return "{}";
  if (attr_type == "func" && value.func().name().empty()) return "{}";
  const proto::AttrValue::ListValue& list = value.list();
  if (attr_type == "list(int)") {
    return list_value(list.i(), [](int64_t i) { return std::to_string(i); });
  }
  if (attr_type == "list(float)") return list_value(list.f(), float_value);
  if (attr_type == "list(string)") return list_value(list.s(), cpp_string);
  if (attr_type == "list(type)") return list_value(list.type(), dtype_value);
  if (attr_type == "list(shape)") return list_value(list.shape(), shape_value);
  if (attr_type == "list(bool)" && list.b().empty()) return "{}";
  if (attr_type == "list(func)" && list.func().empty()) return "{}";
  throw std::runtime_error("no C++ value for the default " +
                           value.ShortDebugString());
}

}  // namespace tfx::generator

#include "tfx/raw_ops/generator/cpp_values.h"

#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
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
      // std::vector<bool> cannot be viewed as a span.
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

std::string int_value(int64_t value) {
  // C++ has no literal for it, because the minus is not part of a literal.
  if (value == std::numeric_limits<int64_t>::min()) {
    return "std::numeric_limits<int64_t>::min()";
  }
  return std::to_string(value);
}

std::string float_value(float value) {
  if (std::isnan(value)) return "std::numeric_limits<float>::quiet_NaN()";
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
  if (name.starts_with("invalid")) {
    throw std::runtime_error("no C++ value for the dtype " + name);
  }
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
      "alignas",       "alignof",     "and",
      "and_eq",        "asm",         "auto",
      "bitand",        "bitor",       "bool",
      "break",         "case",        "catch",
      "char",          "char8_t",     "char16_t",
      "char32_t",      "class",       "compl",
      "concept",       "const",       "consteval",
      "constexpr",     "constinit",   "const_cast",
      "continue",      "co_await",    "co_return",
      "co_yield",      "decltype",    "default",
      "delete",        "do",          "double",
      "dynamic_cast",  "else",        "enum",
      "explicit",      "export",      "extern",
      "false",         "float",       "for",
      "friend",        "goto",        "if",
      "inline",        "int",         "long",
      "mutable",       "namespace",   "new",
      "noexcept",      "not",         "not_eq",
      "nullptr",       "operator",    "or",
      "or_eq",         "private",     "protected",
      "public",        "register",    "reinterpret_cast",
      "requires",      "return",      "short",
      "signed",        "sizeof",      "static",
      "static_assert", "static_cast", "struct",
      "switch",        "template",    "this",
      "thread_local",  "throw",       "true",
      "try",           "typedef",     "typeid",
      "typename",      "union",       "unsigned",
      "using",         "virtual",     "void",
      "volatile",      "wchar_t",     "while",
      "xor",           "xor_eq"};
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
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      quoted += '\\';
      quoted += c;
    } else if (c == '\n') {
      quoted += "\\n";
    } else if (byte < 0x20 || byte == 0x7f) {
      // Always three digits, because the next character may be a digit.
      quoted += '\\';
      for (const int shift : {6, 3, 0}) {
        quoted += static_cast<char>('0' + (byte >> shift & 7));
      }
    } else {
      quoted += c;
    }
  }
  quoted += '"';
  // Without its length, a string literal would end at the first NUL.
  if (text.find('\0') == std::string::npos) return quoted;
  return "std::string(" + quoted + ", " + std::to_string(text.size()) + ")";
}

std::string cpp_value(const std::string& attr_type,
                      const proto::AttrValue& value) {
  if (attr_type == "bool") return value.b() ? "true" : "false";
  if (attr_type == "int") return int_value(value.i());
  if (attr_type == "float") return float_value(value.f());
  if (attr_type == "string") return cpp_string(value.s());
  if (attr_type == "type") return dtype_value(value.type());
  if (attr_type == "shape") return shape_value(value.shape());
  // An empty tensor stands for the op's own default.
  if (attr_type == "tensor") return "{}";
  if (attr_type == "func" && value.func().name().empty()) return "{}";
  const proto::AttrValue::ListValue& list = value.list();
  if (attr_type == "list(int)") return list_value(list.i(), int_value);
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

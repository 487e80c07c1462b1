#include "tfx/raw_ops/generator/family_writer.h"

#include <algorithm>
#include <cctype>
#include <sstream>

#include "tfx/raw_ops/generator/cpp_values.h"

namespace tfx::generator {
namespace {

std::string upper(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(c));
  return text;
}

// `text` as a comment, wrapped at 80 columns.
std::string comment(const std::string& text) {
  constexpr size_t kWidth = 80;
  std::string lines = "//";
  size_t column = lines.size();
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (column > 2 && column + 1 + word.size() > kWidth) {
      lines += "\n//  ";
      column = 4;
    }
    lines += ' ' + word;
    column += 1 + word.size();
  }
  return lines + '\n';
}

std::string options_name(const OpFunction& function) {
  return function.name + "Options";
}

bool has_list(const OpFunction& function) {
  return std::any_of(function.outputs.begin(), function.outputs.end(),
                     [](const Output& output) { return output.is_list; });
}

std::string return_type(const OpFunction& function) {
  if (function.outputs.empty()) return "void";
  if (function.outputs.size() > 1) return function.name + "Outputs";
  return function.outputs[0].is_list ? "std::vector<Tensor>" : "Tensor";
}

// "Tensor MatMul(const Tensor& a, …", wrapped at 80 columns; `with_defaults`
// is for the declaration.
std::string signature(const OpFunction& function, bool with_defaults) {
  std::vector<std::string> parameters;
  for (const Input& input : function.inputs) {
    parameters.push_back((input.is_list ? "TensorSpan " : "const Tensor& ") +
                         input.name.cpp);
  }
  for (const Attribute& attr : function.required) {
    parameters.push_back(cpp_parameter_type(attr.type) + " " + attr.name.cpp);
  }
  parameters.push_back("const " + options_name(function) + "& options" +
                       (with_defaults ? " = {}" : ""));
  constexpr size_t kWidth = 80;
  const std::string indent(4, ' ');
  std::string text = return_type(function) + " " + function.name + "(";
  size_t column = text.size();
  for (const std::string& parameter : parameters) {
    const bool first = &parameter == &parameters.front();
    const bool last = &parameter == &parameters.back();
    if (column + parameter.size() + 3 > kWidth) {
      text += "\n" + indent;
      column = indent.size();
    } else if (!first) {
      text += ' ';
      ++column;
    }
    text += parameter + (last ? ")" : ",");
    column += parameter.size() + 1;
  }
  return text;
}

constexpr const char* kEmptyString = "\"\"";

std::string options_struct(const OpFunction& function) {
  std::string text =
      "struct " + options_name(function) + " {\n  ByName by_name{};\n";
  for (const Attribute& attr : function.optional) {
    const bool is_empty = attr.default_value == kEmptyString;
    text += "  " + cpp_field_type(attr.type) + " " + attr.name.cpp + " = " +
            (is_empty ? "{}" : attr.default_value) + ";\n";
  }
  return text + "  std::string name = {};\n};\n";
}

std::string outputs_struct(const OpFunction& function) {
  if (function.outputs.size() < 2) return "";
  std::string text = "struct " + return_type(function) + " {\n";
  for (const Output& output : function.outputs) {
    text += output.is_list ? "  std::vector<Tensor> " : "  Tensor ";
    text += output.name + ";\n";
  }
  return text + "};\n";
}

// The argument of AttrList::set for a variable called `value`.
std::string attr_value(const std::string& type, const std::string& value) {
  if (type == "string") return "std::string_view(" + value + ")";
  if (type == "shape") return "&" + value;
  if (type == "tensor") return "&" + value + ".host()";
  if (type.starts_with("list(") && type != "list(bool)") {
    return "std::span(" + value + ")";
  }
  return value;
}

// The condition under which an optional attribute is passed; empty means
// always. Defaults are left out, because each attribute costs time at run time.
std::string condition(const Attribute& attr) {
  if (!attr.is_op_default) return "";
  const std::string value = "options." + attr.name.cpp;
  if (attr.type == "shape") {
    return attr.default_value == "TensorShape::unknown()"
               ? value + ".known_rank()"
               : "";
  }
  if (attr.default_value == kEmptyString) return "!" + value + ".empty()";
  if (attr.type == "tensor") return value + ".has_value()";
  if (attr.type == "func") return "!" + value + ".name.empty()";
  if (attr.type.starts_with("list(")) {
    return attr.default_value == "{}" ? "!" + value + ".empty()" : "";
  }
  if (attr.type == "bool") {
    return (attr.default_value == "true" ? "!" : "") + value;
  }
  return value + " != " + attr.default_value;
}

std::string set_attrs(const OpFunction& function) {
  std::string text;
  const auto set = [](const Attribute& attr, const std::string& value) {
    return "op_attrs.set(\"" + attr.name.op_def + "\", " +
           attr_value(attr.type, value) + ");\n";
  };
  for (const Attribute& attr : function.required) {
    text += "  " + set(attr, attr.name.cpp);
  }
  for (const Attribute& attr : function.optional) {
    const std::string when = condition(attr);
    text += "  " + (when.empty() ? "" : "if (" + when + ") ") +
            set(attr, "options." + attr.name.cpp);
  }
  return text;
}

std::string call_expression(const OpFunction& function) {
  const size_t attr_count = function.required.size() + function.optional.size();
  return "{\"" + function.name + "\", " +
         (function.inputs.empty() ? "{}" : "op_inputs") + ", " +
         (attr_count == 0 ? "{}" : "op_attrs") + ", options.name}";
}

std::string return_statement(const OpFunction& function) {
  const std::string call = call_expression(function);
  const std::vector<Output>& outputs = function.outputs;
  if (outputs.empty()) return "  run(" + call + ");\n";
  if (!has_list(function)) {
    if (outputs.size() == 1) return "  return run_one(" + call + ");\n";
    std::string text = "  auto op_outputs = run<" +
                       std::to_string(outputs.size()) + ">(" + call +
                       ");\n  return {";
    for (size_t i = 0; i < outputs.size(); ++i) {
      text += (i == 0 ? "" : ", ") +
              ("std::move(op_outputs[" + std::to_string(i) + "])");
    }
    return text + "};\n";
  }
  if (outputs.size() == 1) {
    return "  return run_list(" + call + ", " + outputs[0].length + ");\n";
  }
  std::string lengths;
  std::string fields;
  for (const Output& output : outputs) {
    const std::string length = output.is_list ? output.length : "1";
    lengths += (lengths.empty() ? "" : " + ") + length;
    fields += (fields.empty() ? "" : ", ") +
              (output.is_list ? "op_outputs.take(" + length + ")"
                              : std::string("op_outputs.take()"));
  }
  return "  OutputReader op_outputs(run_list(" + call + ", " + lengths +
         "));\n  return {" + fields + "};\n";
}

std::string body(const OpFunction& function) {
  std::string text;
  if (!function.inputs.empty()) {
    text += "  const Argument op_inputs[] = {";
    for (size_t i = 0; i < function.inputs.size(); ++i) {
      text += (i == 0 ? "" : ", ") + function.inputs[i].name.cpp;
    }
    text += "};\n";
  }
  const size_t attr_count = function.required.size() + function.optional.size();
  if (attr_count > 0) {
    text += "  AttrList<" + std::to_string(attr_count) + "> op_attrs;\n";
  }
  return text + set_attrs(function) + return_statement(function);
}

}  // namespace

std::string header_text(const Family& family) {
  const std::string guard = "TFX_RAW_OPS_" + upper(family.name) + "_OPS_H_";
  std::string text =
      "// Generated from the ops of the installed TensorFlow.\n#ifndef " +
      guard + "\n#define " + guard +
      "\n\n#include \"tfx/raw_ops/op_types.h\"\n\n"
      "namespace tfx::raw_ops {\n";
  for (const OpFunction& function : family.functions) {
    text += "\n";
    for (const std::string& note : function.notes) text += comment(note);
    text += options_struct(function) + outputs_struct(function) +
            signature(function, true) + ";\n";
  }
  return text + "\n}  // namespace tfx::raw_ops\n\n#endif  // " + guard + "\n";
}

std::string source_text(const Family& family) {
  std::string text =
      "// Generated from the ops of the installed TensorFlow.\n"
      "#include \"tfx/raw_ops/" +
      family.name +
      "_ops.h\"\n\n#include \"tfx/raw_ops/run.h\"\n\n"
      "namespace tfx::raw_ops {\n";
  for (const OpFunction& function : family.functions) {
    text += "\n" + signature(function, false) + " {\n" + body(function) + "}\n";
  }
  return text + "\n}  // namespace tfx::raw_ops\n";
}

}  // namespace tfx::generator

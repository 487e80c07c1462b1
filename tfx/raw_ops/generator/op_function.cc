#include "tfx/raw_ops/generator/op_function.h"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "tfx/raw_ops/generator/cpp_values.h"
#include "tfx/raw_ops/generator/python_api.h"

namespace tfx::generator {
namespace {

Name make_name(const std::string& op, const std::string& argument) {
  std::string cpp = argument;
  for (const PythonName& renamed : kPythonNames) {
    if (renamed.op == op && renamed.argument == argument) cpp = renamed.python;
  }
  return {argument, cpp_identifier(cpp)};
}

bool is_list(const proto::OpDef::ArgDef& arg) {
  return !arg.number_attr().empty() || !arg.type_list_attr().empty();
}

// Attributes that are inferred from the inputs.
std::set<std::string> inferred_attrs(const proto::OpDef& op) {
  std::set<std::string> names;
  for (const auto& input : op.input_arg()) {
    names.insert(input.type_attr());
    names.insert(input.number_attr());
    names.insert(input.type_list_attr());
  }
  return names;
}

Attribute make_attribute(const proto::OpDef& op,
                         const proto::OpDef::AttrDef& attr) {
  Attribute argument;
  argument.name = make_name(op.name(), attr.name());
  argument.type = attr.type();
  try {
    cpp_field_type(attr.type());
    if (attr.has_default_value()) {
      argument.default_value = cpp_value(attr.type(), attr.default_value());
    }
  } catch (const std::runtime_error& error) {
    throw std::runtime_error(op.name() + ": " + attr.name() + ": " +
                             error.what());
  }
  for (const PythonDefault& other : kPythonDefaults) {
    if (other.op != op.name() || other.attr != attr.name()) continue;
    argument.default_value = other.cpp_value;
    argument.is_op_default = false;
  }
  return argument;
}

// The number of tensors in a list output, as an expression: it is given by an
// attribute, which is an argument of the function or the length of one.
std::string list_length(const OpFunction& function, const proto::OpDef& op,
                        const proto::OpDef::ArgDef& output) {
  const bool by_number = !output.number_attr().empty();
  const std::string& attr =
      by_number ? output.number_attr() : output.type_list_attr();
  for (int i = 0; i < op.input_arg_size(); ++i) {
    const auto& input = op.input_arg(i);
    if (input.number_attr() == attr || input.type_list_attr() == attr) {
      return function.inputs[i].name.cpp + ".size()";
    }
  }
  const auto expression = [&](const Attribute& argument,
                              const std::string& prefix) {
    return by_number ? "list_length(" + prefix + argument.name.cpp + ")"
                     : prefix + argument.name.cpp + ".size()";
  };
  for (const Attribute& argument : function.required) {
    if (argument.name.op_def == attr) return expression(argument, "");
  }
  for (const Attribute& argument : function.optional) {
    if (argument.name.op_def == attr) return expression(argument, "options.");
  }
  throw std::runtime_error(op.name() + ": nothing tells the length of " +
                           output.name());
}

std::string type_text(const proto::OpDef::ArgDef& arg) {
  std::string text = arg.number_attr().empty() ? "" : arg.number_attr() + " * ";
  if (!arg.type_list_attr().empty()) return arg.type_list_attr();
  return text +
         (arg.type_attr().empty() ? dtype_name(arg.type()) : arg.type_attr());
}

template <typename Args>
std::string args_text(const Args& args) {
  std::string text;
  for (const auto& arg : args) {
    text += (text.empty() ? "" : ", ") + arg.name() + ": " + type_text(arg);
  }
  return text;
}

std::vector<std::string> make_notes(const proto::OpDef& op) {
  std::vector<std::string> notes;
  if (op.input_arg_size() + op.output_arg_size() > 0) {
    notes.push_back("(" + args_text(op.input_arg()) + ") -> (" +
                    args_text(op.output_arg()) + ")");
  }
  for (const auto& attr : op.attr()) {
    if (!attr.has_allowed_values()) continue;
    std::string text = attr.name() + " is one of";
    std::string separator = " ";
    for (const int type : attr.allowed_values().list().type()) {
      text += separator + dtype_name(type);
      separator = ", ";
    }
    for (const std::string& value : attr.allowed_values().list().s()) {
      text += separator + '"' + value + '"';
      separator = ", ";
    }
    notes.push_back(text);
  }
  if (op.has_deprecation()) {
    notes.push_back("Deprecated: " + op.deprecation().explanation());
  }
  return notes;
}

// Checks that the names in one function or struct are unique.
class Names {
 public:
  Names(std::string function, std::set<std::string> taken)
      : function_(std::move(function)), taken_(std::move(taken)) {}
  void add(const std::string& name) {
    if (!taken_.insert(name).second) {
      throw std::runtime_error(function_ + ": two things called " + name);
    }
  }

 private:
  std::string function_;
  std::set<std::string> taken_;
};

void check_names(const OpFunction& function) {
  // Reserved: names in the function's body, and the `name` of all options.
  Names arguments(function.name,
                  {"name", "options", "op_attrs", "op_inputs", "op_outputs"});
  for (const Input& input : function.inputs) arguments.add(input.name.cpp);
  for (const Attribute& attr : function.required) arguments.add(attr.name.cpp);
  for (const Attribute& attr : function.optional) arguments.add(attr.name.cpp);
  Names outputs(function.name, {});
  for (const Output& output : function.outputs) outputs.add(output.name);
}

}  // namespace

std::string_view why_left_out(const proto::OpDef& op) {
  if (op.name().starts_with('_')) return "internal (begins with _)";
  const auto is_ref = [](const proto::OpDef::ArgDef& arg) {
    return arg.is_ref();
  };
  const bool has_ref =
      std::any_of(op.input_arg().begin(), op.input_arg().end(), is_ref) ||
      std::any_of(op.output_arg().begin(), op.output_arg().end(), is_ref);
  return has_ref ? "reference types of TensorFlow 1" : "";
}

OpFunction make_function(const proto::OpDef& op) {
  OpFunction function;
  function.name = op.name();
  for (const auto& input : op.input_arg()) {
    function.inputs.push_back(
        {make_name(op.name(), input.name()), is_list(input)});
  }
  const std::set<std::string> inferred = inferred_attrs(op);
  for (const auto& attr : op.attr()) {
    if (inferred.contains(attr.name())) continue;
    (attr.has_default_value() ? function.optional : function.required)
        .push_back(make_attribute(op, attr));
  }
  for (const auto& output : op.output_arg()) {
    const bool list = is_list(output);
    function.outputs.push_back({cpp_identifier(output.name()), list,
                                list ? list_length(function, op, output) : ""});
  }
  function.notes = make_notes(op);
  check_names(function);
  return function;
}

}  // namespace tfx::generator

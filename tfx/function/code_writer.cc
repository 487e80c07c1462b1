#include "tfx/function/code_writer.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "tfx/c/graph.h"
#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/python_repr.h"
#include "tfx/ops/constant_op.h"
#include "tfx/raw_ops/parsing_ops.h"

namespace tfx::internal {
namespace {

// More than these are not written where they are used.
constexpr int64_t kMaxElements = 6;

DType dtype_of_number(int number) {
  return DType(static_cast<c::DataType>(number));
}

proto::FunctionDef function_def(const std::string& name) {
  proto::FunctionDef function;
  const c::Buffer bytes = Context::instance().eager().function_def(name);
  if (!function.ParseFromString(bytes.str())) {
    throw errors::InternalError("the definition of " + name +
                                " cannot be read");
  }
  return function;
}

std::string join(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) {
    text += (text.empty() ? "" : ", ") + part;
  }
  return text;
}

// "__inference_f_12" is "f".
std::string plain_name(const std::string& function) {
  std::string_view name = function;
  for (const std::string_view prefix :
       {"__inference_", "__forward_", "__backward_"}) {
    if (name.starts_with(prefix)) name.remove_prefix(prefix.size());
  }
  const size_t digits = name.find_last_not_of("0123456789");
  if (digits != std::string_view::npos && digits + 1 < name.size() &&
      name[digits] == '_' && digits > 0) {
    name = name.substr(0, digits);
  }
  return std::string(name);
}

bool is_list(const proto::OpDef::ArgDef& argument) {
  return !argument.number_attr().empty() || !argument.type_list_attr().empty();
}

// How many results an op has by its definition; none if a list is among them.
std::optional<int> result_count(const proto::OpDef& op) {
  return std::ranges::any_of(op.output_arg(), is_list)
             ? std::nullopt
             : std::optional(op.output_arg_size());
}

// How many results a node has.
int result_count(const proto::NodeDef& node, const proto::OpDef& op) {
  int count = 0;
  for (const auto& result : op.output_arg()) {
    if (!result.type_list_attr().empty()) {
      count += node.attr().at(result.type_list_attr()).list().type_size();
    } else if (!result.number_attr().empty()) {
      count += static_cast<int>(node.attr().at(result.number_attr()).i());
    } else {
      ++count;
    }
  }
  return count;
}

// Whether the inputs say what an attribute is.
bool is_inferred(const std::string& attr, const proto::OpDef& op) {
  return std::ranges::any_of(op.input_arg(), [&](const auto& input) {
    return input.type_attr() == attr || input.type_list_attr() == attr ||
           input.number_attr() == attr;
  });
}

// What an output of a function is, before Identity.
std::string source_of_output(const proto::FunctionDef& function, int index) {
  std::string source =
      function.ret().at(function.signature().output_arg(index).name());
  for (bool is_identity = true; is_identity;) {
    const auto node = std::ranges::find(function.node_def(),
                                        source.substr(0, source.find(':')),
                                        &proto::NodeDef::name);
    is_identity = source.find(':') != std::string::npos &&
                  node != function.node_def().end() && node->op() == "Identity";
    if (is_identity) source = node->input(0);
  }
  return source;
}

// A constant as it stands in a line, if it is short enough.
std::optional<std::string> constant_text(const proto::NodeDef& node) {
  const proto::TensorProto& value = node.attr().at("value").tensor();
  const DType dtype = dtype_of_number(value.dtype());
  int64_t count = 1;
  for (const auto& dim : value.tensor_shape().dim()) count *= dim.size();
  if (count > kMaxElements) return std::nullopt;
  std::string bytes;
  value.SerializeToString(&bytes);
  const Tensor tensor = raw_ops::ParseTensor(
      Tensor(c::Tensor::from_strings({}, {{std::string_view(bytes)}})), dtype);
  std::string text = tensor.numpy().str();
  if (text.find('\n') != std::string::npos) return std::nullopt;
  return text;
}

}  // namespace

CodeWriter::CodeWriter(const std::string& function) {
  write_definition(function_def(function));
}

void CodeWriter::write_line(const std::string& text) {
  code_ += std::string(static_cast<size_t>(depth_) * 4, ' ') + text + "\n";
}

void CodeWriter::write_assignment(const Texts& names, const Texts& values) {
  if (!names.empty()) write_line(join(names) + " = " + join(values));
}

std::string CodeWriter::unique_name(std::string_view name) {
  std::string plain;
  for (const char c : name) {
    const auto letter = static_cast<unsigned char>(c);
    plain += std::isalnum(letter) != 0 ? static_cast<char>(std::tolower(letter))
                                       : '_';
  }
  std::string unique = plain;
  for (int i = 1; !names_.insert(unique).second; ++i) {
    unique = plain + "_" + std::to_string(i);
  }
  return unique;
}

std::string CodeWriter::write_definition(const proto::FunctionDef& function) {
  const std::string name = unique_name(plain_name(function.signature().name()));
  Texts arguments;
  Texts declared;
  for (const auto& argument : function.signature().input_arg()) {
    arguments.push_back(unique_name(argument.name()));
    declared.push_back(arguments.back() + ": " +
                       dtype_of_number(argument.type()).repr());
  }
  write_line("def " + name + "(" + join(declared) + "):");
  ++depth_;
  const size_t empty = code_.size();
  const Texts results = write_body(function, arguments);
  if (!results.empty()) write_line("return " + join(results));
  if (code_.size() == empty) write_line("pass");
  --depth_;
  return name;
}

CodeWriter::Texts CodeWriter::write_body(const proto::FunctionDef& function,
                                         const Texts& arguments) {
  Scope scope;
  for (int i = 0; i < function.signature().input_arg_size(); ++i) {
    scope.values[function.signature().input_arg(i).name()] =
        arguments[static_cast<size_t>(i)];
  }
  for (const auto& node : function.node_def()) write_node(node, scope);
  Texts results;
  for (const auto& result : function.signature().output_arg()) {
    results.push_back(resolve(function.ret().at(result.name()), scope));
  }
  return results;
}

// "x" is an argument, "node:result:0" a result, by its name in the op and its
// place in a list.
std::string CodeWriter::resolve(const std::string& input, const Scope& scope) {
  if (const auto known = scope.values.find(input);
      known != scope.values.end()) {
    return known->second;
  }
  const size_t end = input.find(':');
  const std::string node = input.substr(0, end);
  const auto definition = scope.definitions.find(node);
  if (end == std::string::npos || definition == scope.definitions.end()) {
    return input;
  }
  const std::string& name = scope.values.at("^" + node);
  const proto::OpDef& op = definition->second;
  if (result_count(op) == 1) return name;
  const size_t middle = input.find(':', end + 1);
  const std::string result = input.substr(end + 1, middle - end - 1);
  const std::string place = "[" + input.substr(middle + 1) + "]";
  if (op.output_arg_size() == 1) return name + place;
  const auto argument =
      std::ranges::find(op.output_arg(), result, &proto::OpDef::ArgDef::name);
  return name + "." + result +
         (argument != op.output_arg().end() && is_list(*argument) ? place : "");
}

void CodeWriter::write_node(const proto::NodeDef& node, Scope& scope) {
  Texts inputs;
  for (const std::string& input : node.input()) {
    if (!input.starts_with('^')) inputs.push_back(resolve(input, scope));
  }
  if (node.op() == "NoOp") return;
  if (node.op() == "Identity") {
    scope.values[node.name() + ":output:0"] = inputs[0];
    return;
  }
  if (node.op() == "Const") {
    if (const auto text = constant_text(node)) {
      scope.values[node.name() + ":output:0"] = *text;
      return;
    }
  }
  if (node.op() == "If" || node.op() == "StatelessIf" || node.op() == "Case" ||
      node.op() == "StatelessCase") {
    write_branches(node, std::move(inputs), scope);
    return;
  }
  if (node.op() == "While" || node.op() == "StatelessWhile") {
    write_loop(node, inputs, scope);
    return;
  }
  const bool is_call =
      node.op() == "PartitionedCall" || node.op() == "StatefulPartitionedCall";
  const proto::OpDef op = definition(node.op());
  std::string call =
      is_call ? defined(node.attr().at("f").func().name()) : node.op();
  const std::string attrs = is_call ? "" : attributes(node, op);
  if (!attrs.empty()) inputs.push_back(attrs);
  call += "(" + join(inputs) + ")";
  const int results = result_count(node, op);
  if (results == 0) {
    write_line(call);
    return;
  }
  const std::string name = unique_name(node.name());
  write_line(name + " = " + call);
  scope.values["^" + node.name()] = name;
  scope.definitions[node.name()] = op;
  if (results == 1) {
    scope.values[node.name() + ":" + op.output_arg(0).name() + ":0"] = name;
  }
}

void CodeWriter::write_branch(const std::string& head,
                              const std::string& function, const Texts& inputs,
                              const Texts& results) {
  write_line(head);
  ++depth_;
  const size_t empty = code_.size();
  write_assignment(results, write_body(function_def(function), inputs));
  if (code_.size() == empty) write_line("pass");
  --depth_;
}

void CodeWriter::write_branches(const proto::NodeDef& node, Texts inputs,
                                Scope& scope) {
  const std::string choice = inputs[0];
  inputs.erase(inputs.begin());
  const int count = node.attr().at("Tout").list().type_size();
  Texts results;
  for (int i = 0; i < count; ++i) {
    results.push_back(
        unique_name(node.name() + (count == 1 ? "" : "_" + std::to_string(i))));
    scope.values[node.name() + ":output:" + std::to_string(i)] = results.back();
  }
  if (node.attr().contains("then_branch")) {
    write_branch("if " + choice + ":",
                 node.attr().at("then_branch").func().name(), inputs, results);
    write_branch("else:", node.attr().at("else_branch").func().name(), inputs,
                 results);
    return;
  }
  const auto& branches = node.attr().at("branches").list();
  for (int i = 0; i < branches.func_size(); ++i) {
    // Any number that is none of the others chooses the last.
    const bool is_last = i + 1 == branches.func_size();
    const std::string head = i > 0 && is_last
                                 ? "else:"
                                 : (i == 0 ? "if " : "elif ") + choice +
                                       " == " + std::to_string(i) + ":";
    write_branch(head, branches.func(i).name(), inputs, results);
  }
}

void CodeWriter::write_loop(const proto::NodeDef& node, const Texts& inputs,
                            Scope& scope) {
  const proto::FunctionDef condition =
      function_def(node.attr().at("cond").func().name());
  const proto::FunctionDef body =
      function_def(node.attr().at("body").func().name());
  // What the body hands on as it is does not vary.
  Texts variables = inputs;
  Texts names;
  Texts first;
  std::vector<size_t> varying;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const int place = static_cast<int>(i);
    const std::string& argument = body.signature().input_arg(place).name();
    if (source_of_output(body, place) != argument) {
      variables[i] = unique_name(argument);
      names.push_back(variables[i]);
      first.push_back(inputs[i]);
      varying.push_back(i);
    }
    scope.values[node.name() + ":output:" + std::to_string(i)] = variables[i];
  }
  write_assignment(names, first);
  write_line("while True:");
  ++depth_;
  write_line("if not " + write_body(condition, variables)[0] + ": break");
  const Texts results = write_body(body, variables);
  Texts next;
  for (const size_t i : varying) next.push_back(results[i]);
  write_assignment(names, next);
  --depth_;
}

std::string CodeWriter::attributes(const proto::NodeDef& node,
                                   const proto::OpDef& op) {
  Texts texts;
  for (const auto& attr : op.attr()) {
    const auto value = node.attr().find(attr.name());
    if (value == node.attr().end() || is_inferred(attr.name(), op)) continue;
    const bool is_usual =
        attr.has_default_value() && attr.default_value().SerializeAsString() ==
                                        value->second.SerializeAsString();
    if (is_usual) continue;
    const std::string text = attribute(value->second);
    if (!text.empty()) texts.push_back(attr.name() + "=" + text);
  }
  return join(texts);
}

// Empty for what says little: tensors and shapes.
std::string CodeWriter::attribute(const proto::AttrValue& value) {
  switch (value.value_case()) {
    case proto::AttrValue::kB:
      return value.b() ? "True" : "False";
    case proto::AttrValue::kI:
      return std::to_string(value.i());
    case proto::AttrValue::kF:
      return float_repr(static_cast<double>(value.f()));
    case proto::AttrValue::kS:
      return str_repr(value.s());
    case proto::AttrValue::kType:
      return dtype_of_number(value.type()).repr();
    case proto::AttrValue::kFunc:
      return defined(value.func().name());
    case proto::AttrValue::kList: {
      Texts texts;
      const auto& list = value.list();
      for (const bool each : list.b()) texts.push_back(each ? "True" : "False");
      for (const int64_t each : list.i()) texts.push_back(std::to_string(each));
      for (const float each : list.f()) {
        texts.push_back(float_repr(static_cast<double>(each)));
      }
      for (const auto& each : list.s()) texts.push_back(str_repr(each));
      for (const int each : list.type()) {
        texts.push_back(dtype_of_number(each).repr());
      }
      for (const auto& each : list.func()) {
        texts.push_back(defined(each.name()));
      }
      return texts.empty() ? "" : "[" + join(texts) + "]";
    }
    default:
      return "";
  }
}

std::string CodeWriter::defined(const std::string& function) {
  const auto known = defined_.find(function);
  if (known != defined_.end()) return known->second;
  const std::string name = write_definition(function_def(function));
  defined_[function] = name;
  return name;
}

proto::OpDef CodeWriter::definition(const std::string& op) const {
  proto::OpDef definition;
  try {
    definition.ParseFromString(c::Graph().op_def(op).str());
  } catch (const errors::NotFoundError&) {
    // A function that is called as an op.
    definition = function_def(op).signature();
  }
  return definition;
}

}  // namespace tfx::internal

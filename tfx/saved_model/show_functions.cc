#include "tfx/saved_model/show_functions.h"

#include <algorithm>
#include <map>
#include <vector>

#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/proto/core/protobuf/saved_object_graph.pb.h"
#include "tfx/proto/core/protobuf/struct.pb.h"
#include "tfx/saved_model/function_order.h"
#include "tfx/saved_model/structured_value.h"

namespace tfx::saved_model {
namespace {

using Value = proto::StructuredValue;

std::string type_name(const Value& value) {
  switch (value.kind_case()) {
    case Value::kFloat64Value:
      return "float";
    case Value::kInt64Value:
      return "int";
    case Value::kBoolValue:
      return "bool";
    case Value::kTensorShapeValue:
      return "TensorShape";
    case Value::kTensorDtypeValue:
      return "DType";
    case Value::kListValue:
      return "list";
    case Value::kTupleValue:
      return "tuple";
    case Value::kDictValue:
      return "dict";
    case Value::kTypeSpecValue:
      return value.type_spec_value().type_spec_class_name();
    default:
      return "NoneType";
  }
}

constexpr char kIndent[] = "          ";

// saved_model_cli takes the last comma back with two backspaces.
template <typename Values>
std::string show_sequence(const Values& values) {
  std::string text = "[";
  for (const Value& value : values) text += repr(value) + ", ";
  return text + "\b\b]";
}

std::string show_dict(const Value& value) {
  std::string text = "{";
  for (const auto& [key, field] : fields_of(value)) {
    text += "'" + key + "': " + repr(*field) + ", ";
  }
  return text + "\b\b}";
}

std::string show_value(const Value& value) {
  switch (value.kind_case()) {
    case Value::kListValue:
      return show_sequence(value.list_value().values());
    case Value::kTupleValue:
      return show_sequence(value.tuple_value().values());
    case Value::kDictValue:
      return show_dict(value);
    default:
      return repr(value);
  }
}

std::string show_argument(const Value& value) {
  if (value.kind_case() == Value::kStringValue) {
    return kIndent + value.string_value() + "\n";
  }
  if (value.kind_case() == Value::kTensorSpecValue) {
    const auto& spec = value.tensor_spec_value();
    return kIndent + (spec.name().empty() ? "None" : spec.name()) + ": " +
           read_spec(spec).repr() + "\n";
  }
  return kIndent + ("DType: " + type_name(value)) + "\n" + kIndent +
         "Value: " + show_value(value) + "\n";
}

// A trace: its arguments, which are a tuple of positional ones and a
// dictionary of named ones, of which only the names are shown.
std::string show_trace(const proto::SavedConcreteFunction& trace, int number) {
  const auto& signature = trace.canonicalized_input_signature().tuple_value();
  if (signature.values_size() != 2) return "";
  const auto& arguments = signature.values(0).tuple_value().values();
  std::string text;
  if (!arguments.empty()) {
    text +=
        "    Option #" + std::to_string(number) + "\n      Callable with:\n";
  }
  int index = 0;
  for (const Value& argument : arguments) {
    text += "        Argument #" + std::to_string(++index) + "\n" +
            show_argument(argument);
  }
  index = 0;
  for (const auto& named : fields_of(signature.values(1))) {
    text += "        Named Argument #" + std::to_string(++index) + "\n" +
            kIndent + named.first + "\n";
  }
  return text;
}

using Order = std::map<std::string, FunctionRank>;

std::vector<std::string> traces_of(const proto::SavedObject& object,
                                   const Order& order) {
  if (object.has_bare_concrete_function()) {
    return {object.bare_concrete_function().concrete_function_name()};
  }
  const auto& names = object.function().concrete_functions();
  std::vector<std::string> traces(names.begin(), names.end());
  const auto rank = [&](const std::string& name) {
    const auto found = order.find(name);
    return found == order.end() ? FunctionRank(name, 0) : found->second;
  };
  std::sort(traces.begin(), traces.end(),
            [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
  return traces;
}

}  // namespace

std::string show_functions(const proto::MetaGraphDef& meta_graph) {
  const proto::SavedObjectGraph& objects = meta_graph.object_graph_def();
  const Order order = function_order(meta_graph.graph_def().library());
  std::string text = "\nConcrete Functions:";
  if (objects.nodes_size() == 0) return text;
  std::map<std::string, const proto::SavedObject*> functions;
  for (const auto& child : objects.nodes(0).children()) {
    const int id = child.node_id();
    if (id < 0 || id >= objects.nodes_size()) continue;
    const proto::SavedObject& object = objects.nodes(id);
    if (object.has_function() || object.has_bare_concrete_function()) {
      functions[child.local_name()] = &object;
    }
  }
  for (const auto& [name, object] : functions) {
    text += "\n  Function Name: '" + name + "'\n";
    int number = 0;
    for (const std::string& trace : traces_of(*object, order)) {
      const auto found = objects.concrete_functions().find(trace);
      if (found == objects.concrete_functions().end()) continue;
      text += show_trace(found->second, ++number);
    }
  }
  return text;
}

}  // namespace tfx::saved_model

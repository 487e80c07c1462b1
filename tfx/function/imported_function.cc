#include "tfx/function/imported_function.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/core/init_scope.h"
#include "tfx/core/op_definition.h"
#include "tfx/proto/core/framework/function.pb.h"
#include "tfx/proto/core/framework/graph.pb.h"

namespace tfx::internal {
namespace {

proto::FunctionDef runtime_definition(const std::string& function) {
  proto::FunctionDef definition;
  const c::Buffer bytes = Context::instance().eager().function_def(function);
  if (!definition.ParseFromString(bytes.str())) {
    throw errors::DataLossError("it cannot be parsed");
  }
  return definition;
}

DType argument_dtype(const proto::OpDef::ArgDef& argument) {
  return DType(static_cast<c::DataType>(argument.type()));
}

TensorShape argument_shape(const proto::FunctionDef& definition, int index) {
  const auto attrs = definition.arg_attr().find(static_cast<uint32_t>(index));
  if (attrs == definition.arg_attr().end()) return TensorShape::unknown();
  const auto shapes = attrs->second.attr().find("_output_shapes");
  return shapes == attrs->second.attr().end() ||
                 shapes->second.list().shape_size() != 1
             ? TensorShape::unknown()
             : read_shape(shapes->second.list().shape(0));
}

// How many tensors an argument or result of a node is.
int64_t size_of(const proto::OpDef::ArgDef& argument,
                const proto::NodeDef& node, const proto::OpDef& op) {
  const bool is_list = !argument.type_list_attr().empty();
  if (!is_list && argument.number_attr().empty()) return 1;
  const std::string& name =
      is_list ? argument.type_list_attr() : argument.number_attr();
  const proto::AttrValue* value = nullptr;
  // What is the op's default may be left out.
  for (const auto& attr : op.attr()) {
    if (attr.name() == name) value = &attr.default_value();
  }
  const auto found = node.attr().find(name);
  if (found != node.attr().end()) value = &found->second;
  if (value == nullptr) {
    throw errors::DataLossError("node " + node.name() + " has no attribute " +
                                name);
  }
  return is_list ? value->list().type_size() : value->i();
}

void turn_into_call(proto::NodeDef& node) {
  const proto::OpDef callee = runtime_definition(node.op()).signature();
  proto::NodeDef call;
  call.set_name(node.name());
  call.set_op(callee.is_stateful() ? "StatefulPartitionedCall"
                                   : "PartitionedCall");
  call.set_device(node.device());
  call.mutable_input()->Swap(node.mutable_input());
  auto& attrs = *call.mutable_attr();
  attrs["f"].mutable_func()->set_name(node.op());
  auto& in = *attrs["Tin"].mutable_list();
  for (const auto& each : callee.input_arg()) in.add_type(each.type());
  auto& out = *attrs["Tout"].mutable_list();
  for (const auto& each : callee.output_arg()) out.add_type(each.type());
  node = std::move(call);
}

// A FunctionDef as a GraphDef. They differ in what inputs are called:
// "node:output:1" counts from the output of that name, "node:2" from the first.
class Body {
 public:
  explicit Body(proto::FunctionDef definition)
      : definition_(std::move(definition)) {
    for (const auto& argument : definition_.signature().input_arg()) {
      arguments_.emplace(argument.name(), static_cast<int>(arguments_.size()));
    }
    graph_.mutable_versions()->ParseFromString(ops_.versions().str());
    graph_.mutable_node()->Swap(definition_.mutable_node_def());
    for (proto::NodeDef& node : *graph_.mutable_node()) prepare(node);
    for (proto::NodeDef& node : *graph_.mutable_node()) {
      auto& inputs = *node.mutable_input();
      const auto waits_for_argument = [this](const std::string& input) {
        return input.starts_with('^') && is_argument(input.substr(1));
      };
      inputs.erase(
          std::remove_if(inputs.begin(), inputs.end(), waits_for_argument),
          inputs.end());
      for (std::string& input : inputs) input = flat_name(input);
    }
  }

  const proto::FunctionDef& definition() const { return definition_; }
  const proto::GraphDef& graph() const { return graph_; }
  bool is_argument(const std::string& name) const {
    return arguments_.contains(name);
  }
  // The name of a node's output as graphs have it.
  std::string flat_name(const std::string& name) const {
    const size_t last = name.rfind(':');
    const auto place = places_.find(name.substr(0, last));
    if (last == std::string::npos || place == places_.end()) return name;
    return name.substr(0, name.find(':') + 1) +
           std::to_string(place->second + std::stoll(name.substr(last + 1)));
  }
  // The places of arguments, by their names.
  using Names = std::map<std::string, int>;
  const Names& arguments() const { return arguments_; }

 private:
  void prepare(proto::NodeDef& node) {
    if (node.op() == "NextIteration") {
      throw NotImplementedError("it has a loop of TensorFlow 1");
    }
    auto known = op_defs_.find(node.op());
    if (known == op_defs_.end()) {
      proto::OpDef op;
      try {
        op.ParseFromString(ops_.op_def(node.op()).str());
      } catch (const errors::NotFoundError&) {
        turn_into_call(node);
        return prepare(node);
      }
      known = op_defs_.emplace(node.op(), std::move(op)).first;
    }
    int64_t place = 0;
    for (const auto& output : known->second.output_arg()) {
      places_[node.name() + ":" + output.name()] = place;
      place += size_of(output, node, known->second);
    }
  }

  const c::Graph ops_;
  proto::FunctionDef definition_;
  Names arguments_;
  proto::GraphDef graph_;
  std::map<std::string, proto::OpDef> op_defs_;
  // Where an output of the op, "node:output", begins among the node's.
  std::map<std::string, int64_t> places_;
};

c::OutputName output_name(const std::string& name) {
  const size_t colon = name.rfind(':');
  return {name.substr(0, colon), std::stoi(name.substr(colon + 1))};
}

void add_arguments(FuncGraph& graph, const proto::FunctionDef& definition,
                   std::span<const Tensor> inputs) {
  for (int i = 0; i < definition.signature().input_arg_size(); ++i) {
    const auto& argument = definition.signature().input_arg(i);
    const TensorShape shape = argument_shape(definition, i);
    const auto place = static_cast<size_t>(i);
    if (place < inputs.size() && inputs[place].has_value() &&
        inputs[place].dtype() == argument_dtype(argument)) {
      graph.add_argument_like(inputs[place], shape, argument.name());
    } else {
      graph.add_argument(argument_dtype(argument), shape, argument.name());
    }
  }
}

// Adds the body; returns the outputs.
std::vector<Tensor> add_body(FuncGraph& graph, const Body& body) {
  const proto::FunctionDef& definition = body.definition();
  c::ImportOptions options{.uniquify_names = true,
                           .validate_colocation_constraints = false};
  for (const auto& [name, place] : body.arguments()) {
    const Tensor& argument = graph.arguments()[static_cast<size_t>(place)];
    options.input_map.push_back({{name, 0}, argument.symbol()->output});
  }
  for (const auto& output : definition.signature().output_arg()) {
    const std::string& name = definition.ret().at(output.name());
    options.return_outputs.push_back(body.is_argument(name)
                                         ? c::OutputName{name, 0}
                                         : output_name(body.flat_name(name)));
  }
  for (const auto& effect : definition.control_ret()) {
    options.return_operations.push_back(effect.second);
  }
  const c::ImportResults results =
      graph.import(body.graph().SerializeAsString(), options);
  std::vector<Tensor> outputs;
  for (const c::Output output : results.outputs) {
    outputs.push_back(graph.outside(output));
  }
  return outputs;
}

}  // namespace

void call_by_attribute(proto::NodeDef& node) {
  if (Context::instance().eager().has_function(node.op())) turn_into_call(node);
}

std::shared_ptr<const GraphFunction> import_function(
    const std::string& name, std::span<const Tensor> inputs,
    const ImportOrigin& origin) {
  try {
    const Body body(runtime_definition(name));
    // The graph that is being traced is none of its business.
    const InitScope outside;
    auto graph = origin.caller == nullptr
                     ? std::make_unique<FuncGraph>(name)
                     : std::make_unique<FuncGraph>(name, *origin.caller);
    graph->keep(origin.owner);
    const auto compiled = body.definition().attr().find("_XlaMustCompile");
    const bool is_compiled =
        compiled != body.definition().attr().end() && compiled->second.b();
    if (is_compiled) graph->set_compiled(true);
    add_arguments(*graph, body.definition(), inputs);
    std::vector<Tensor> outputs = add_body(*graph, body);
    return GraphFunction::of_runtime(
        name,
        Trace::of_graph(std::move(graph), std::move(outputs), origin.owner),
        {.jit_compile = is_compiled}, origin.caller == nullptr);
  } catch (const std::exception& error) {
    throw LookupError("no gradient goes back through the function " + name +
                      ": " + error.what());
  }
}

}  // namespace tfx::internal

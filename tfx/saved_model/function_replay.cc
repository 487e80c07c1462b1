#include "tfx/saved_model/function_replay.h"

#include <functional>
#include <map>
#include <optional>
#include <queue>
#include <unordered_map>
#include <utility>

#include "tfx/autodiff/tape.h"
#include "tfx/core/context.h"
#include "tfx/core/control_dependencies.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/name_scope.h"
#include "tfx/core/symbol.h"
#include "tfx/proto/core/framework/function.pb.h"
#include "tfx/saved_model/control_flow_execution.h"
#include "tfx/saved_model/node_execution.h"
#include "tfx/saved_model/structured_value.h"

namespace tfx::saved_model {
namespace {

using Library = std::shared_ptr<const FunctionLibrary>;
using Operations = std::vector<c::Operation>;

proto::FunctionDef definition_of(const std::string& function) {
  proto::FunctionDef definition;
  const c::Buffer bytes = Context::instance().eager().function_def(function);
  if (!definition.ParseFromString(bytes.str())) {
    throw errors::DataLossError("function " + function +
                                " of the model cannot be parsed");
  }
  return definition;
}

// "node:output:1", "argument" or "^node".
struct InputName {
  explicit InputName(std::string_view text) {
    is_control = text.starts_with('^');
    if (is_control) text.remove_prefix(1);
    const size_t colon = text.find(':');
    node = text.substr(0, colon);
    if (colon == std::string_view::npos) return;
    const size_t last = text.rfind(':');
    if (last > colon) output = text.substr(colon + 1, last - colon - 1);
    index = static_cast<size_t>(std::stoul(std::string(text.substr(last + 1))));
  }

  std::string node;
  std::string output = {};
  size_t index = 0;
  bool is_control;
};

// The order in which nodes can be executed: theirs, as far as possible.
std::vector<int> execution_order(const proto::FunctionDef& function) {
  std::unordered_map<std::string_view, int> places;
  for (int i = 0; i < function.node_def_size(); ++i) {
    places[function.node_def(i).name()] = i;
  }
  const auto count = static_cast<size_t>(function.node_def_size());
  std::vector<std::vector<int>> users(count);
  std::vector<int> waits_for(count);
  std::priority_queue<int, std::vector<int>, std::greater<>> ready;
  for (int i = 0; i < function.node_def_size(); ++i) {
    for (const std::string& input : function.node_def(i).input()) {
      const auto place = places.find(InputName(input).node);
      if (place == places.end()) continue;
      users[static_cast<size_t>(place->second)].push_back(i);
      ++waits_for[static_cast<size_t>(i)];
    }
    if (waits_for[static_cast<size_t>(i)] == 0) ready.push(i);
  }
  std::vector<int> order;
  while (!ready.empty()) {
    order.push_back(ready.top());
    ready.pop();
    for (const int user : users[static_cast<size_t>(order.back())]) {
      if (--waits_for[static_cast<size_t>(user)] == 0) ready.push(user);
    }
  }
  if (order.size() < count) {
    throw NotImplementedError("function " + function.signature().name() +
                              " of the model has a loop of TensorFlow 1");
  }
  return order;
}

// What became of a node.
struct Done {
  std::vector<Tensor> outputs = {};
  // Where each output of the op begins among them.
  std::map<std::string, size_t> places = {};
  // What has run once the node has.
  Operations operations = {};
};

// A call of a function, while it is replayed.
struct Frame {
  std::string function;
  const Frame* caller;
  std::map<std::string, Tensor> arguments = {};
  std::unordered_map<std::string, Done> nodes = {};

  const Done& node(const std::string& name) const {
    const auto found = nodes.find(name);
    if (found != nodes.end()) return found->second;
    throw errors::DataLossError("function " + function +
                                " of the model has no node " + name);
  }

  Tensor find(const InputName& name) const {
    const auto argument = arguments.find(name.node);
    if (argument != arguments.end()) return argument->second;
    const Done& done = node(name.node);
    const auto place = done.places.find(name.output);
    const size_t index =
        (place == done.places.end() ? 0 : place->second) + name.index;
    if (index < done.outputs.size()) return done.outputs[index];
    throw errors::DataLossError("function " + function +
                                " of the model has no tensor " + name.node +
                                ":" + name.output);
  }
};

class Replay {
 public:
  explicit Replay(Library library) : library_(std::move(library)) {}

  // The outputs, and what has run when the function has.
  Done call(const std::string& function, std::span<const Tensor> inputs,
            const Frame* caller);

 private:
  Done execute(const proto::NodeDef& node, const Frame& frame);
  Done call_in_place(const proto::NodeDef& node, const std::string& function,
                     std::span<const Tensor> inputs, const Frame& frame);
  Done choose_or_repeat(const proto::NodeDef& node,
                        std::span<const Tensor> inputs, const Frame& frame);
  Done execute_op(const proto::NodeDef& node, std::span<const Tensor> inputs,
                  const Frame& frame);
  // The gradient that a node was given in place of its op's; null if none.
  GradientFunction custom_gradient(const proto::NodeDef& node,
                                   const Frame& frame) const;
  // The inputs of a gradient function behind the gradients that arrive.
  std::optional<std::vector<Tensor>> captures_of(const StoredGradient& gradient,
                                                 const Frame& frame) const;
  const proto::OpDef& op_def(const std::string& op);
  // The function that a node calls; empty if it does something else.
  std::string callee_of(const proto::NodeDef& node) const;

  const Library library_;
  const c::Graph ops_;
  std::map<std::string, proto::OpDef> op_defs_ = {};
};

const proto::OpDef& Replay::op_def(const std::string& op) {
  const auto [place, is_new] = op_defs_.try_emplace(op);
  if (is_new) place->second.ParseFromString(ops_.op_def(op).str());
  return place->second;
}

bool is_call(const proto::NodeDef& node) {
  return node.op() == "PartitionedCall" ||
         node.op() == "StatefulPartitionedCall";
}

std::string Replay::callee_of(const proto::NodeDef& node) const {
  if (is_call(node)) return node.attr().at("f").func().name();
  return library_->has(node.op()) ? node.op() : "";
}

// NOLINTNEXTLINE(misc-no-recursion): functions call functions.
Done Replay::call(const std::string& function, std::span<const Tensor> inputs,
                  const Frame* caller) {
  const proto::FunctionDef definition = definition_of(function);
  const proto::OpDef& signature = definition.signature();
  if (inputs.size() != static_cast<size_t>(signature.input_arg_size())) {
    throw errors::DataLossError("function " + function +
                                " of the model is called with other inputs "
                                "than it has");
  }
  Frame frame{function, caller};
  for (size_t i = 0; i < inputs.size(); ++i) {
    frame.arguments[signature.input_arg(static_cast<int>(i)).name()] =
        inputs[i];
  }
  for (const int place : execution_order(definition)) {
    const proto::NodeDef& node = definition.node_def(place);
    frame.nodes[node.name()] = execute(node, frame);
  }
  Done done;
  for (const auto& output : signature.output_arg()) {
    const InputName name(definition.ret().at(output.name()));
    done.places[output.name()] = done.outputs.size();
    done.outputs.push_back(frame.find(name));
    const auto node = frame.nodes.find(name.node);
    if (node == frame.nodes.end()) continue;
    const Operations& last = node->second.operations;
    done.operations.insert(done.operations.end(), last.begin(), last.end());
  }
  for (const auto& effect : definition.control_ret()) {
    const Operations& last = frame.node(effect.second).operations;
    done.operations.insert(done.operations.end(), last.begin(), last.end());
  }
  return done;
}

// NOLINTNEXTLINE(misc-no-recursion)
Done Replay::execute(const proto::NodeDef& node, const Frame& frame) {
  std::vector<Tensor> inputs;
  Operations first = FuncGraph::current()->control_inputs();
  for (const std::string& text : node.input()) {
    const InputName name(text);
    if (!name.is_control) {
      inputs.push_back(frame.find(name));
    } else if (!frame.arguments.contains(name.node)) {
      const Operations& before = frame.node(name.node).operations;
      first.insert(first.end(), before.begin(), before.end());
    }
  }
  if (node.op() == "NoOp") return {.operations = std::move(first)};
  const ControlDependencies scope(FuncGraph::current(), std::move(first));
  if (is_control_flow(node)) return choose_or_repeat(node, inputs, frame);
  const std::string callee = callee_of(node);
  return callee.empty() ? execute_op(node, inputs, frame)
                        : call_in_place(node, callee, inputs, frame);
}

// NOLINTNEXTLINE(misc-no-recursion)
Done Replay::call_in_place(const proto::NodeDef& node,
                           const std::string& function,
                           std::span<const Tensor> inputs, const Frame& frame) {
  const NameScope names = name_scope(node.name());
  FuncGraph& graph = *FuncGraph::current();
  std::optional<ControlDependencies> after;
  if (graph.control_inputs().size() > 1) {
    // One operation to wait for, not many for each of the function's.
    tfx::execute("NoOp", {});
    after.emplace(&graph, Operations{graph.graph().operations().back()});
  }
  Done done = call(function, inputs, &frame);
  // To PartitionedCall all that the function returns is one list.
  if (is_call(node)) done.places.clear();
  return done;
}

// NOLINTNEXTLINE(misc-no-recursion)
Done Replay::choose_or_repeat(const proto::NodeDef& node,
                              std::span<const Tensor> inputs,
                              const Frame& frame) {
  const auto call_part = [&](const std::string& function,
                             std::span<const Tensor> arguments) {
    return call(function, arguments, &frame).outputs;
  };
  Done done{.outputs = execute_control_flow(node, inputs, call_part)};
  done.operations.push_back(
      done.outputs.empty() ? FuncGraph::current()->graph().operations().back()
                           : done.outputs[0].symbol()->output.operation);
  return done;
}

Done Replay::execute_op(const proto::NodeDef& node,
                        std::span<const Tensor> inputs, const Frame& frame) {
  const proto::OpDef& op = op_def(node.op());
  Done done;
  if (const GradientFunction gradient = custom_gradient(node, frame)) {
    {
      const StopRecording told_below;
      done.outputs = execute_node(node, op, inputs);
    }
    Tape::record(node.op(), TensorSpan(inputs), done.outputs, gradient);
  } else {
    done.outputs = execute_node(node, op, inputs);
  }
  size_t place = 0;
  for (const auto& output : op.output_arg()) {
    done.places[output.name()] = place;
    place += argument_size(node, output);
  }
  done.operations.push_back(
      done.outputs.empty() ? FuncGraph::current()->graph().operations().back()
                           : done.outputs[0].symbol()->output.operation);
  return done;
}

GradientFunction Replay::custom_gradient(const proto::NodeDef& node,
                                         const Frame& frame) const {
  const auto attr = node.attr().find("_gradient_op_type");
  if (attr == node.attr().end()) return nullptr;
  const std::string& type = attr->second.s();
  const StoredGradient* const gradient = library_->find_gradient(type);
  const std::optional<std::vector<Tensor>> captures =
      gradient == nullptr ? std::nullopt : captures_of(*gradient, frame);
  if (!captures) {
    return [type](
               const RecordedOp& /*op*/,
               std::span<const Gradient> /*grads*/) -> std::vector<Gradient> {
      throw LookupError("gradient registry has no entry for: " + type +
                        ", a custom gradient that the model was saved without");
    };
  }
  return [library = library_, gradient, captures = *captures](
             const RecordedOp& /*op*/, std::span<const Gradient> grads) {
    std::vector<Tensor> inputs;
    for (const Gradient& grad : grads) inputs.push_back(grad.to_tensor());
    inputs.insert(inputs.end(), captures.begin(), captures.end());
    const Done done = Replay(library).call(gradient->function, inputs, nullptr);
    std::vector<Gradient> all;
    size_t next = 0;
    for (const bool is_there : gradient->outputs) {
      all.push_back(is_there ? Gradient(done.outputs.at(next++)) : Gradient());
    }
    return all;
  };
}

std::optional<std::vector<Tensor>> Replay::captures_of(
    const StoredGradient& gradient, const Frame& frame) const {
  std::vector<Tensor> captures;
  for (const StoredGradient::Capture& capture : gradient.captures) {
    if (capture.tensor.has_value()) {
      captures.push_back(capture.tensor);
      continue;
    }
    const Frame* owner = &frame;
    while (owner != nullptr && owner->function != capture.function) {
      owner = owner->caller;
    }
    if (owner == nullptr) return std::nullopt;
    captures.push_back(owner->find(InputName(capture.name)));
  }
  return captures;
}

TensorShape argument_shape(const proto::FunctionDef& definition, int index) {
  const auto attrs = definition.arg_attr().find(static_cast<uint32_t>(index));
  if (attrs == definition.arg_attr().end()) return TensorShape::unknown();
  const auto shapes = attrs->second.attr().find("_output_shapes");
  if (shapes == attrs->second.attr().end() ||
      shapes->second.list().shape_size() != 1) {
    return TensorShape::unknown();
  }
  return read_shape(shapes->second.list().shape(0));
}

}  // namespace

std::shared_ptr<const internal::GraphFunction> replay(
    const Library& library, const LibraryFunction& function,
    std::span<const Tensor> captures) {
  // The caller's graph, device and names are none of its business.
  const InitScope outside;
  const DeviceScope no_device = tfx::device(nullptr);
  const proto::FunctionDef definition = definition_of(function.name);
  auto trace = internal::Trace::of(
      std::make_unique<FuncGraph>(function.name), [&](FuncGraph& graph) {
        graph.keep(library);
        std::vector<Tensor> inputs;
        const size_t count = function.inputs.size() - captures.size();
        for (size_t i = 0; i < count; ++i) {
          const int index = static_cast<int>(i);
          inputs.push_back(graph.add_argument(
              function.inputs[i], argument_shape(definition, index),
              definition.signature().input_arg(index).name()));
        }
        inputs.insert(inputs.end(), captures.begin(), captures.end());
        return Replay(library).call(function.name, inputs, nullptr).outputs;
      });
  std::vector<Tensor> outputs = trace->outputs();
  const auto compiled = definition.attr().find("_XlaMustCompile");
  return std::make_shared<const internal::GraphFunction>(
      std::move(trace), std::move(outputs), function.name, "__replayed_",
      internal::GraphFunctionOptions{.jit_compile =
                                         compiled != definition.attr().end() &&
                                         compiled->second.b()});
}

}  // namespace tfx::saved_model

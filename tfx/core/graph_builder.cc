#include "tfx/core/graph_builder.h"

#include <algorithm>
#include <cctype>

#include "tfx/c/operation_builder.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/graph_attrs.h"
#include "tfx/core/input_types.h"

namespace tfx {
namespace {

std::string lower(std::string_view text) {
  std::string result(text);
  std::ranges::transform(result, result.begin(), [](unsigned char c) {
    return static_cast<char>(std::tolower(c));
  });
  return result;
}

c::Operation finish(c::OperationBuilder& builder, const OpCall& call) {
  try {
    return builder.finish();
  } catch (const errors::InvalidArgumentError& error) {
    const std::string problem = internal::problem_with_input_types(call);
    if (!problem.empty()) throw TypeError(problem);
    throw ValueError(error.message());
  }
}

}  // namespace

GraphBuilder::GraphBuilder(const std::string& name)
    : GraphBuilder(name, nullptr) {}

GraphBuilder::GraphBuilder(const std::string& name, FuncGraph* function)
    : graph_(std::make_shared<SymbolicGraph>(name)), function_(function) {}

GraphBuilder::~GraphBuilder() = default;

GraphBuilder::Scope::Scope(GraphBuilder& graph)
    : graph_(&internal::ThreadState::graph, &graph),
      number_(&internal::ThreadState::graph_number, graph.graph_->number),
      seeds_(&graph.seeds_),
      names_("") {}

bool GraphBuilder::contains(const Tensor& tensor) const {
  return tensor.is_symbolic() && tensor.symbol()->graph == graph_;
}

// Python's rule: the first has the name itself, the next name_1, name_2, …
std::string GraphBuilder::unique_name(std::string_view wanted) {
  std::string name(wanted);
  int& uses = names_[lower(wanted)];
  if (uses++ == 0) return name;
  for (int i = uses - 1;; ++i) {
    name = std::string(wanted) + "_" + std::to_string(i);
    // The reference to uses may move when a name joins.
    if (names_.emplace(lower(name), 1).second) break;
    ++names_[lower(wanted)];
  }
  return name;
}

std::string GraphBuilder::add_scope(const std::string& wanted) {
  std::string scope = unique_name(wanted);
  scopes_.insert(scope);
  return scope;
}

// A name with a slash behind it is that of a scope, which an operation may have
// as its own, as in Python; others are in the scope that is current.
std::string GraphBuilder::name_of(const OpCall& call) {
  if (call.name.ends_with('/')) {
    std::string scope(call.name.substr(0, call.name.size() - 1));
    return scopes_.erase(scope) > 0 ? scope : unique_name(scope);
  }
  return unique_name(current_name_scope() +
                     std::string(call.name.empty() ? call.op : call.name));
}

Tensor GraphBuilder::add_placeholder(DType dtype, const TensorShape& shape,
                                     std::string_view name) {
  c::OperationBuilder builder(graph(), "Placeholder", unique_name(name));
  builder.set_type("dtype", dtype.as_datatype_enum());
  builder.set_shape("shape", shape.view());
  return symbolic(builder.finish().output(0));
}

Tensor GraphBuilder::add_constant(const Tensor& value) {
  c::OperationBuilder builder(graph(), "Const", unique_name("Const"));
  builder.set_type("dtype", value.dtype().as_datatype_enum());
  if (value.is_symbolic()) {
    builder.set_tensor("value",
                       value.symbol()->output.operation.attr_tensor("value"));
  } else {
    builder.set_tensor("value", value.host());
  }
  return symbolic(builder.finish().output(0));
}

Tensor GraphBuilder::capture(const Tensor& tensor) {
  if (contains(tensor)) return tensor;
  if (!tensor.is_symbolic()) return add_constant(tensor);
  throw ValueError(tensor.repr() + " is not of the graph '" + name() +
                   "', but of '" + tensor.symbol()->graph->name +
                   "': the inputs of an operation must be of one graph");
}

std::vector<c::Operation> GraphBuilder::control_inputs_of(
    const char* /*op*/, std::span<const c::Output> /*inputs*/) const {
  return control_inputs_;
}

void GraphBuilder::added(c::Operation /*operation*/, const char* /*op*/,
                         std::span<const c::Output> /*inputs*/) {}

void GraphBuilder::imported(const c::ImportResults& /*results*/) {}

size_t GraphBuilder::add(const OpCall& call, std::span<Tensor> outputs) {
  std::vector<c::Output> inputs;
  for (const Argument& argument : call.inputs) {
    for (const Tensor& tensor : argument.tensors()) {
      inputs.push_back(capture(tensor).symbol()->output);
    }
  }
  c::OperationBuilder builder(graph(), call.op, name_of(call));
  std::span<const c::Output> rest = inputs;
  for (const Argument& argument : call.inputs) {
    const size_t count = argument.tensors().size();
    if (argument.is_list()) {
      builder.add_input_list(rest.first(count));
    } else {
      builder.add_input(rest[0]);
    }
    rest = rest.subspan(count);
  }
  set_attrs(builder, call.attrs);
  if (!current_device().empty()) builder.set_device(current_device());
  for (const c::Operation first : control_inputs_of(call.op, inputs)) {
    builder.add_control_input(first);
  }
  const c::Operation operation = finish(builder, call);
  last_operation_ = operation;
  added(operation, call.op, inputs);
  const auto count = static_cast<size_t>(operation.num_outputs());
  if (count > outputs.size()) {
    throw errors::InternalError(std::string(call.op) + " has " +
                                std::to_string(count) + " outputs");
  }
  for (size_t i = 0; i < count; ++i) {
    outputs[i] = symbolic(operation.output(static_cast<int>(i)));
  }
  return count;
}

c::ImportResults GraphBuilder::import(std::string_view graph_def,
                                      const c::ImportOptions& options) {
  c::ImportResults results = graph().import_graph_def(graph_def, options);
  for (const c::Operation operation : graph().operations()) {
    names_.emplace(lower(operation.name()), 1);
  }
  imported(results);
  return results;
}

}  // namespace tfx

#include "tfx/core/func_graph.h"

#include <algorithm>
#include <cctype>
#include <unordered_set>
#include <utility>

#include "tfx/c/operation_builder.h"
#include "tfx/core/context.h"
#include "tfx/core/control_dependencies.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/function_name.h"
#include "tfx/core/graph_attrs.h"
#include "tfx/core/handle_data.h"
#include "tfx/core/op_definition.h"

namespace tfx {
namespace {

// Python's: a value with more elements is an input, not a constant.
constexpr int64_t kMostConstantElements = 128;

std::string lower(std::string_view text) {
  std::string result(text);
  std::ranges::transform(result, result.begin(), [](unsigned char c) {
    return static_cast<char>(std::tolower(c));
  });
  return result;
}

bool is_opaque(DType dtype) { return dtype == resource || dtype == variant; }

bool is_constant(const Tensor& tensor) {
  return !tensor.is_symbolic() ||
         tensor.symbol()->output.operation.op_type() == "Const";
}

c::Operation finish(c::OperationBuilder& builder) {
  try {
    return builder.finish();
  } catch (const errors::InvalidArgumentError& error) {
    throw ValueError(error.message());
  }
}

// The operations that one output needs, itself included.
class Subgraph {
 public:
  enum class Edges { kAll, kData };

  explicit Subgraph(c::Output output, Edges edges = Edges::kAll) {
    std::vector<c::Operation> todo = {output.operation};
    while (!todo.empty()) {
      const c::Operation operation = todo.back();
      todo.pop_back();
      if (!seen_.insert(operation.get()).second) continue;
      operations_.push_back(operation);
      for (const c::Output input : operation.inputs()) {
        todo.push_back(input.operation);
      }
      if (edges == Edges::kData) continue;
      for (const c::Operation input : operation.control_inputs()) {
        todo.push_back(input);
      }
    }
  }

  bool contains(c::Operation operation) const {
    return seen_.contains(operation.get());
  }
  const std::vector<c::Operation>& operations() const { return operations_; }

 private:
  std::unordered_set<TF_Operation*> seen_;
  std::vector<c::Operation> operations_;
};

// Has the runtime forget a function in the end.
class RemovedFunction {
 public:
  RemovedFunction(c::EagerContext& context, const std::string& name)
      : context_(context), name_(name) {}
  ~RemovedFunction() {
    try {
      context_.remove_function(name_);
    } catch (const errors::OpError&) {
      // It is in nobody's way.
    }
  }
  RemovedFunction(const RemovedFunction&) = delete;
  RemovedFunction& operator=(const RemovedFunction&) = delete;

 private:
  c::EagerContext& context_;
  const std::string& name_;
};

}  // namespace

FuncGraph::FuncGraph(const std::string& name)
    : graph_(std::make_shared<SymbolicGraph>(name)),
      own_numbers_({graph_->number}) {
  const FuncGraph* const outer = current();
  if (outer == nullptr) return;
  around_ = outer->around_;
  around_.push_back(outer->graph_);
  is_compiled_ = outer->is_compiled_;
  allows_variables_ = outer->allows_variables_;
}

FuncGraph::FuncGraph(const std::string& name, const FuncGraph& outer)
    : graph_(std::make_shared<SymbolicGraph>(name)),
      own_numbers_(outer.own_numbers_),
      around_(outer.around_),
      copies_constants_(true),
      is_compiled_(outer.is_compiled_) {
  own_numbers_.push_back(graph_->number);
  around_.push_back(outer.graph_);
}

FuncGraph::Scope::Scope(FuncGraph& graph)
    : graph_(&internal::ThreadState::graph, &graph),
      number_(&internal::ThreadState::graph_number, graph.graph_->number),
      seeds_(&graph.seeds_),
      names_("") {}

bool FuncGraph::contains(const Tensor& tensor) const {
  return tensor.is_symbolic() && tensor.symbol()->graph == graph_;
}

bool FuncGraph::is_visible(const Symbol& symbol) const {
  return std::ranges::find(around_, symbol.graph) != around_.end();
}

// Python's rule: the first has the name itself, the next name_1, name_2, …
std::string FuncGraph::unique_name(std::string_view wanted) {
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

std::string FuncGraph::add_scope(const std::string& wanted) {
  std::string scope = unique_name(wanted);
  scopes_.insert(scope);
  return scope;
}

// A name with a slash behind it is that of a scope, which an operation may have
// as its own, as in Python; others are in the scope that is current.
std::string FuncGraph::name_of(const OpCall& call) {
  if (call.name.ends_with('/')) {
    std::string scope(call.name.substr(0, call.name.size() - 1));
    return scopes_.erase(scope) > 0 ? scope : unique_name(scope);
  }
  return unique_name(current_name_scope() +
                     std::string(call.name.empty() ? call.op : call.name));
}

Tensor FuncGraph::add_placeholder(DType dtype, const TensorShape& shape,
                                  std::string_view name) {
  c::OperationBuilder builder(graph(), "Placeholder", unique_name(name));
  builder.set_type("dtype", dtype.as_datatype_enum());
  builder.set_shape("shape", shape.view());
  return symbolic(builder.finish().output(0));
}

Tensor FuncGraph::add_argument(DType dtype, const TensorShape& shape,
                               std::string_view name) {
  arguments_.push_back(add_placeholder(dtype, shape, name));
  return arguments_.back();
}

Tensor FuncGraph::add_argument_like(const Tensor& tensor,
                                    const TensorShape& shape,
                                    std::string_view name) {
  Tensor argument = add_argument(tensor.dtype(), shape, name);
  copy_handle_data(tensor, argument);
  return argument;
}

void FuncGraph::copy_handle_data(const Tensor& outer, const Tensor& inner) {
  if (!is_opaque(outer.dtype())) return;
  const std::string data = handle_data_of(outer);
  if (!data.empty()) graph().set_handle_data(inner.symbol()->output, data);
}

bool FuncGraph::becomes_constant(const Tensor& tensor) const {
  if (is_opaque(tensor.dtype())) return false;
  if (tensor.is_symbolic() && !(copies_constants_ && is_constant(tensor))) {
    return false;
  }
  return tensor.shape().num_elements().value_or(kMostConstantElements + 1) <=
         kMostConstantElements;
}

bool FuncGraph::is_differentiable_input(const Tensor& tensor) const {
  return !tensor.is_symbolic() &&
         (tensor.dtype().is_floating() || tensor.dtype().is_complex()) &&
         std::ranges::find(own_numbers_, tensor.made_in()) ==
             own_numbers_.end();
}

Tensor FuncGraph::add_constant(const Tensor& value) {
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

Tensor FuncGraph::capture(const Tensor& tensor) {
  if (contains(tensor)) return tensor;
  const auto known = inside_.find(tensor.id());
  if (known != inside_.end()) return known->second;
  if (tensor.is_symbolic() && !is_visible(*tensor.symbol())) {
    tensor.symbol()->throw_out_of_scope();
  }
  Tensor inner;
  if (becomes_constant(tensor)) {
    inner = add_constant(tensor);
    if (is_differentiable_input(tensor)) captures_.push_back({tensor, inner});
  } else {
    inner = add_placeholder(tensor.dtype(), tensor.shape(), "input");
    captures_.push_back({tensor, inner});
    copy_handle_data(tensor, inner);
  }
  inside_.emplace(tensor.id(), inner);
  return inner;
}

void FuncGraph::align_captures(std::span<const Tensor> outer) {
  std::vector<Capture> aligned;
  for (const Tensor& tensor : outer) {
    // Not capture(), which may find a constant enough.
    const auto known = std::ranges::find_if(
        captures_, [&](const Capture& each) { return each.outer.is(tensor); });
    if (known != captures_.end()) {
      aligned.push_back(*known);
      continue;
    }
    aligned.push_back(
        {tensor, add_placeholder(tensor.dtype(), tensor.shape(), "unused")});
    copy_handle_data(tensor, aligned.back().inner);
  }
  captures_ = std::move(aligned);
}

FuncGraph::Replacing::Replacing(FuncGraph& graph, c::Operation replaced)
    : graph_(graph),
      replaced_(replaced),
      outer_(std::exchange(graph.replaced_, replaced)) {}

FuncGraph::Replacing::~Replacing() { graph_.replaced_ = outer_; }

void FuncGraph::Replacing::finish(c::Operation replacement) {
  graph_.replacements_.add(replaced_, replacement);
}

std::vector<c::Operation> FuncGraph::control_inputs_of(
    const char* op, std::span<const c::Output> inputs) const {
  if (replaced_) return replaced_.control_inputs();
  std::vector<c::Operation> first = effects_.before(op, inputs);
  for (const c::Operation input : control_inputs_) {
    if (std::ranges::find(first, input) == first.end()) first.push_back(input);
  }
  return first;
}

size_t FuncGraph::add(const OpCall& call, std::span<Tensor> outputs) {
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
  const c::Operation operation = finish(builder);
  last_operation_ = operation;
  if (!replaced_) effects_.added(operation, call.op, inputs);
  is_stateful_ = is_stateful_ || op_definition(call.op).is_stateful;
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

std::vector<Tensor> FuncGraph::after_effects(std::span<const Tensor> tensors) {
  std::vector<c::Operation> first;
  if (!effects_.must_run().empty()) {
    // One operation that waits for all, rather than each output.
    c::OperationBuilder builder(graph(), "NoOp", unique_name("NoOp"));
    for (const c::Operation effect : effects_.must_run()) {
      builder.add_control_input(effect);
    }
    first.push_back(builder.finish());
  }
  const ControlDependencies scope(this, std::move(first));
  std::vector<Tensor> results;
  for (const Tensor& tensor : tensors) {
    results.push_back(execute_one("Identity", {tensor}));
  }
  return results;
}

c::Function FuncGraph::to_function(const std::string& name,
                                   std::span<const Tensor> outputs) const {
  c::FunctionSpec spec{.name = name};
  for (const Tensor& argument : arguments_) {
    spec.inputs.push_back(argument.symbol()->output);
  }
  for (const Capture& capture : captures_) {
    spec.inputs.push_back(capture.inner.symbol()->output);
  }
  for (const Tensor& output : outputs) {
    spec.outputs.push_back(output.symbol()->output);
  }
  spec.control_outputs = effects_.must_run();
  if (!replacements_.empty()) {
    // An output that is named after its operation takes its name away.
    for (size_t i = 0; i < outputs.size(); ++i) {
      spec.output_names.push_back("output_" + std::to_string(i));
    }
  }
  c::Function function = c::Function::from_graph(graph(), spec);
  return replacements_.empty() ? std::move(function)
                               : replacements_.apply(function);
}

Tensor FuncGraph::evaluate(const Tensor& tensor) const {
  const Subgraph needed(tensor.symbol()->output);
  const Subgraph computing(tensor.symbol()->output, Subgraph::Edges::kData);
  for (const c::Operation operation : needed.operations()) {
    if (computing.contains(operation)) continue;
    // It would run now, and again whenever the function does.
    throw ValueError("the value of " + tensor.repr() +
                     " cannot be computed while '" + name() +
                     "' is being traced: before it " + operation.name() +
                     " has to run, which has effects (make the variable before "
                     "the function is called, or in tf::init_scope)");
  }
  for (const Tensor& argument : arguments_) {
    if (!needed.contains(argument.symbol()->output.operation)) continue;
    throw ValueError("the value of " + tensor.repr() + " is not known while '" +
                     name() + "' is being traced: it depends on the argument " +
                     argument.name());
  }
  c::FunctionSpec spec{.name = unique_function_name(name() + "_value"),
                       .outputs = {tensor.symbol()->output}};
  std::vector<Argument> inputs;
  spec.operations = needed.operations();
  for (const Capture& capture : captures_) {
    const c::Output inner = capture.inner.symbol()->output;
    if (!needed.contains(inner.operation)) continue;
    std::erase(spec.operations, inner.operation);
    spec.inputs.push_back(inner);
    inputs.emplace_back(capture.outer);
  }
  c::EagerContext& context = Context::instance().eager();
  context.add_function(c::Function::from_graph(graph(), spec));
  const RemovedFunction removed(context, spec.name);
  const InitScope scope;
  Tensor value;
  execute({spec.name.c_str(), inputs, {}}, std::span(&value, 1));
  return value;
}

}  // namespace tfx

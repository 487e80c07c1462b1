#include "tfx/core/func_graph.h"

#include <algorithm>
#include <cctype>
#include <exception>
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

bool is_opaque(DType dtype) { return dtype == resource || dtype == variant; }

bool is_constant(const Tensor& tensor) {
  return !tensor.is_symbolic() ||
         tensor.symbol()->output.operation.op_type() == "Const";
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
    } catch (const std::exception&) {
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
    : GraphBuilder(name, this), own_numbers_({symbols().number}) {
  const GraphBuilder* const outer = GraphBuilder::current();
  if (outer == nullptr) return;
  around_ = outer->visible_graphs();
  if (const FuncGraph* const function = outer->function()) {
    is_compiled_ = function->is_compiled_;
    allows_variables_ = function->allows_variables_;
  }
}

FuncGraph::FuncGraph(const std::string& name, const FuncGraph& outer)
    : GraphBuilder(name, this),
      own_numbers_(outer.own_numbers_),
      around_(outer.visible_graphs()),
      copies_constants_(true),
      is_compiled_(outer.is_compiled_) {
  own_numbers_.push_back(symbols().number);
}

std::vector<std::shared_ptr<SymbolicGraph>> FuncGraph::visible_graphs() const {
  std::vector<std::shared_ptr<SymbolicGraph>> graphs = around_;
  graphs.push_back(shared_symbols());
  return graphs;
}

std::shared_ptr<SymbolicGraph> FuncGraph::find_visible(
    std::string_view function) const {
  if (name() == function) return shared_symbols();
  for (size_t i = around_.size(); i-- > 0;) {
    if (around_[i]->name == function) return around_[i];
  }
  return nullptr;
}

bool FuncGraph::is_visible(const Symbol& symbol) const {
  return std::ranges::find(around_, symbol.graph) != around_.end();
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
  outside_.emplace(inner.symbol()->output.operation.get(), tensor);
  return inner;
}

Tensor FuncGraph::outside(c::Output output) const {
  const auto found = outside_.find(output.operation.get());
  return found == outside_.end() ? symbolic(output) : found->second;
}

int64_t FuncGraph::outside_id(c::Output output) const {
  const auto found = outside_.find(output.operation.get());
  return found == outside_.end() ? symbols().id_of(output) : found->second.id();
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
    outside_.emplace(aligned.back().inner.symbol()->output.operation.get(),
                     tensor);
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
  for (const c::Operation input : control_inputs()) {
    if (std::ranges::find(first, input) == first.end()) first.push_back(input);
  }
  return first;
}

void FuncGraph::added(c::Operation operation, const char* op,
                      std::span<const c::Output> inputs) {
  if (!replaced_) effects_.added(operation, op, inputs);
  is_stateful_ = is_stateful_ || op_definition(op).is_stateful;
}

void FuncGraph::imported(const c::ImportResults& results) {
  for (const c::Operation operation : graph().operations()) {
    is_stateful_ =
        is_stateful_ || op_definition(operation.op_type()).is_stateful;
  }
  for (const c::Operation operation : results.operations) {
    effects_.require(operation);
  }
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

#include "tfx/function/operation_gradient.h"

#include <algorithm>
#include <mutex>

#include "tfx/autodiff/backprop.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/effect_order.h"
#include "tfx/core/errors.h"
#include "tfx/core/op_definition.h"
#include "tfx/function/cond.h"
#include "tfx/function/differentiated.h"
#include "tfx/function/imported_function.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::internal {
namespace {

using Tensors = std::vector<Tensor>;

class CallGradient final : public OperationGradient {
 public:
  explicit CallGradient(const FunctionalOp& op)
      : OperationGradient(op.outputs),
        function_(op.function(op.op.attr<std::string>("f"), op.inputs)),
        inputs_(op.inputs) {}

  std::vector<Gradient> go_back(std::span<const Gradient> grads) override {
    return function_->differentiated().go_back(grads, inputs_, extended());
  }

 private:
  Tensors add_extended() const override {
    return function_->differentiated().forward->add_call(inputs_);
  }

  const std::shared_ptr<const GraphFunction> function_;
  const Tensors inputs_;
};

Tensors tensors_of(std::span<const RecordedTensor> recorded) {
  Tensors tensors;
  for (const RecordedTensor& each : recorded) tensors.push_back(each.value);
  return tensors;
}

std::shared_ptr<OperationGradient> make_gradient(const RecordedOp& op,
                                                 const Symbol& symbol,
                                                 const Trace& trace) {
  const std::string name = symbol.output.operation.name();
  const FunctionalOp of{.op = op,
                        .trace = trace,
                        .name = name.substr(name.rfind('/') + 1),
                        .inputs = tensors_of(op.inputs()),
                        .outputs = tensors_of(op.outputs())};
  if (op.type().ends_with("While")) return make_loop_gradient(of);
  if (op.type().ends_with("PartitionedCall")) return make_call_gradient(of);
  return make_branching_gradient(of);
}

bool has_effects(const GraphFunction& function) {
  return std::ranges::any_of(function.trace().graph().graph().operations(),
                             [](const auto& operation) {
                               const std::string type = operation.op_type();
                               return op_definition(type).is_stateful &&
                                      !EffectOrder::only_reads(type);
                             });
}

std::shared_ptr<const GraphFunction> eager_function(const RecordedOp& op,
                                                    const std::string& name,
                                                    const Tensors& arguments) {
  auto function = GraphFunction::find(name);
  if (function == nullptr) function = import_function(name, arguments, {});
  if (has_effects(*function)) {
    throw NotImplementedError(
        "the gradient of " + op.type() + " runs its functions again, and '" +
        name + "' has effects; use tf::cond or tf::while_loop instead");
  }
  return function;
}

// Runs an eager operation again; tapes see what its functions do.
Tensors run_again(const RecordedOp& op, const Tensors& inputs) {
  const auto function = [&](const std::string& name, const Tensors& arguments) {
    return eager_function(op, name, arguments);
  };
  const std::string& type = op.type();
  if (type.ends_with("While")) {
    const auto cond = function(op.attr<std::string>("cond"), inputs);
    const auto body = function(op.attr<std::string>("body"), inputs);
    Tensors now = inputs;
    while (static_cast<bool>(cond->call(now)[0])) now = body->call(now);
    return now;
  }
  if (type.ends_with("PartitionedCall")) {
    return function(op.attr<std::string>("f"), inputs)->call(inputs);
  }
  const Tensors arguments(inputs.begin() + 1, inputs.end());
  if (type.ends_with("If")) {
    const char* const branch =
        static_cast<bool>(inputs[0]) ? "then_branch" : "else_branch";
    return function(op.attr<std::string>(branch), arguments)->call(arguments);
  }
  const auto& names = op.attr<std::vector<std::string>>("branches");
  return function(names[branch_of(inputs[0], names.size())], arguments)
      ->call(arguments);
}

std::vector<Gradient> eager_gradient(const RecordedOp& op,
                                     std::span<const Gradient> grads) {
  GradientTape tape({.watch_accessed_variables = false});
  Tensors inputs;
  std::vector<Differentiable> sources;
  for (size_t i = 0; i < op.input_count(); ++i) {
    inputs.push_back(op.input(i));
    if (!is_trainable(op.input_dtype(i))) continue;
    // A tensor of its own, so that only the way through this one counts.
    inputs.back() = raw_ops::Identity(op.input(i));
    tape.watch(inputs.back());
    sources.emplace_back(inputs.back());
  }
  const Tensors results = run_again(op, inputs);
  std::vector<Differentiable> targets;
  GradientOptions options;
  for (size_t i = 0; i < results.size(); ++i) {
    if (!is_trainable(results[i].dtype()) || grads[i].is_none()) continue;
    targets.emplace_back(results[i]);
    options.output_gradients.push_back(grads[i].to_tensor());
  }
  const std::vector<Gradient> found = tape.gradient(targets, sources, options);
  std::vector<Gradient> gradients(op.input_count());
  size_t next = 0;
  for (size_t i = 0; i < op.input_count(); ++i) {
    if (is_trainable(op.input_dtype(i))) gradients[i] = found[next++];
  }
  return gradients;
}

}  // namespace

const std::vector<Tensor>& OperationGradient::extended() {
  const Symbol& first = *results_[0].symbol();
  const std::shared_ptr<Trace> trace = Trace::that_has(first);
  const std::lock_guard lock(trace->mutex());
  if (!extended_.empty()) return extended_;
  FuncGraph::Replacing replacing(trace->graph(), first.output.operation);
  extended_ = trace->resume([this] { return add_extended(); });
  replacing.finish(extended_[0].symbol()->output.operation);
  return extended_;
}

std::shared_ptr<const GraphFunction> FunctionalOp::function(
    const std::string& function_name, std::span<const Tensor> arguments) const {
  const bool is_imported = trace.origin() != nullptr;
  auto known = GraphFunction::find(function_name);
  // In an imported graph one is imported for each call, because gradients in it
  // may refer to the caller's values.
  if (known != nullptr && !(is_imported && known->is_of_runtime())) {
    return known;
  }
  return import_function(function_name, arguments,
                         {.owner = trace.origin(), .caller = &trace.graph()});
}

std::shared_ptr<OperationGradient> make_call_gradient(const FunctionalOp& op) {
  return std::make_shared<CallGradient>(op);
}

std::vector<Gradient> functional_gradient(const RecordedOp& op,
                                          std::span<const Gradient> grads) {
  const Symbol* const symbol = op.output(0).symbol();
  if (symbol == nullptr) return eager_gradient(op, grads);
  const std::shared_ptr<Trace> trace = Trace::that_has(*symbol);
  return trace
      ->gradient_of(symbol->output.operation,
                    [&] { return make_gradient(op, *symbol, *trace); })
      ->go_back(grads);
}

}  // namespace tfx::internal

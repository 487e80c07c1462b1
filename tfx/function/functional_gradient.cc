#include "tfx/function/functional_gradient.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "tfx/autodiff/backprop.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/c/graph.h"
#include "tfx/core/errors.h"
#include "tfx/core/op_definition.h"
#include "tfx/function/branches.h"
#include "tfx/function/cond.h"
#include "tfx/function/flow_values.h"
#include "tfx/function/graph_function.h"
#include "tfx/function/while_loop.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::internal {
namespace {

using Tensors = std::vector<Tensor>;

constexpr std::array<std::string_view, 4> kReads = {
    "ReadVariableOp", "ResourceGather", "ResourceGatherNd", "VariableShape"};

bool has_effects(const GraphFunction& function) {
  return std::ranges::any_of(
      function.trace().graph().graph().operations(), [](const auto& operation) {
        const std::string type(operation.op_type());
        return op_definition(type).is_stateful &&
               std::ranges::find(kReads, type) == kReads.end();
      });
}

std::shared_ptr<const GraphFunction> function_of(const RecordedOp& op,
                                                 const std::string& name) {
  auto function = GraphFunction::find(name);
  if (function == nullptr) {
    throw LookupError("the gradient of " + op.type() + " goes through '" +
                      name + "', which is no function that was traced here");
  }
  if (has_effects(*function)) {
    throw NotImplementedError(
        "the gradient of " + op.type() + " runs its functions again, and '" +
        name + "' has effects; use tf::cond or tf::while_loop instead");
  }
  return function;
}

Tensors run_branch(const RecordedOp& op, const Tensors& inputs) {
  const bool is_case = op.type().ends_with("Case");
  std::vector<std::string> names;
  if (is_case) {
    names = op.attr<std::vector<std::string>>("branches");
  } else {
    names = {op.attr<std::string>("then_branch"),
             op.attr<std::string>("else_branch")};
  }
  Branching branching{.selector = inputs[0],
                      .branch_names = names,
                      .is_case = is_case,
                      .name = is_case ? "switch_case" : "cond"};
  const Tensors arguments(inputs.begin() + 1, inputs.end());
  for (const std::string& name : names) {
    branching.branches.emplace_back(
        [&arguments, function = function_of(op, name)] {
          return function->call(arguments);
        });
  }
  if (is_tracing()) return add_branching(branching);
  const size_t chosen = is_case ? branch_of(inputs[0], names.size())
                        : static_cast<bool>(inputs[0]) ? 0
                                                       : 1;
  return branching.branches[chosen]();
}

// Of a loop's variables those that change: resources do not.
Tensors changing(std::span<const Tensor> all) {
  Tensors some;
  std::ranges::copy_if(all, std::back_inserter(some), [](const Tensor& each) {
    return each.dtype() != resource;
  });
  return some;
}
Tensors with_changed(Tensors all, std::span<const Tensor> changed) {
  size_t next = 0;
  for (Tensor& each : all) {
    if (each.dtype() != resource) each = changed[next++];
  }
  return all;
}

WhileLoopOptions loop_options(const RecordedOp& op) {
  WhileLoopOptions options{.parallel_iterations =
                               op.attr<int64_t>("parallel_iterations")};
  const auto& said = op.attr<std::vector<TensorShape>>("output_shapes");
  for (size_t i = 0; i < op.input_count(); ++i) {
    if (op.input_dtype(i) == resource) continue;
    options.shape_invariants.push_back(
        i < said.size() ? said[i] : TensorShape::unknown());
  }
  return options;
}

Tensors run_loop(const RecordedOp& op, const Tensors& inputs) {
  const auto cond = function_of(op, op.attr<std::string>("cond"));
  const auto body = function_of(op, op.attr<std::string>("body"));
  if (!is_tracing()) {
    Tensors now = inputs;
    while (static_cast<bool>(cond->call(now)[0])) now = body->call(now);
    return now;
  }
  return with_changed(
      inputs, while_loop(
                  [&](std::span<const Tensor> now) {
                    return cond->call(with_changed(inputs, now))[0];
                  },
                  [&](std::span<const Tensor> now) {
                    return changing(body->call(with_changed(inputs, now)));
                  },
                  changing(inputs), loop_options(op)));
}

}  // namespace

std::vector<Gradient> functional_gradient(const RecordedOp& op,
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
  const Tensors results = op.type().ends_with("While") ? run_loop(op, inputs)
                                                       : run_branch(op, inputs);
  std::vector<Differentiable> targets;
  GradientOptions options;
  for (size_t i = 0; i < results.size(); ++i) {
    if (!is_trainable(results[i].dtype())) continue;
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

}  // namespace tfx::internal

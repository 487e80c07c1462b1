#include "tfx/autodiff/custom_gradient.h"

#include <algorithm>
#include <iterator>
#include <memory>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/autodiff/registry.h"
#include "tfx/autodiff/tape.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/graph_builder.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::internal {
namespace {

// Collects the trainable variables that are used while it lives, in order of
// construction.
class VariableWatcher final : public VariableObserver {
 public:
  VariableWatcher() { join(); }
  ~VariableWatcher() = default;

  void accessed(const Variable& variable) override {
    if (variable.trainable() && !contains(used_, variable)) {
      used_.push_back(variable);
    }
  }

  std::vector<Variable> used_besides(const std::vector<Variable>& inputs) {
    leave();
    std::erase_if(used_, [&](const Variable& variable) {
      return contains(inputs, variable);
    });
    std::ranges::sort(used_, {}, &Variable::id);
    return used_;
  }

 private:
  static bool contains(const std::vector<Variable>& all,
                       const Variable& variable) {
    return std::ranges::any_of(
        all, [&](const Variable& each) { return each.is(variable); });
  }

  std::vector<Variable> used_;
};

void check_takes_variables(const CustomResult& custom,
                           const std::vector<Variable>& variables) {
  if (variables.empty() || custom.takes_variables) return;
  std::string text;
  for (const Variable& variable : variables) {
    text += (text.empty() ? "" : ", ") + variable.repr();
  }
  throw TypeError(
      "@tf.custom_gradient grad_fn must accept keyword argument 'variables', "
      "since function uses variables: [" +
      text + "]");
}

void check_counts(const CustomGradients& gradients, size_t inputs,
                  size_t variables) {
  if (gradients.variables.size() != variables) {
    throw ValueError(
        "Must return gradient for each variable from @custom_gradient "
        "grad_fn.");
  }
  if (gradients.inputs.size() != inputs) {
    throw ValueError("custom_gradient function expected to return " +
                     std::to_string(inputs) + " gradients, but returned " +
                     std::to_string(gradients.inputs.size()) + " instead.");
  }
}

// Replaces the outputs by copies, because the tensors that the function
// computed already have gradients of their own. In a graph one IdentityN copies
// all of them, inputs included, as in Python: its inputs are what the gradient
// goes to, and it says by which name `gradient` is registered.
void pass_through(std::vector<Tensor>& outputs,
                  const std::vector<Tensor>& inputs,
                  const GradientFunction& gradient) {
  std::vector<size_t> places;  // of those that are not None
  std::vector<Tensor> all;
  for (size_t i = 0; i < outputs.size(); ++i) {
    if (!outputs[i].has_value()) continue;
    outputs[i] = raw_ops::Identity(outputs[i]);
    places.push_back(i);
    all.push_back(outputs[i]);
  }
  GraphBuilder* const graph = GraphBuilder::current();
  if (graph == nullptr || all.empty()) return;
  std::ranges::copy_if(inputs, std::back_inserter(all), &Tensor::has_value);
  const auto registered =
      std::make_shared<const GradientRegistration>(RegisteredGradient{
          .function =
              [gradient, places, count = outputs.size()](
                  const RecordedOp& op, std::span<const Gradient> grads) {
                std::vector<Gradient> arrived(count);
                for (size_t i = 0; i < places.size(); ++i) {
                  arrived[places[i]] = grads[i];
                }
                std::vector<Gradient> found(places.size());
                std::ranges::move(gradient(op, arrived),
                                  std::back_inserter(found));
                return found;
              },
          .keeps = kKeepsNothing,
          // Those of the inputs' copies.
          .takes_none = ~uint64_t{0} << std::min<size_t>(places.size(), 63)});
  graph->keep(registered);
  const Argument arguments[] = {all};
  const Attr attrs[] = {
      {GradientRegistration::kAttr, std::string_view(registered->name())}};
  std::vector<Tensor> passed(all.size());
  execute({"IdentityN", arguments, attrs}, passed);
  for (size_t i = 0; i < places.size(); ++i) outputs[places[i]] = passed[i];
}

}  // namespace

void CustomInputs::add(const Variable& variable) {
  tensors.push_back(variable.value());
  variables.push_back(variable);
}

Structure run_custom(const CustomInputs& inputs,
                     const std::function<CustomResult()>& forward) {
  VariableWatcher watcher;
  const CustomResult custom = forward();
  const std::vector<Variable> variables =
      watcher.used_besides(inputs.variables);
  check_takes_variables(custom, variables);
  std::vector<Tensor> outputs = nest::flatten(custom.result);
  std::vector<Tensor> tensors = inputs.tensors;
  const size_t count = tensors.size();
  for (const Variable& variable : variables) {
    tensors.push_back(variable.value());
  }
  const GradientFunction gradient =
      [backward = custom.backward, count, variables](
          const RecordedOp&, std::span<const Gradient> grads) {
        CustomGradients gradients = backward(grads, variables);
        check_counts(gradients, count, variables.size());
        std::vector<Gradient> all = std::move(gradients.inputs);
        all.insert(all.end(), gradients.variables.begin(),
                   gradients.variables.end());
        return all;
      };
  pass_through(outputs, tensors, gradient);
  Tape::record("CustomGradient", tensors, outputs, gradient);
  return nest::pack_sequence_as(custom.result, outputs);
}

namespace {

CustomGradients recompute(const FlatFunction& f,
                          const std::vector<Tensor>& arguments,
                          std::span<const Gradient> grads,
                          const std::vector<Variable>& variables) {
  GradientTape tape;
  std::vector<Differentiable> sources;
  std::vector<Tensor> copies;
  for (const Tensor& argument : arguments) {
    copies.push_back(raw_ops::Identity(argument));
    tape.watch(copies.back());
    sources.emplace_back(copies.back());
  }
  for (const Variable& variable : variables) {
    tape.watch(variable);
    sources.emplace_back(variable);
  }
  const std::vector<Tensor> results = nest::flatten(f(copies));
  GradientOptions options{.unconnected_gradients = UnconnectedGradients::ZERO};
  for (const Gradient& grad : grads) {
    options.output_gradients.push_back(grad.is_none() ? Tensor()
                                                      : grad.to_tensor());
  }
  const std::vector<Gradient> all = tape.gradient(results, sources, options);
  const auto middle = all.begin() + static_cast<long>(arguments.size());
  return {{all.begin(), middle}, {middle, all.end()}};
}

}  // namespace

Structure run_recomputing(const FlatFunction& f, const CustomInputs& inputs) {
  return run_custom(inputs, [&] {
    const StopRecording stopped;
    return CustomResult{f(inputs.tensors),
                        [f, arguments = inputs.tensors](
                            std::span<const Gradient> grads,
                            const std::vector<Variable>& variables) {
                          return recompute(f, arguments, grads, variables);
                        },
                        true};
  });
}

}  // namespace tfx::internal

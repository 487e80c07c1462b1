#include <iterator>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/cancellation_scope.h"
#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/saved_model/bounded_operations.h"
#include "tfx/saved_model/cancellable_call.h"
#include "tfx/saved_model/eager_model.h"
#include "tfx/saved_model/graph_model.h"
#include "tfx/saved_model/model.h"
#include "tfx/saved_model/plan.h"
#include "tfx/saved_model/structured_value.h"

namespace tfx::saved_model {
namespace {

// Calls a function of the model.
class EagerPlan : public Plan {
 public:
  // Throws ValueError if there is none.
  const ModelFunction* function() const final;

 private:
  void execute(std::span<const Tensor> values, std::span<Tensor> results,
               const CallOptions& options) const final;
  std::vector<Tensor> call(const ModelFunction& function,
                           std::span<const Tensor> arguments,
                           const std::optional<Limit>& limit) const;
  // Throws NotImplementedError if there is more than a timeout.
  void check_only_timeout(const RunOptions& options) const;

  const Model& model_;

 protected:
  EagerPlan(const Model& model, const SignatureInfo& signature,
            std::span<const int> inputs, std::span<const int> outputs)
      : Plan(signature, inputs, outputs), model_(model) {}

  const ModelFunction* function_ = nullptr;
  // Owns the function, if the model does not.
  std::shared_ptr<const void> owner_ = {};
  // For each of its arguments, which value it is; and for each result, which
  // output of it.
  std::vector<size_t> arguments_;
  std::vector<size_t> results_;
  // Inputs that are the same argument.
  std::vector<std::pair<size_t, size_t>> same_;
};

// The function that the model's objects have for the signature.
class ObjectPlan final : public EagerPlan {
 public:
  ObjectPlan(const Model& model, const SignatureInfo& signature,
             std::span<const int> inputs, std::span<const int> outputs);
};

// A function made of a part of the model's graph.
class PartPlan final : public EagerPlan {
 public:
  PartPlan(const Model& model, const SignatureInfo& signature,
           std::span<const int> inputs, std::span<const int> outputs);
};

ObjectPlan::ObjectPlan(const Model& model, const SignatureInfo& signature,
                       std::span<const int> inputs,
                       std::span<const int> outputs)
    : EagerPlan(model, signature, inputs, outputs) {
  const ObjectGraph& objects = model.eager->objects();
  const int all = objects.child(0, "signatures");
  const int node = all < 0 ? -1 : objects.child(all, signature.name);
  if (node < 0 || !objects[node].has_bare_concrete_function()) return;
  const proto::SavedBareConcreteFunction& function =
      objects[node].bare_concrete_function();
  for (const std::string& name : function.argument_keywords()) {
    size_t place = 0;
    while (place < inputs.size() && input(place).name != name) ++place;
    if (place == inputs.size()) return;
    arguments_.push_back(place);
  }
  const RestoredTrace* const trace = model.eager->traces(node)[0];
  // A dict, whose values come in the order of the names.
  const auto returned = fields_of(trace->saved->output_signature());
  for (const int output : outputs) {
    const auto found =
        returned.find(signature.outputs[static_cast<size_t>(output)].name);
    if (found == returned.end()) return;
    results_.push_back(
        static_cast<size_t>(std::distance(returned.begin(), found)));
  }
  function_ = trace;
}

PartPlan::PartPlan(const Model& model, const SignatureInfo& signature,
                   std::span<const int> inputs, std::span<const int> outputs)
    : EagerPlan(model, signature, inputs, outputs) {
  const GraphModel& graph_model = *model.eager_graph;
  Places places = find(graph_model.graph(), outputs);
  arguments_ = std::move(places.inputs);
  same_ = std::move(places.same);
  results_.resize(outputs.size());
  std::iota(results_.begin(), results_.end(), size_t{0});
  try {
    const std::shared_ptr<const PrunedFunction> pruned =
        graph_model.prune(places.part, signature.name);
    function_ = pruned.get();
    owner_ = pruned;
  } catch (const ValueError& error) {
    throw ValueError("signature '" + signature.name +
                     "' needs an input for each placeholder that its outputs "
                     "use: " +
                     error.what());
  }
}

const ModelFunction* EagerPlan::function() const {
  if (function_ != nullptr) return function_;
  throw ValueError("signature '" + signature().name +
                   "' is not among the model's objects, and can be called in a "
                   "session only");
}

void EagerPlan::execute(std::span<const Tensor> values,
                        std::span<Tensor> results,
                        const CallOptions& options) const {
  if (GraphBuilder::current() != nullptr && !options.is_default()) {
    throw ValueError("signature '" + signature().name +
                     "' was called with options in a function being traced, "
                     "which does not run it yet");
  }
  const std::optional<Limit> limit = limit_for(options, model_.timeout);
  if (options.run_options) check_only_timeout(*options.run_options);
  const ModelFunction& function = *this->function();
  for (const auto& [one, other] : same_) check_same(values, one, other);
  std::vector<Tensor> arguments;
  arguments.reserve(arguments_.size());
  for (const size_t place : arguments_) arguments.push_back(values[place]);
  const std::vector<Tensor> returned = call(function, arguments, limit);
  if (options.run_metadata != nullptr) *options.run_metadata = RunMetadata();
  for (size_t i = 0; i < results.size(); ++i) {
    results[i] = returned.at(results_[i]);
  }
}

std::vector<Tensor> EagerPlan::call(const ModelFunction& function,
                                    std::span<const Tensor> arguments,
                                    const std::optional<Limit>& limit) const {
  c::CancellationManager& closing = *function.closing;
  if (!limit) {
    return run_cancellable(closing,
                           [&] { return function.call_always(arguments); });
  }
  check_not_closed(closing);
  BoundedOperations operations(model_.shared_from_this(), owner_,
                               limit->deadline);
  const CancellationScope scope(operations.manager(), &operations);
  try {
    return function.call_always(arguments);
  } catch (const errors::OpError&) {
    check_finished(operations.end(), *limit);
    throw;
  }
}

void EagerPlan::check_only_timeout(const RunOptions& options) const {
  RunOptions rest = options;
  rest.timeout_in_ms = 0;
  if (rest == RunOptions()) return;
  throw NotImplementedError(
      "signature '" + signature().name +
      "' was called with RunOptions that only sessions have: " + rest.str() +
      ". The model was loaded with .eager = true, and runs in the eager "
      "runtime, which traces no single call and has one thread pool");
}

}  // namespace

std::unique_ptr<const Plan> plan_in_eager_runtime(
    const Model& model, const SignatureInfo& signature,
    std::span<const int> inputs, std::span<const int> outputs) {
  if (model.eager == nullptr) {
    return std::make_unique<const PartPlan>(model, signature, inputs, outputs);
  }
  return std::make_unique<const ObjectPlan>(model, signature, inputs, outputs);
}

}  // namespace tfx::saved_model

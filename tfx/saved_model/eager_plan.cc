#include <algorithm>
#include <chrono>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/saved_model/cancellable_call.h"
#include "tfx/saved_model/eager_model.h"
#include "tfx/saved_model/graph_model.h"
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
  // Throws NotImplementedError if there is more than a timeout.
  void check_only_timeout(const RunOptions& options) const;

  c::CancellationManager& closing_;

 protected:
  EagerPlan(c::CancellationManager& closing, const SignatureInfo& signature,
            std::span<const int> inputs, std::span<const int> outputs)
      : Plan(signature, inputs, outputs), closing_(closing) {}

  const ModelFunction* function_ = nullptr;
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
  ObjectPlan(const EagerModel& model, const SignatureInfo& signature,
             std::span<const int> inputs, std::span<const int> outputs);
};

// A function made of a part of the model's graph.
class PartPlan final : public EagerPlan {
 public:
  PartPlan(const GraphModel& model, const SignatureInfo& signature,
           std::span<const int> inputs, std::span<const int> outputs);

 private:
  std::unique_ptr<const PrunedFunction> pruned_;
};

ObjectPlan::ObjectPlan(const EagerModel& model, const SignatureInfo& signature,
                       std::span<const int> inputs,
                       std::span<const int> outputs)
    : EagerPlan(model.closing(), signature, inputs, outputs) {
  const ObjectGraph& objects = model.objects();
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
  const RestoredTrace* const trace = model.traces(node)[0];
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

PartPlan::PartPlan(const GraphModel& model, const SignatureInfo& signature,
                   std::span<const int> inputs, std::span<const int> outputs)
    : EagerPlan(model.closing(), signature, inputs, outputs) {
  internal::GraphPart part;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const c::Output feed = find(model.graph(), input(i));
    const auto known = std::ranges::find(part.feeds, feed);
    if (known == part.feeds.end()) {
      part.feeds.push_back(feed);
      arguments_.push_back(i);
    } else {
      const auto place = static_cast<size_t>(known - part.feeds.begin());
      same_.emplace_back(arguments_[place], i);
    }
  }
  for (const int output : outputs) {
    results_.push_back(part.fetches.size());
    part.fetches.push_back(
        find(model.graph(), signature.outputs[static_cast<size_t>(output)]));
  }
  for (const std::string& operation : signature.operations) {
    part.targets.push_back(find(model.graph(), operation));
  }
  try {
    pruned_ = model.prune(part, signature.name);
  } catch (const ValueError& error) {
    throw ValueError("signature '" + signature.name +
                     "' needs an input for each placeholder that its outputs "
                     "use: " +
                     error.what());
  }
  function_ = pruned_.get();
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
  const std::optional<std::chrono::milliseconds> timeout = time_for(options);
  if (options.run_options) check_only_timeout(*options.run_options);
  const ModelFunction& function = *this->function();
  for (const auto& [one, other] : same_) check_same(values, one, other);
  std::vector<Tensor> arguments;
  arguments.reserve(arguments_.size());
  for (const size_t place : arguments_) arguments.push_back(values[place]);
  const std::vector<Tensor> returned = run_cancellable(
      closing_, timeout, [&] { return function.call_always(arguments); });
  if (options.run_metadata != nullptr) *options.run_metadata = RunMetadata();
  for (size_t i = 0; i < results.size(); ++i) {
    results[i] = returned.at(results_[i]);
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
    const EagerModel& model, const SignatureInfo& signature,
    std::span<const int> inputs, std::span<const int> outputs) {
  return std::make_unique<const ObjectPlan>(model, signature, inputs, outputs);
}

std::unique_ptr<const Plan> plan_in_eager_runtime(
    const GraphModel& model, const SignatureInfo& signature,
    std::span<const int> inputs, std::span<const int> outputs) {
  return std::make_unique<const PartPlan>(model, signature, inputs, outputs);
}

}  // namespace tfx::saved_model

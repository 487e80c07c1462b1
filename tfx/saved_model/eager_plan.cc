#include <chrono>
#include <iterator>
#include <optional>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/core/graph_builder.h"
#include "tfx/saved_model/cancellable_call.h"
#include "tfx/saved_model/eager_model.h"
#include "tfx/saved_model/plan.h"
#include "tfx/saved_model/structured_value.h"

namespace tfx::saved_model {
namespace {

// Calls the function that the model's objects have for the signature.
class EagerPlan final : public Plan {
 public:
  EagerPlan(const EagerModel& model, const SignatureInfo& signature,
            std::span<const int> inputs, std::span<const int> outputs);

  // Throws ValueError if there is none.
  const RestoredTrace* trace() const override;

 private:
  void execute(std::span<const Tensor> values, std::span<Tensor> results,
               const CallOptions& options) const override;
  // Throws NotImplementedError if there is more than a timeout.
  void check_only_timeout(const RunOptions& options) const;

  c::CancellationManager& closing_;
  const RestoredTrace* trace_ = nullptr;
  // For each of its arguments, which value it is; and for each result, which
  // output of it.
  std::vector<size_t> arguments_;
  std::vector<size_t> results_;
};

EagerPlan::EagerPlan(const EagerModel& model, const SignatureInfo& signature,
                     std::span<const int> inputs, std::span<const int> outputs)
    : Plan(signature, inputs, outputs), closing_(model.closing()) {
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
  trace_ = trace;
}

const RestoredTrace* EagerPlan::trace() const {
  if (trace_ != nullptr) return trace_;
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
  const RestoredTrace& function = *trace();
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
  return std::make_unique<const EagerPlan>(model, signature, inputs, outputs);
}

}  // namespace tfx::saved_model

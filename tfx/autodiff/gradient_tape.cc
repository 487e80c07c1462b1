#include "tfx/autodiff/gradient_tape.h"

#include <string>
#include <unordered_set>

#include "tfx/autodiff/backprop.h"
#include "tfx/autodiff/registry.h"
#include "tfx/core/errors.h"
#include "tfx/core/nest.h"
#include "tfx/core/observer.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx {

Differentiable::Differentiable(Tensor tensor) : tensor_(std::move(tensor)) {
  if (!tensor_.has_value()) {
    throw ValueError(
        "Passed in object None of type 'NoneType', not tf.Tensor or "
        "tf.Variable or ExtensionType.");
  }
}

Differentiable::Differentiable(const Variable& variable)
    : tensor_(variable.handle()), variable_(variable) {}

// What a tape has recorded, and what it watches.
class GradientTape::Recorder final : public ExecutionObserver,
                                     public VariableObserver {
 public:
  explicit Recorder(bool watch_variables) : watch_variables_(watch_variables) {
    start();
  }
  ~Recorder() = default;

  bool is_recording() const { return ExecutionObserver::is_member(); }
  void start() {
    ExecutionObserver::join();
    if (watch_variables_) VariableObserver::join();
  }
  void stop() {
    ExecutionObserver::leave();
    VariableObserver::leave();
  }
  void forget() {
    entries_.clear();
    watched_.clear();
    variables_.clear();
  }

  void watch(const Tensor& tensor) { watched_.insert(tensor.id()); }
  void watch(const Variable& variable) {
    if (watched_.insert(variable.handle().id()).second) {
      variables_.push_back(variable);
    }
  }

  void accessed(const Variable& variable) override {
    if (variable.trainable() && is_trainable(variable.dtype())) {
      watch(variable);
    }
  }

  void executed(const OpCall& call, std::span<const Tensor> outputs) override {
    if (!depends_on_watched(call)) return;
    const RegisteredGradient* gradient =
        GradientRegistry::instance().find(call.op);
    // What has no gradient ends here; what nobody registered is kept, for the
    // error that names it.
    if (gradient != nullptr && !gradient->function) return;
    bool any = false;
    for (const Tensor& output : outputs) {
      if (!is_trainable(output.dtype())) continue;
      watched_.insert(output.id());
      any = true;
    }
    if (!any) return;
    const Keeps keeps = gradient != nullptr ? gradient->keeps : kKeepsNothing;
    entries_.push_back({RecordedOp(call, outputs, keeps), {}});
  }

  TapeEntries& entries() { return entries_; }
  const std::vector<Variable>& variables() const { return variables_; }

 private:
  bool depends_on_watched(const OpCall& call) const {
    if (watched_.empty()) return false;
    for (const Argument& argument : call.inputs) {
      for (const Tensor& tensor : argument.tensors()) {
        if (watched_.contains(tensor.id())) return true;
      }
    }
    return false;
  }

  const bool watch_variables_;
  TapeEntries entries_;
  std::unordered_set<int64_t> watched_;
  std::vector<Variable> variables_;
};

GradientTape::GradientTape(const GradientTapeOptions& options)
    : recorder_(std::make_unique<Recorder>(options.watch_accessed_variables)),
      persistent_(options.persistent) {}

GradientTape::~GradientTape() = default;

void GradientTape::watch_one(const Differentiable& value) {
  if (value.is_variable()) {
    recorder_->watch(value.variable());
    return;
  }
  // Integers are watched in vain, as in Python.
  if (is_trainable(value.tensor().dtype())) recorder_->watch(value.tensor());
}

void GradientTape::watch(const Structure& structure) {
  for (const Tensor& tensor : nest::flatten(structure)) {
    watch(Differentiable(tensor));
  }
}

void GradientTape::stop() { recorder_->stop(); }

void GradientTape::reset() {
  recorder_->forget();
  recorder_->start();
  used_ = false;
}

std::vector<Variable> GradientTape::watched_variables() const {
  return recorder_->variables();
}

std::vector<Gradient> GradientTape::compute(
    std::span<const Differentiable> targets,
    std::span<const Differentiable> sources, const GradientOptions& options) {
  if (used_ && !persistent_) {
    throw RuntimeError(
        "A non-persistent GradientTape can only be used to compute one set of "
        "gradients (or jacobians)");
  }
  used_ = true;
  if (!persistent_) recorder_->stop();
  const std::vector<Tensor>& given = options.output_gradients;
  if (!given.empty() && given.size() != targets.size()) {
    throw ValueError("there are " + std::to_string(targets.size()) +
                     " targets, but " + std::to_string(given.size()) +
                     " output_gradients");
  }
  std::vector<BackpropTarget> starts;
  for (size_t i = 0; i < targets.size(); ++i) {
    const Tensor tensor = targets[i].is_variable()
                              ? targets[i].variable().value()
                              : targets[i].tensor();
    // Integers have no gradients; a variable's is that of its handle.
    if (!is_trainable(tensor.dtype())) continue;
    Gradient start = given.empty() || !given[i].has_value()
                         ? raw_ops::OnesLike(tensor)
                         : given[i];
    starts.push_back({targets[i].tensor().id(), std::move(start)});
  }
  std::vector<int64_t> ids;
  for (const Differentiable& source : sources) {
    ids.push_back(source.tensor().id());
  }
  std::vector<Gradient> gradients =
      backpropagate(recorder_->entries(), std::move(starts), ids);
  if (!persistent_) recorder_->forget();
  if (options.unconnected_gradients == UnconnectedGradients::ZERO) {
    for (size_t i = 0; i < gradients.size(); ++i) {
      if (!gradients[i].is_none()) continue;
      gradients[i] = raw_ops::ZerosLike(sources[i].is_variable()
                                            ? sources[i].variable().value()
                                            : sources[i].tensor());
    }
  }
  return gradients;
}

GradientTape::Pause GradientTape::stop_recording() { return Pause(*this); }

GradientTape::Pause::Pause(GradientTape& tape)
    : tape_(tape), was_recording_(tape.recorder_->is_recording()) {
  tape.recorder_->stop();
}

GradientTape::Pause::~Pause() {
  if (was_recording_) tape_.recorder_->start();
}

}  // namespace tfx

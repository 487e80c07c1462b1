#include "tfx/autodiff/gradient_tape.h"

#include <string>

#include "tfx/autodiff/tape.h"
#include "tfx/core/errors.h"
#include "tfx/core/logger.h"
#include "tfx/core/nest.h"
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

Tensor Differentiable::value() const {
  return is_variable() ? variable_.value() : tensor_;
}

namespace {

void warn_of_watched(DType dtype) {
  static LogFirst first(5);
  first.warning(
      "The dtype of the watched tensor must be floating (e.g. tf.float32), "
      "got " +
      dtype.repr());
}

void warn_of_recording() {
  static LogFirst first(1);
  first.warning(
      "Calling GradientTape.gradient on a persistent tape inside its context "
      "is significantly less efficient than calling it outside the context (it "
      "causes the gradient ops to be recorded on the tape, leading to "
      "increased CPU and memory usage). Only call GradientTape.gradient inside "
      "the context if you actually want to trace the gradient in order to "
      "compute higher order derivatives.");
}

// `what` is "target" or "source".
void note_dtype(const char* what, DType dtype) {
  constexpr int kLevel = 1;
  Logger& logger = get_logger();
  if (is_trainable(dtype) || !logger.isEnabledFor(kLevel)) return;
  logger.log(kLevel, std::string("The dtype of the ") + what +
                         " tensor must be floating (e.g. tf.float32) when "
                         "calling GradientTape.gradient, got " +
                         dtype.repr());
}

}  // namespace

void GradientTape::DeleteTape::operator()(Tape* tape) const noexcept {
  Tape::Deleter()(tape);
}

GradientTape::GradientTape(const GradientTapeOptions& options)
    : tape_(new Tape(options.watch_accessed_variables
                         ? Tape::Watches::kAccessedVariables
                         : Tape::Watches::kWhatItIsTold)),
      persistent_(options.persistent) {
  if (persistent_) tape_->set_persistent();
  tape_->start();
}

GradientTape::~GradientTape() = default;

void GradientTape::watch_one(const Differentiable& value) {
  tape_->check_thread();
  if (!is_trainable(value.dtype())) warn_of_watched(value.dtype());
  if (value.is_variable()) {
    tape_->watch(value.variable());
    return;
  }
  if (is_trainable(value.tensor().dtype())) tape_->watch(value.tensor());
}

void GradientTape::watch(const Structure& structure) {
  for (const Tensor& tensor : nest::flatten(structure)) {
    watch(Differentiable(tensor));
  }
}

void GradientTape::stop() {
  tape_->check_thread();
  tape_->stop();
}

void GradientTape::reset() {
  tape_->check_thread();
  tape_->forget();
  tape_->start();
  used_ = false;
}

std::vector<Variable> GradientTape::watched_variables() const {
  tape_->check_thread();
  return tape_->watched_variables();
}

void GradientTape::begin_asking() {
  tape_->check_thread();
  if (used_ && !persistent_) {
    throw RuntimeError(
        "A non-persistent GradientTape can only be used to compute one set of "
        "gradients (or jacobians)");
  }
  if (!persistent_) {
    tape_->stop();
  } else if (tape_->is_recording()) {
    warn_of_recording();
  }
}

void GradientTape::end_asking() {
  used_ = true;
  if (!persistent_) tape_->forget_operations();
}

namespace {

// Of a variable its handle, for which gradients are recorded.
std::vector<Tensor> tensors_of(std::span<const Differentiable> values) {
  std::vector<Tensor> tensors;
  tensors.reserve(values.size());
  for (const Differentiable& value : values) tensors.push_back(value.tensor());
  return tensors;
}

}  // namespace

std::vector<Gradient> GradientTape::go_back(
    const Differentiable& target, const Tensor& start,
    std::span<const Differentiable> sources) {
  return backpropagate(tape_->entries(), {{target.tensor(), start}},
                       tensors_of(sources));
}

std::vector<Gradient> GradientTape::compute(
    std::span<const Differentiable> targets,
    std::span<const Differentiable> sources, const GradientOptions& options) {
  begin_asking();
  const std::vector<Tensor>& given = options.output_gradients;
  if (!given.empty() && given.size() != targets.size()) {
    throw ValueError("there are " + std::to_string(targets.size()) +
                     " targets, but " + std::to_string(given.size()) +
                     " output_gradients");
  }
  std::vector<BackpropTarget> starts;
  starts.reserve(targets.size());
  for (size_t i = 0; i < targets.size(); ++i) {
    const Differentiable& target = targets[i];
    note_dtype("target", target.dtype());
    // Integers have no gradients.
    if (!is_trainable(target.dtype())) continue;
    Gradient start = given.empty() || !given[i].has_value()
                         ? raw_ops::OnesLike(target.value())
                         : given[i];
    starts.push_back({target.tensor(), std::move(start)});
  }
  for (const Differentiable& source : sources) {
    note_dtype("source", source.dtype());
  }
  std::vector<Gradient> gradients =
      backpropagate(tape_->entries(), std::move(starts), tensors_of(sources));
  end_asking();
  if (options.unconnected_gradients == UnconnectedGradients::ZERO) {
    for (size_t i = 0; i < gradients.size(); ++i) {
      if (!gradients[i].is_none()) continue;
      gradients[i] = raw_ops::ZerosLike(sources[i].value());
    }
  }
  return gradients;
}

std::vector<Differentiable> GradientTape::leaves(const Structure& structure) {
  const std::vector<Tensor> tensors = nest::flatten(structure);
  return {tensors.begin(), tensors.end()};
}

Structure GradientTape::compute(std::span<const Differentiable> targets,
                                const Structure& sources,
                                const GradientOptions& options) {
  const std::vector<Gradient> gradients =
      compute(targets, leaves(sources), options);
  const Gradient* next = gradients.data();
  return internal::convert_tree<Structure>(
      sources, [&](const Structure& leaf) -> Structure {
        if (!leaf.is_composite()) return *next++;
        // What has no gradient, such as row splits, stays as it is.
        std::vector<Tensor> components = leaf.composite().components();
        bool any = false;
        for (Tensor& component : components) {
          const Gradient& gradient = *next++;
          if (gradient.is_none()) continue;
          component = gradient.to_tensor();
          any = true;
        }
        if (!any) return {};
        return leaf.composite().with_components(components);
      });
}

GradientTape::Pause GradientTape::stop_recording() { return Pause(*this); }

GradientTape::Pause::Pause(GradientTape& tape)
    : tape_(tape), was_recording_(tape.tape_->is_recording()) {
  tape.stop();
}

GradientTape::Pause::~Pause() {
  if (was_recording_) tape_.tape_->start();
}

}  // namespace tfx

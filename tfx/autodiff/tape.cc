#include "tfx/autodiff/tape.h"

#include <algorithm>

#include "tfx/autodiff/registry.h"
#include "tfx/core/errors.h"

namespace tfx {

void Tape::Deleter::operator()(Tape* tape) const noexcept {
  if (tape->is_recording() && !tape->Tapes::is_in_this_thread()) {
    tape->is_abandoned_ = true;
    return;
  }
  delete tape;
}

void Tape::check_thread() const {
  if (is_recording() && !Tapes::is_in_this_thread()) {
    throw RuntimeError(
        "this tape records in another thread: use it there, or stop it first");
  }
}

void Tape::start() {
  Tapes::join();
  ExecutionObserver::join();
  if (watches_ == Watches::kAccessedVariables) VariableObserver::join();
}

void Tape::stop() {
  Tapes::leave();
  ExecutionObserver::leave();
  VariableObserver::leave();
}

void Tape::forget() {
  entries_.clear();
  watched_.clear();
  variables_.clear();
}

void Tape::watch(const Variable& variable) {
  if (watched_.insert(variable.handle().id()).second) {
    variables_.push_back(variable);
  }
}

std::vector<Variable> Tape::watched_variables() const {
  std::vector<Variable> variables = variables_;
  std::ranges::sort(variables, {}, &Variable::id);
  return variables;
}

void Tape::accessed(const Variable& variable) {
  if (variable.trainable() && is_trainable(variable.dtype())) watch(variable);
}

bool Tape::watches_any(std::span<const Tensor> tensors) const {
  return std::ranges::any_of(tensors, [this](const Tensor& tensor) {
    return watched_.contains(tensor.id());
  });
}

bool Tape::watch_outputs(std::span<const Tensor> outputs) {
  bool any = false;
  for (const Tensor& output : outputs) {
    if (!is_trainable(output.dtype())) continue;
    watched_.insert(output.id());
    any = true;
  }
  return any;
}

void Tape::executed(const OpCall& call, std::span<const Tensor> outputs) {
  if (is_abandoned_.load(std::memory_order_relaxed)) {
    delete this;
    return;
  }
  if (watched_.empty()) return;
  const bool depends =
      std::ranges::any_of(call.inputs, [this](const Argument& argument) {
        return watches_any(argument.tensors());
      });
  if (!depends) return;
  const RegisteredGradient* gradient =
      GradientRegistry::instance().find(call.op);
  // Ops without a gradient are not recorded. Unregistered ops are, so that
  // backpropagation throws an error with their name.
  if (gradient != nullptr && !gradient->function) return;
  if (!watch_outputs(outputs)) return;
  const Keeps keeps = gradient != nullptr ? gradient->keeps : kKeepsNothing;
  entries_.push_back({RecordedOp(call, outputs, keeps), {}, 0});
}

void Tape::record(const std::string& type, TensorSpan inputs,
                  TensorSpan outputs, const GradientFunction& function,
                  uint64_t takes_none) {
  Tapes::for_each([&](Tape& tape) {
    if (!tape.watches_any(inputs) || !tape.watch_outputs(outputs)) return;
    tape.entries_.push_back(
        {RecordedOp(type, inputs, outputs), function, takes_none});
  });
}

int Tape::watched_order(TensorSpan tensors) {
  int order = 0;
  Tapes::for_each([&](const Tape& tape) {
    if (tape.watches_any(tensors)) order += tape.is_persistent_ ? 2 : 1;
  });
  return order;
}

StopRecording::StopRecording() {
  Tape::Tapes::for_each([this](Tape& tape) {
    tape.stop();
    stopped_.push_back(&tape);
  });
}

StopRecording::~StopRecording() {
  // In reverse, because the tape that joins last comes first in the list.
  for (size_t i = stopped_.size(); i-- > 0;) stopped_[i]->start();
}

}  // namespace tfx

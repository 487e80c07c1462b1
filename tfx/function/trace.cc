#include "tfx/function/trace.h"

#include <algorithm>
#include <utility>

#include "tfx/autodiff/tape.h"
#include "tfx/core/errors.h"

namespace tfx::internal {
namespace {

class VariableCollector final : public VariableObserver {
 public:
  VariableCollector() { join(); }

  void accessed(const Variable& variable) override {
    const bool is_new = std::ranges::none_of(
        variables_, [&](const Variable& each) { return each.is(variable); });
    if (is_new) variables_.push_back(variable);
  }
  std::vector<Variable> take() {
    std::ranges::sort(variables_, {}, &Variable::id);
    return std::move(variables_);
  }

 private:
  std::vector<Variable> variables_;
};

constinit thread_local Trace* current_trace = nullptr;

}  // namespace

// While it lives, all that this thread does goes into a trace.
class Trace::Recording {
 public:
  explicit Recording(Trace& trace)
      : trace_(trace),
        scope_(*trace.graph_),
        tape_(Tape::Watches::kEverything),
        outer_trace_(std::exchange(current_trace, &trace)),
        outer_tape_(std::exchange(trace.tape_, &tape_)) {
    tape_.entries() = std::move(
        outer_tape_ == nullptr ? trace.entries_ : outer_tape_->entries());
    tape_.start();
  }
  ~Recording() {
    tape_.stop();
    trace_.tape_ = outer_tape_;
    (outer_tape_ == nullptr ? trace_.entries_ : outer_tape_->entries()) =
        std::move(tape_.entries());
    current_trace = outer_trace_;
  }
  Recording(const Recording&) = delete;
  Recording& operator=(const Recording&) = delete;

 private:
  Trace& trace_;
  const StopRecording no_outer_tapes_;
  const FuncGraph::Scope scope_;
  Tape tape_;
  Trace* const outer_trace_;
  Tape* const outer_tape_;
};

Trace* Trace::current() {
  return FuncGraph::current() == nullptr ? nullptr : current_trace;
}

const TapeEntries& Trace::entries() const {
  return tape_ == nullptr ? entries_ : tape_->entries();
}

std::shared_ptr<Trace> Trace::of(std::unique_ptr<FuncGraph> graph,
                                 const Body& body) {
  const std::shared_ptr<Trace> trace(new Trace(std::move(graph)));
  const Recording recording(*trace);
  VariableCollector variables;
  trace->outputs_ = trace->graph().after_effects(body(trace->graph()));
  trace->variables_ = variables.take();
  return trace;
}

std::vector<Tensor> Trace::resume(
    const std::function<std::vector<Tensor>()>& more) {
  const std::lock_guard lock(mutex_);
  if (current() == this) return more();
  const Recording recording(*this);
  return more();
}

LateResults::LateResults(std::vector<Tensor> results)
    : trace_(Trace::current()->weak_from_this()),
      results_(std::move(results)) {}

const std::vector<Tensor>& LateResults::extended(
    const std::function<std::vector<Tensor>()>& add) {
  const std::shared_ptr<Trace> trace = trace_.lock();
  if (trace == nullptr) {
    throw RuntimeError(
        "a gradient is asked for of a function that does not exist any more");
  }
  const std::lock_guard lock(trace->mutex());
  if (!extended_.empty()) return extended_;
  FuncGraph::Replacing replacing(trace->graph(),
                                 results_[0].symbol()->output.operation);
  extended_ = trace->resume(add);
  replacing.finish(extended_[0].symbol()->output.operation);
  return extended_;
}

std::vector<DType> dtypes_of(std::span<const Tensor> tensors) {
  std::vector<DType> dtypes;
  for (const Tensor& tensor : tensors) dtypes.push_back(tensor.dtype());
  return dtypes;
}

void announce_variables(const Trace& trace) {
  for (const Variable& variable : trace.variables()) {
    VariableObserver::for_each(
        [&](VariableObserver& observer) { observer.accessed(variable); });
  }
}

}  // namespace tfx::internal

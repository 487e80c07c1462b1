#include "tfx/function/trace.h"

#include <algorithm>
#include <utility>

#include "tfx/autodiff/tape.h"
#include "tfx/core/device.h"
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
        outer_(std::exchange(current_, this)),
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
    current_ = outer_;
  }
  Recording(const Recording&) = delete;
  Recording& operator=(const Recording&) = delete;

  static const Recording* current() { return current_; }
  const Recording* outer() const { return outer_; }
  const Trace* outer_trace() const { return outer_trace_; }

  // The tapes that recorded what went into `trace` before this thread began to
  // trace something inside of it; not the trace's own.
  static std::vector<Tape*> tapes_of(const Trace& trace) {
    const Recording* inside = current_;
    while (inside != nullptr && inside->outer_trace_ != &trace) {
      inside = inside->outer_;
    }
    if (inside == nullptr) return {};
    std::vector<Tape*> tapes = inside->no_outer_tapes_.stopped();
    std::erase(tapes, trace.tape_);
    return tapes;
  }

 private:
  inline static constinit thread_local const Recording* current_ = nullptr;

  Trace& trace_;
  const StopRecording no_outer_tapes_;
  const FuncGraph::Scope scope_;
  Tape tape_;
  const Recording* const outer_;
  Trace* const outer_trace_;
  Tape* const outer_tape_;
};

namespace {

// Has tapes record that did not, while it lives.
class RecordAgain {
 public:
  explicit RecordAgain(std::vector<Tape*> tapes) : tapes_(std::move(tapes)) {
    for (size_t i = tapes_.size(); i-- > 0;) tapes_[i]->start();
  }
  ~RecordAgain() {
    for (Tape* tape : tapes_) tape->stop();
  }
  RecordAgain(const RecordAgain&) = delete;
  RecordAgain& operator=(const RecordAgain&) = delete;

 private:
  const std::vector<Tape*> tapes_;
};

}  // namespace

Trace* Trace::current() {
  return FuncGraph::current() == nullptr ? nullptr : current_trace;
}

const TapeEntries& Trace::entries() const {
  return tape_ == nullptr ? entries_ : tape_->entries();
}

TapeEntries Trace::entries_with_outer() const {
  std::vector<const Trace*> traces = {this};
  for (const Recording* recording = Recording::current(); recording != nullptr;
       recording = recording->outer()) {
    if (recording->outer_trace() != nullptr) {
      traces.push_back(recording->outer_trace());
    }
  }
  TapeEntries all;
  for (size_t i = traces.size(); i-- > 0;) {
    const TapeEntries& some = traces[i]->entries();
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
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
  std::vector<Tape*> tapes = Recording::tapes_of(*this);
  const DeviceScope anywhere = device(nullptr);
  const Recording recording(*this);
  const RecordAgain recorded(std::move(tapes));
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

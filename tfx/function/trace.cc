#include "tfx/function/trace.h"

#include <algorithm>
#include <utility>

#include "tfx/autodiff/tape.h"
#include "tfx/core/device.h"
#include "tfx/core/errors.h"
#include "tfx/core/thread_list.h"

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

}  // namespace

// While it lives, everything that this thread executes goes into a trace.
class TraceRecording
    : public ThreadList<TraceRecording, &ThreadState::recordings> {
 public:
  explicit TraceRecording(Trace& trace)
      : trace_(trace),
        scope_(*trace.graph_),
        tape_(Tape::Watches::kEverything),
        outer_tape_(std::exchange(trace.tape_, &tape_)) {
    join();
    tape_.entries() = std::move(
        outer_tape_ == nullptr ? trace.entries_ : outer_tape_->entries());
    tape_.start();
  }
  ~TraceRecording() {
    tape_.stop();
    trace_.tape_ = outer_tape_;
    (outer_tape_ == nullptr ? trace_.entries_ : outer_tape_->entries()) =
        std::move(tape_.entries());
  }

  Trace& trace() const { return trace_; }

  // The tapes that recorded what went into `trace` before this thread began to
  // trace something inside of it; without the trace's own.
  static std::vector<Tape*> tapes_of(const Trace& trace) {
    for (const TraceRecording* inside = first(); inside != nullptr;
         inside = inside->next()) {
      if (inside->next() == nullptr || &inside->next()->trace_ != &trace) {
        continue;
      }
      std::vector<Tape*> tapes = inside->no_outer_tapes_.stopped();
      std::erase(tapes, trace.tape_);
      return tapes;
    }
    return {};
  }

 private:
  Trace& trace_;
  const StopRecording no_outer_tapes_;
  const FuncGraph::Scope scope_;
  Tape tape_;
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
  return FuncGraph::current() == nullptr || !TraceRecording::any()
             ? nullptr
             : &TraceRecording::first()->trace();
}

const TapeEntries& Trace::entries() const {
  return tape_ == nullptr ? entries_ : tape_->entries();
}

TapeEntries Trace::entries_with_outer() const {
  std::vector<const Trace*> traces = {this};
  for (const TraceRecording* recording = TraceRecording::first();
       recording != nullptr && recording->next() != nullptr;
       recording = recording->next()) {
    traces.push_back(&recording->next()->trace());
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
  const TraceRecording recording(*trace);
  VariableCollector variables;
  trace->outputs_ = trace->graph().after_effects(body(trace->graph()));
  trace->variables_ = variables.take();
  return trace;
}

std::vector<Tensor> Trace::resume(
    const std::function<std::vector<Tensor>()>& more) {
  const std::lock_guard lock(mutex_);
  if (current() == this) return more();
  std::vector<Tape*> tapes = TraceRecording::tapes_of(*this);
  const DeviceScope anywhere = device(nullptr);
  const TraceRecording recording(*this);
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

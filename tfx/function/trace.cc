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
  explicit TraceRecording(Trace& trace) : trace_(trace), scope_(*trace.graph_) {
    join();
  }

  Trace& trace() const { return trace_; }

  // The tapes that recorded what went into `trace` before this thread began to
  // trace something inside of it.
  static std::vector<Tape*> tapes_of(const Trace& trace) {
    for (const TraceRecording* inside = first(); inside != nullptr;
         inside = inside->next()) {
      if (inside->next() == nullptr || &inside->next()->trace_ != &trace) {
        continue;
      }
      return inside->no_outer_tapes_.stopped();
    }
    return {};
  }

 private:
  Trace& trace_;
  const StopRecording no_outer_tapes_;
  const FuncGraph::Scope scope_;
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
  return GraphBuilder::current() == nullptr || !TraceRecording::any()
             ? nullptr
             : &TraceRecording::first()->trace();
}

std::vector<const GraphBuilder*> Trace::graphs_with_outer() const {
  std::vector<const GraphBuilder*> graphs = {graph_.get()};
  for (const TraceRecording* recording = TraceRecording::first();
       recording != nullptr && recording->next() != nullptr;
       recording = recording->next()) {
    graphs.push_back(&recording->next()->trace().graph());
  }
  std::ranges::reverse(graphs);
  return graphs;
}

std::shared_ptr<OperationGradient> Trace::gradient_of(
    c::Operation operation,
    const std::function<std::shared_ptr<OperationGradient>()>& make) {
  const std::lock_guard lock(mutex_);
  const auto found = gradients_.find(operation.get());
  if (found != gradients_.end()) return found->second;
  // Not held as a reference: making one may make others.
  std::shared_ptr<OperationGradient> made = make();
  gradients_.emplace(operation.get(), made);
  return made;
}

std::shared_ptr<Trace> Trace::make(std::unique_ptr<FuncGraph> graph) {
  std::shared_ptr<Trace> trace(new Trace(std::move(graph)));
  trace->graph().symbols().trace = trace;
  return trace;
}

std::shared_ptr<Trace> Trace::of(std::unique_ptr<FuncGraph> graph,
                                 const Body& body) {
  std::shared_ptr<Trace> trace = make(std::move(graph));
  const TraceRecording recording(*trace);
  VariableCollector variables;
  trace->outputs_ = trace->graph().after_effects(body(trace->graph()));
  trace->variables_ = variables.take();
  return trace;
}

std::shared_ptr<Trace> Trace::of_graph(std::unique_ptr<FuncGraph> graph,
                                       std::vector<Tensor> outputs,
                                       std::shared_ptr<const void> origin) {
  std::shared_ptr<Trace> trace = make(std::move(graph));
  trace->outputs_ = std::move(outputs);
  trace->origin_ = std::move(origin);
  return trace;
}

std::shared_ptr<Trace> Trace::that_has(const Symbol& symbol) {
  if (std::shared_ptr<Trace> trace = symbol.graph->trace.lock()) return trace;
  throw RuntimeError(
      "a gradient is asked for of a function that does not exist any more");
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

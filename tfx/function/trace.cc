#include "tfx/function/trace.h"

#include <algorithm>
#include <utility>

#include "tfx/autodiff/tape.h"
#include "tfx/core/observer.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::internal {
namespace {

// Has the tape watch what comes into the graph. It joins its thread's observers
// after the tape, and so hears of each operation first.
class InputWatcher final : public ExecutionObserver {
 public:
  InputWatcher(const FuncGraph& graph, Tape& tape)
      : graph_(graph), tape_(tape) {
    join();
  }

  void executed(const OpCall& /*call*/,
                std::span<const Tensor> /*outputs*/) override {
    watch_new();
  }

 private:
  void watch_new() {
    for (; arguments_ < graph_.arguments().size(); ++arguments_) {
      watch(graph_.arguments()[arguments_]);
    }
    for (; captures_ < graph_.captures().size(); ++captures_) {
      watch(graph_.captures()[captures_].outer);
    }
  }
  void watch(const Tensor& tensor) {
    if (is_trainable(tensor.dtype())) tape_.watch(tensor);
  }

  const FuncGraph& graph_;
  Tape& tape_;
  size_t arguments_ = 0;
  size_t captures_ = 0;
};

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

Trace trace(std::unique_ptr<FuncGraph> graph,
            const std::function<std::vector<Tensor>(FuncGraph&)>& body) {
  Trace result{std::move(graph), {}, {}, {}};
  const StopRecording no_outer_tapes;
  const FuncGraph::Scope scope(*result.graph);
  Tape tape(/*watch_accessed_variables=*/false);
  tape.start();
  InputWatcher watcher(*result.graph, tape);
  VariableCollector variables;
  for (const Tensor& output : body(*result.graph)) {
    // An output may be an argument, or a value from outside.
    result.outputs.push_back(raw_ops::Identity(output));
  }
  tape.stop();
  result.entries = std::move(tape.entries());
  result.variables = variables.take();
  return result;
}

}  // namespace tfx::internal

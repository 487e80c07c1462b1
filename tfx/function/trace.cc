#include "tfx/function/trace.h"

#include <algorithm>
#include <utility>

#include "tfx/autodiff/tape.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::internal {
namespace {

constinit thread_local Tape* current_tape = nullptr;

class CurrentTape {
 public:
  explicit CurrentTape(Tape& tape)
      : outer_(std::exchange(current_tape, &tape)) {}
  ~CurrentTape() { current_tape = outer_; }
  CurrentTape(const CurrentTape&) = delete;
  CurrentTape& operator=(const CurrentTape&) = delete;

 private:
  Tape* const outer_;
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

Tape* tape_of_trace() {
  return FuncGraph::current() == nullptr ? nullptr : current_tape;
}

Trace trace(std::unique_ptr<FuncGraph> graph,
            const std::function<std::vector<Tensor>(FuncGraph&)>& body) {
  Trace result{std::move(graph), {}, {}, {}};
  const StopRecording no_outer_tapes;
  const FuncGraph::Scope scope(*result.graph);
  Tape tape{Tape::Everything()};
  tape.start();
  const CurrentTape current(tape);
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

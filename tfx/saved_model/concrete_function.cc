#include "tfx/saved_model/concrete_function.h"

#include <exception>

#include "tfx/autodiff/tape.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/execute_function.h"
#include "tfx/core/func_graph.h"
#include "tfx/saved_model/function_replay.h"

namespace tfx::saved_model {

std::vector<Tensor> ConcreteFunction::operator()(
    std::span<const Tensor> inputs) const {
  if (!obstacle.empty()) throw ValueError(obstacle);
  if (inputs.size() != input_count()) {
    throw TypeError("function " + function->name + " takes " +
                    std::to_string(input_count()) + " tensors, but was given " +
                    std::to_string(inputs.size()));
  }
  if (VariableObserver::any()) {
    for (const Variable& variable : variables) {
      VariableObserver::for_each(
          [&](VariableObserver& observer) { observer.accessed(variable); });
    }
  }
  std::vector<Tensor> all(inputs.begin(), inputs.end());
  all.insert(all.end(), captures.begin(), captures.end());
  const bool is_watched = Tape::is_any_watched(all);
  if (!is_watched && FuncGraph::current() == nullptr) return run(all);
  if (const internal::GraphFunction* const graph = replayed()) {
    all.resize(inputs.size());
    const std::vector<Tensor> captured = graph->captured();
    all.insert(all.end(), captured.begin(), captured.end());
    return graph->call(std::move(all));
  }
  std::vector<Tensor> outputs;
  {
    const StopRecording told_below;
    outputs = run(all);
  }
  Tape::record(function->name, all, outputs,
               [why = why_none_](const RecordedOp& /*op*/,
                                 std::span<const Gradient> /*grads*/)
                   -> std::vector<Gradient> { throw LookupError(why); });
  return outputs;
}

std::vector<Tensor> ConcreteFunction::run(std::span<const Tensor> all) const {
  std::vector<Tensor> outputs(function->outputs.size());
  if (FuncGraph* const graph = FuncGraph::current()) {
    const Argument arguments[] = {TensorSpan(all)};
    const Attr attrs[] = {{"Tin", std::span<const DType>(function->inputs)},
                          {"Tout", std::span<const DType>(function->outputs)},
                          {"f", FunctionName{function->name}}};
    execute({"StatefulPartitionedCall", arguments, attrs}, outputs);
    graph->keep(library);
    return outputs;
  }
  // By its name, not through PartitionedCall, whose kernel the runtime would
  // keep when the function has gone: 0.6 MB a model that comes and goes.
  execute_function(function->name, all, outputs);
  return outputs;
}

const internal::GraphFunction* ConcreteFunction::replayed() const {
  std::call_once(replayed_once_, [this] {
    try {
      replayed_ = replay(library, *function, captures);
    } catch (const std::exception& error) {
      // The function itself may run well: it is told to whom it concerns.
      why_none_ = std::string("no gradient goes back through the model's ") +
                  "function " + function->name + ": " + error.what();
    }
  });
  return replayed_.get();
}

}  // namespace tfx::saved_model

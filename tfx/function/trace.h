// Trace: the graph of a function, traced by calling C++ code with symbolic
// tensors, or imported.
#ifndef TFX_FUNCTION_TRACE_H_
#define TFX_FUNCTION_TRACE_H_

#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tfx/core/func_graph.h"
#include "tfx/core/symbol.h"
#include "tfx/core/tensor.h"
#include "tfx/variables/variable.h"

namespace tfx {

namespace internal {

class OperationGradient;

class Trace : public std::enable_shared_from_this<Trace> {
 public:
  // Adds arguments to the graph and returns outputs.
  using Body = std::function<std::vector<Tensor>(FuncGraph&)>;

  // Runs `body`, whose operations are added to `graph`; if it throws, the graph
  // is discarded. Tapes outside do not record the operations.
  static std::shared_ptr<Trace> of(std::unique_ptr<FuncGraph> graph,
                                   const Body& body);

  // A trace of a finished (imported) graph. Functions that its operations call
  // are imported when they are needed; `origin` keeps them in the runtime.
  static std::shared_ptr<Trace> of_graph(std::unique_ptr<FuncGraph> graph,
                                         std::vector<Tensor> outputs,
                                         std::shared_ptr<const void> origin);
  // The trace that a symbol belongs to. Throws RuntimeError if it is gone.
  static std::shared_ptr<Trace> that_has(const Symbol& symbol);

  // The trace that this thread is making; null if there is none.
  static Trace* current();

  FuncGraph& graph() const { return *graph_; }
  const std::vector<Tensor>& outputs() const { return outputs_; }
  // The variables that were read or passed to operations, in order of creation.
  const std::vector<Variable>& variables() const { return variables_; }
  // Null if it was not imported.
  const std::shared_ptr<const void>& origin() const { return origin_; }

  // For the current trace: the graphs of the traces that this thread is making,
  // outermost first, this one's last.
  std::vector<const GraphBuilder*> graphs_with_outer() const;

  // The gradient of an operation, made by `make` at the first call.
  std::shared_ptr<OperationGradient> gradient_of(
      c::Operation operation,
      const std::function<std::shared_ptr<OperationGradient>()>& make);

  // Runs `more`, which adds operations to the graph, even after of() returned.
  std::vector<Tensor> resume(const std::function<std::vector<Tensor>()>& more);
  // Held while operations are added later, or must not be added.
  std::recursive_mutex& mutex() { return mutex_; }

 private:
  friend class TraceRecording;

  explicit Trace(std::unique_ptr<FuncGraph> graph) : graph_(std::move(graph)) {}
  static std::shared_ptr<Trace> make(std::unique_ptr<FuncGraph> graph);

  const std::unique_ptr<FuncGraph> graph_;
  std::vector<Tensor> outputs_;
  std::vector<Variable> variables_;
  std::shared_ptr<const void> origin_;
  std::unordered_map<TF_Operation*, std::shared_ptr<OperationGradient>>
      gradients_;
  std::recursive_mutex mutex_;
};

std::vector<DType> dtypes_of(std::span<const Tensor> tensors);

// Notifies VariableObservers of all variables that the trace uses.
void announce_variables(const Trace& trace);

}  // namespace internal
}  // namespace tfx

#endif  // TFX_FUNCTION_TRACE_H_

// Trace: what calling a C++ function once, with symbolic tensors, came to.
#ifndef TFX_FUNCTION_TRACE_H_
#define TFX_FUNCTION_TRACE_H_

#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

#include "tfx/autodiff/backprop.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/tensor.h"
#include "tfx/ops/variable.h"

namespace tfx {

class Tape;

namespace internal {

class Trace : public std::enable_shared_from_this<Trace> {
 public:
  // Adds arguments to the graph and returns outputs.
  using Body = std::function<std::vector<Tensor>(FuncGraph&)>;

  // Runs `body` with everything that it does going into `graph`. Nothing of it
  // remains if it throws. Tapes that record outside see nothing of it.
  static std::shared_ptr<Trace> of(std::unique_ptr<FuncGraph> graph,
                                   const Body& body);

  // What this thread traces; null if it traces nothing.
  static Trace* current();

  FuncGraph& graph() const { return *graph_; }
  const std::vector<Tensor>& outputs() const { return outputs_; }
  // Those that were read or handed to operations, in the order they were made.
  const std::vector<Variable>& variables() const { return variables_; }
  // All operations that have gradients. Captures are in them as the tensors
  // outside that they are.
  const TapeEntries& entries() const;
  // Those of the traces that this thread makes around this one, which it is
  // making, and then its own.
  TapeEntries entries_with_outer() const;

  // Runs `more`, which adds operations, also after `body` has returned.
  std::vector<Tensor> resume(const std::function<std::vector<Tensor>()>& more);
  // Held while operations are added later, and by who relies on that none are.
  std::recursive_mutex& mutex() { return mutex_; }

 private:
  friend class TraceRecording;

  explicit Trace(std::unique_ptr<FuncGraph> graph) : graph_(std::move(graph)) {}

  const std::unique_ptr<FuncGraph> graph_;
  std::vector<Tensor> outputs_;
  TapeEntries entries_;
  std::vector<Variable> variables_;
  // What records at the moment; it holds the entries.
  Tape* tape_ = nullptr;
  std::recursive_mutex mutex_;
};

// The results of an operation of a trace, more of which may be wanted later.
class LateResults {
 public:
  // Of the operation that was added to the current trace.
  explicit LateResults(std::vector<Tensor> results);

  const std::vector<Tensor>& results() const { return results_; }
  // Runs `add`, once, which adds an operation with the same results and more
  // behind them. It takes the place of the first.
  const std::vector<Tensor>& extended(
      const std::function<std::vector<Tensor>()>& add);

 private:
  const std::weak_ptr<Trace> trace_;
  const std::vector<Tensor> results_;
  std::vector<Tensor> extended_;
};

std::vector<DType> dtypes_of(std::span<const Tensor> tensors);

// Tells those who look on that the trace's variables are used.
void announce_variables(const Trace& trace);

}  // namespace internal
}  // namespace tfx

#endif  // TFX_FUNCTION_TRACE_H_

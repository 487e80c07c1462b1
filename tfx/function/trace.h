// Trace: what calling a C++ function once, with symbolic tensors, came to.
#ifndef TFX_FUNCTION_TRACE_H_
#define TFX_FUNCTION_TRACE_H_

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "tfx/autodiff/backprop.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/tensor.h"
#include "tfx/ops/variable.h"

namespace tfx {

class Tape;

namespace internal {

struct Trace {
  std::unique_ptr<FuncGraph> graph;
  std::vector<Tensor> outputs;
  // All operations that have gradients. Captures are in them as the tensors
  // outside that they are.
  TapeEntries entries;
  // Those that were read or handed to operations, in the order they were made.
  std::vector<Variable> variables;
};

// Runs `body`, which adds arguments to the graph and returns outputs, with
// everything that it does going into `graph`. Nothing of it remains if it
// throws. Tapes that record outside see nothing of it.
Trace trace(std::unique_ptr<FuncGraph> graph,
            const std::function<std::vector<Tensor>(FuncGraph&)>& body);

// What records the operations that this thread traces; null if it traces none.
Tape* tape_of_trace();

}  // namespace internal
}  // namespace tfx

#endif  // TFX_FUNCTION_TRACE_H_

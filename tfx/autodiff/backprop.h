// Backpropagation, through operations that a tape recorded or those of graphs:
// the core of GradientTape, tf::gradients and the gradients of functions.
#ifndef TFX_AUTODIFF_BACKPROP_H_
#define TFX_AUTODIFF_BACKPROP_H_

#include <cstdint>
#include <deque>
#include <span>
#include <string_view>
#include <vector>

#include "tfx/autodiff/gradient.h"
#include "tfx/autodiff/recorded_op.h"
#include "tfx/autodiff/registry.h"
#include "tfx/c/operation.h"
#include "tfx/core/tensor.h"

namespace tfx {

class GraphBuilder;

// A recorded operation and its gradient function.
struct TapeEntry {
  RecordedOp op;
  // If empty, the op's registered gradient, which is looked up when needed.
  GradientFunction custom = {};
  // For `custom`: outputs whose gradient may be None, as in
  // RegisteredGradient.
  uint64_t takes_none = 0;
};

// In order of execution. References stay valid when entries are appended.
using TapeEntries = std::deque<TapeEntry>;

// An operation of a graph. In it tensors that the graph captured are those
// outside, so that graphs one inside the other can be gone through as one.
struct GraphOperation {
  const GraphBuilder* graph;
  c::Operation operation;
};

// What graphs consist of now, in the order in which it was added; the outermost
// graph comes first. Operations that make one of `stops` are left out.
std::vector<GraphOperation> operations_of(
    std::span<const GraphBuilder* const> graphs,
    std::span<const Tensor> stops = {});

struct BackpropTarget {
  Tensor tensor;
  Gradient gradient;
};

// Whether tensors of this dtype have gradients.
bool is_trainable(DType dtype);

// The gradients of `sources`, None for those that no target depends on. Entries
// that are appended meanwhile are ignored.
std::vector<Gradient> backpropagate(TapeEntries& entries,
                                    std::vector<BackpropTarget> targets,
                                    std::span<const Tensor> sources);
// No other thread may add to the graphs meanwhile.
std::vector<Gradient> backpropagate(std::span<const GraphOperation> operations,
                                    std::vector<BackpropTarget> targets,
                                    std::span<const Tensor> sources);

}  // namespace tfx

#endif  // TFX_AUTODIFF_BACKPROP_H_

// Backpropagation through recorded operations: the core of GradientTape and
// tf::gradients.
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

namespace tfx {

// A recorded operation and its gradient function.
struct TapeEntry {
  RecordedOp op;
  // If empty, the op's registered gradient, which is looked up when needed.
  GradientFunction custom;
  // For `custom`: outputs whose gradient may be None, as in
  // RegisteredGradient.
  uint64_t takes_none = 0;
};

// In order of execution. References stay valid when entries are appended.
using TapeEntries = std::deque<TapeEntry>;

struct BackpropTarget {
  int64_t id;
  Gradient gradient;
};

// Whether tensors of this dtype have gradients.
bool is_trainable(DType dtype);

// The gradients of `sources` (ids of tensors), None for those that no target
// depends on. Entries that are appended meanwhile are ignored.
std::vector<Gradient> backpropagate(TapeEntries& entries,
                                    std::vector<BackpropTarget> targets,
                                    std::span<const int64_t> sources);

}  // namespace tfx

#endif  // TFX_AUTODIFF_BACKPROP_H_

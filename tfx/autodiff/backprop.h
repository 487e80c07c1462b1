// Gradients out of recorded operations; GradientTape and tf::gradients are made
// of it.
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

// An operation and how to go back through it.
struct TapeEntry {
  RecordedOp op;
  // The op's own if this is empty: looked up when it is needed.
  GradientFunction custom;
  // Of the custom one: outputs whose gradient may be None, as for a
  // RegisteredGradient.
  uint64_t takes_none = 0;
};

// In the order of execution. Entries stay where they are while others join.
using TapeEntries = std::deque<TapeEntry>;

struct BackpropTarget {
  int64_t id;
  Gradient gradient;
};

// Whether tensors of this dtype have gradients.
bool is_trainable(DType dtype);

// The gradients of `sources` (ids of tensors), None for those that no target
// depends on. Entries that join meanwhile do not count.
std::vector<Gradient> backpropagate(TapeEntries& entries,
                                    std::vector<BackpropTarget> targets,
                                    std::span<const int64_t> sources);

}  // namespace tfx

#endif  // TFX_AUTODIFF_BACKPROP_H_

// Private: tells whether TensorFlow can interrupt a part of a graph.
#ifndef TFX_SAVED_MODEL_INTERRUPTIBLE_H_
#define TFX_SAVED_MODEL_INTERRUPTIBLE_H_

#include <span>

#include "tfx/c/graph.h"
#include "tfx/c/operation.h"

namespace tfx::saved_model {

// Whether `targets`, or what they and `fetches` need, includes operations that
// ask TensorFlow whether they were cancelled: loops, and those that wait
// (queues, datasets, messages). All others run to their end, one after the
// other, cancelled or not.
bool is_interruptible(const c::Graph& graph, std::span<const c::Output> fetches,
                      std::span<const c::Operation> targets = {});

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_INTERRUPTIBLE_H_

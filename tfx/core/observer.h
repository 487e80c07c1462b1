// ExecutionObserver: is notified by execute(). Gradient tapes use this.
#ifndef TFX_CORE_OBSERVER_H_
#define TFX_CORE_OBSERVER_H_

#include <span>

#include "tfx/core/execute.h"
#include "tfx/core/tensor.h"
#include "tfx/core/thread_list.h"

namespace tfx {

// Members of the list are notified of each operation that their thread executes
// or adds to a graph.
class ExecutionObserver
    : public ThreadList<ExecutionObserver,
                        &internal::ThreadState::execution_observers> {
 public:
  virtual void executed(const OpCall& call,
                        std::span<const Tensor> outputs) = 0;

 protected:
  ~ExecutionObserver() = default;
};

}  // namespace tfx

#endif  // TFX_CORE_OBSERVER_H_

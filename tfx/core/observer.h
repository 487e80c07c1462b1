// ExecutionObserver: what looks on at execute(), as gradient tapes do.
#ifndef TFX_CORE_OBSERVER_H_
#define TFX_CORE_OBSERVER_H_

#include <span>

#include "tfx/core/execute.h"
#include "tfx/core/tensor.h"
#include "tfx/core/thread_list.h"

namespace tfx {

// A member of the list is told of each operation that its thread executes.
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

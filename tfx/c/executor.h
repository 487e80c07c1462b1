// Executor: the queue of a thread's eager operations (TFE_Executor).
#ifndef TFX_C_EXECUTOR_H_
#define TFX_C_EXECUTOR_H_

#include "tfx/c/owner.h"

namespace tfx::c {

struct ExecutorOptions {
  bool async = false;
  bool enable_streaming_enqueue = true;
  // Maximum number of operations in flight; 0 means no limit.
  int in_flight_nodes_limit = 0;
};

class Executor : public Owner<TFE_Executor> {
 public:
  // Wraps TFE_NewExecutor.
  explicit Executor(const ExecutorOptions& options = {});
  // Takes ownership of `adopted`.
  explicit Executor(TFE_Executor* adopted) noexcept : Owner(adopted) {}

  bool is_async() const;  ///< Wraps TFE_ExecutorIsAsync
  // Waits for pending operations and throws their first error. After an error
  // nothing runs until clear_error().
  void wait();         ///< Wraps TFE_ExecutorWaitForAllPendingNodes
  void clear_error();  ///< Wraps TFE_ExecutorClearError
};

}  // namespace tfx::c

#endif  // TFX_C_EXECUTOR_H_

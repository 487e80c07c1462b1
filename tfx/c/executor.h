// Executor: the queue that a thread's eager operations go through
// (TFE_Executor).
#ifndef TFX_C_EXECUTOR_H_
#define TFX_C_EXECUTOR_H_

#include "tfx/c/owner.h"

namespace tfx::c {

struct ExecutorOptions {
  bool async = false;
  bool enable_streaming_enqueue = true;
  // How many operations may be under way; 0 sets no limit.
  int in_flight_nodes_limit = 0;
};

class Executor : public Owner<TFE_Executor> {
 public:
  explicit Executor(const ExecutorOptions& options = {});
  // Takes over what a C function returned.
  explicit Executor(TFE_Executor* adopted) noexcept : Owner(adopted) {}

  bool is_async() const;
  // Waits for what is under way; throws the first error among it. After an
  // error nothing more runs until clear_error().
  void wait();
  void clear_error();
};

}  // namespace tfx::c

#endif  // TFX_C_EXECUTOR_H_

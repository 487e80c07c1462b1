#include "tfx/c/executor.h"

#include "tensorflow/c/eager/c_api_experimental.h"
#include "tfx/c/status.h"

namespace tfx::c {

void destroy(TFE_Executor* object) noexcept { TFE_DeleteExecutor(object); }

Executor::Executor(const ExecutorOptions& options)
    : Owner(TFE_NewExecutor(options.async, options.enable_streaming_enqueue,
                            options.in_flight_nodes_limit)) {}

bool Executor::is_async() const { return TFE_ExecutorIsAsync(get()); }

void Executor::wait() {
  Status status;
  TFE_ExecutorWaitForAllPendingNodes(get(), status.get());
  status.check();
}

void Executor::clear_error() { TFE_ExecutorClearError(get()); }

}  // namespace tfx::c

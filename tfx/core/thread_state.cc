#include "tfx/core/thread_state.h"

namespace tfx::internal {

constinit thread_local ThreadState thread_state;

}  // namespace tfx::internal

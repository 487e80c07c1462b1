// CancellationScope: what may end the eager operations of a thread early.
#ifndef TFX_CORE_CANCELLATION_SCOPE_H_
#define TFX_CORE_CANCELLATION_SCOPE_H_

#include "tfx/c/cancellation.h"
#include "tfx/core/thread_list.h"

namespace tfx {

// While it lives, eager operations of this thread that run when `manager`
// starts to cancel end with CancelledError, as do later ones. Scopes nest; the
// innermost counts. The manager must outlive the operations, which asynchronous
// execution may run later.
class [[nodiscard]] CancellationScope
    : private ThreadList<CancellationScope,
                         &internal::ThreadState::cancellation_scopes> {
 public:
  explicit CancellationScope(const c::CancellationManager& manager)
      : manager_(manager) {
    join();
  }

  // Null if there is none.
  static const c::CancellationManager* current() noexcept {
    return any() ? &first()->manager_ : nullptr;
  }

 private:
  friend ThreadList;

  const c::CancellationManager& manager_;
};

}  // namespace tfx

#endif  // TFX_CORE_CANCELLATION_SCOPE_H_

// CancellationScope: makes the eager operations of a thread cancellable.
#ifndef TFX_CORE_CANCELLATION_SCOPE_H_
#define TFX_CORE_CANCELLATION_SCOPE_H_

#include "tfx/c/cancellation.h"
#include "tfx/core/thread_list.h"

namespace tfx {

// While it lives, `manager` can cancel this thread's eager operations: running
// and later ones then throw CancelledError. Scopes nest; the innermost counts.
// The manager must outlive the operations, also those that run asynchronously.
class [[nodiscard]] CancellationScope
    : private ThreadList<CancellationScope,
                         &internal::ThreadState::cancellation_scopes> {
 public:
  explicit CancellationScope(const c::CancellationManager& manager)
      : manager_(manager) {
    join();
  }

  // The innermost scope's manager; null if there is none.
  static const c::CancellationManager* current() noexcept {
    return any() ? &first()->manager_ : nullptr;
  }

 private:
  friend ThreadList;

  const c::CancellationManager& manager_;
};

}  // namespace tfx

#endif  // TFX_CORE_CANCELLATION_SCOPE_H_

// CancellationScope: what may end the eager operations of a thread early.
#ifndef TFX_CORE_CANCELLATION_SCOPE_H_
#define TFX_CORE_CANCELLATION_SCOPE_H_

#include "tfx/c/cancellation.h"

namespace tfx {

// While it lives, eager operations of this thread that run when `manager`
// starts to cancel end with CancelledError, as do later ones. Scopes nest; the
// innermost counts. The manager must outlive the operations, which asynchronous
// execution may run later.
class [[nodiscard]] CancellationScope {
 public:
  explicit CancellationScope(const c::CancellationManager& manager);
  ~CancellationScope();
  CancellationScope(const CancellationScope&) = delete;
  CancellationScope& operator=(const CancellationScope&) = delete;

  // Null if there is none: one load.
  static const c::CancellationManager* current() noexcept { return current_; }

 private:
  static constinit thread_local const c::CancellationManager* current_;

  const c::CancellationManager* const outer_;
};

}  // namespace tfx

#endif  // TFX_CORE_CANCELLATION_SCOPE_H_

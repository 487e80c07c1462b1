#include "tfx/core/shared.h"

#include <atomic>

namespace tfx::internal {

void Counted::retain() noexcept {
  std::atomic_ref(users_).fetch_add(1, std::memory_order_relaxed);
}

void Counted::drop() noexcept {
  // The last user sees what the others wrote before they let go.
  if (std::atomic_ref(users_).fetch_sub(1, std::memory_order_acq_rel) == 1) {
    delete this;
  }
}

}  // namespace tfx::internal

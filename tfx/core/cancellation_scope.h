// CancellationScope: makes the eager operations of a thread cancellable.
#ifndef TFX_CORE_CANCELLATION_SCOPE_H_
#define TFX_CORE_CANCELLATION_SCOPE_H_

#include <cstddef>
#include <span>

#include "tfx/c/cancellation.h"
#include "tfx/c/eager_op.h"
#include "tfx/c/tensor_handle.h"
#include "tfx/core/thread_list.h"

namespace tfx {

// Runs operations for a thread that must be able to leave them.
class OperationRunner {
 public:
  // As EagerOp::execute(). If it throws before the operation has ended, it
  // keeps what the operation uses.
  virtual size_t run(c::EagerOp op, std::span<c::TensorHandle> results) = 0;

 protected:
  ~OperationRunner() = default;
};

// While it lives, `manager` can cancel this thread's eager operations: running
// and later ones then throw CancelledError. Scopes nest; the innermost counts.
// The manager must outlive the operations, also those that run asynchronously.
// With a runner, that runs the operations.
class [[nodiscard]] CancellationScope
    : private ThreadList<CancellationScope,
                         &internal::ThreadState::cancellation_scopes> {
 public:
  explicit CancellationScope(const c::CancellationManager& manager,
                             OperationRunner* runner = nullptr)
      : manager_(manager), runner_(runner) {
    join();
  }

  // The innermost scope; null if there is none.
  static const CancellationScope* current() noexcept { return first(); }

  const c::CancellationManager& manager() const { return manager_; }
  // Null if the thread runs its operations itself.
  OperationRunner* runner() const { return runner_; }

 private:
  friend ThreadList;

  const c::CancellationManager& manager_;
  OperationRunner* const runner_;
};

}  // namespace tfx

#endif  // TFX_CORE_CANCELLATION_SCOPE_H_

// CancellationManager: cancels running eager operations
// (TFE_CancellationManager). Thread-safe.
#ifndef TFX_C_CANCELLATION_H_
#define TFX_C_CANCELLATION_H_

#include <cstdint>
#include <functional>
#include <string>

#include "tfx/c/owner.h"
#include "tfx/c/zstring.h"

namespace tfx::c {

class CancellationManager : public Owner<TFE_CancellationManager> {
 public:
  CancellationManager();  ///< Wraps TFE_NewCancellationManager

  bool is_cancelled() const;   ///< Wraps TFE_CancellationManagerIsCancelled
  bool is_cancelling() const;  ///< Wraps TFE_CancellationManagerIsCancelling
  // Operations running with this manager fail with CancelledError.
  void start_cancel();  ///< Wraps TFE_CancellationManagerStartCancel

  // Calls `callback` on cancellation, on the cancelling thread; exceptions it
  // throws are swallowed. Returns a token for remove_callback, or -1 if already
  // cancelled; then `callback` is never called.
  using Token = int64_t;
  // Wraps TFE_CancellationManagerRegisterCallback.
  Token add_callback(std::function<void()> callback, ZString name = "tfx");
  // Waits for the callback if it is running, so a callback must not remove
  // itself. Returns false if it was already called or the token is unknown.
  // Wraps TFE_CancellationManagerDeregisterCallback.
  bool remove_callback(Token token);
};

}  // namespace tfx::c

#endif  // TFX_C_CANCELLATION_H_

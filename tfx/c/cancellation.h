// CancellationManager: stops eager operations that are under way
// (TFE_CancellationManager). Safe from any thread.
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
  CancellationManager();

  bool is_cancelled() const;
  bool is_cancelling() const;
  // What is under way with this manager ends with CancelledError.
  void start_cancel();

  // Calls `callback` when it is cancelled, on the thread that cancels; what it
  // throws is swallowed. Returns a token for remove_callback, or -1 if it is
  // cancelled already (then nothing is called).
  using Token = int64_t;
  Token add_callback(std::function<void()> callback, ZString name = "tfx");
  // Waits for a callback under way (so a callback must not remove itself).
  // False if it was called or is not there.
  bool remove_callback(Token token);
};

}  // namespace tfx::c

#endif  // TFX_C_CANCELLATION_H_

// Private: cancellable calls of a model in the eager runtime.
#ifndef TFX_SAVED_MODEL_CANCELLABLE_CALL_H_
#define TFX_SAVED_MODEL_CANCELLABLE_CALL_H_

#include <functional>
#include <memory>
#include <vector>

#include "tfx/c/cancellation.h"
#include "tfx/core/tensor.h"

namespace tfx::saved_model {

// Throws CancelledError if the model is closed.
void check_not_closed(const c::CancellationManager& closing);

// The manager of one call, which is cancelled when `closing` is. Not `closing`
// itself: when a call fails, TensorFlow cancels the manager that it was given,
// and with it all other calls. `closing` must outlive this object.
class CallCancellation {
 public:
  explicit CallCancellation(c::CancellationManager& closing);
  ~CallCancellation();
  CallCancellation(const CallCancellation&) = delete;
  CallCancellation& operator=(const CallCancellation&) = delete;

  const std::shared_ptr<c::CancellationManager>& manager() const {
    return own_;
  }

 private:
  const std::shared_ptr<c::CancellationManager> own_ =
      std::make_shared<c::CancellationManager>();
  c::CancellationManager& closing_;
  const c::CancellationManager::Token token_;
};

// Runs `call`, which runs operations of the model, and returns its result.
// Throws CancelledError if `closing` is or gets cancelled, which means that the
// model is closed. Waits for asynchronous operations. While a function is
// traced, `call` only adds operations and cannot be cancelled.
std::vector<Tensor> run_cancellable(
    c::CancellationManager& closing,
    const std::function<std::vector<Tensor>()>& call);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_CANCELLABLE_CALL_H_

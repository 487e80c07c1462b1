// Private: cancellable calls of a model in the eager runtime.
#ifndef TFX_SAVED_MODEL_CANCELLABLE_CALL_H_
#define TFX_SAVED_MODEL_CANCELLABLE_CALL_H_

#include <functional>
#include <vector>

#include "tfx/c/cancellation.h"
#include "tfx/core/tensor.h"

namespace tfx::saved_model {

// Throws CancelledError if the model is closed.
void check_not_closed(const c::CancellationManager& closing);

// Runs `call`, which runs operations of the model, and returns its result.
// Throws CancelledError if `closing` is or gets cancelled, which means that the
// model is closed. Waits for asynchronous operations. While a function is
// traced, `call` only adds operations and cannot be cancelled.
std::vector<Tensor> run_cancellable(
    const c::CancellationManager& closing,
    const std::function<std::vector<Tensor>()>& call);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_CANCELLABLE_CALL_H_

// Private: calls in the eager runtime that can be ended early.
#ifndef TFX_SAVED_MODEL_CANCELLABLE_CALL_H_
#define TFX_SAVED_MODEL_CANCELLABLE_CALL_H_

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

#include "tfx/c/cancellation.h"
#include "tfx/core/tensor.h"

namespace tfx::saved_model {

// Returns what `call` does, which runs eager operations. Throws CancelledError
// if `closing` cancels meanwhile, and DeadlineExceededError after `timeout`.
// Asynchronous operations have ended when it returns.
std::vector<Tensor> run_cancellable(
    c::CancellationManager& closing,
    std::optional<std::chrono::milliseconds> timeout,
    const std::function<std::vector<Tensor>()>& call);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_CANCELLABLE_CALL_H_

// Private: calls of a model in the eager runtime that can be ended early.
#ifndef TFX_SAVED_MODEL_CANCELLABLE_CALL_H_
#define TFX_SAVED_MODEL_CANCELLABLE_CALL_H_

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/saved_model/model_state.h"

namespace tfx::saved_model {

// Returns what `call` does, which runs operations of the model. Throws
// CancelledError if the model is closed or meanwhile closes, and
// DeadlineExceededError after `timeout`. Asynchronous operations have ended
// when it returns. While a function is traced nothing runs that could be ended.
std::vector<Tensor> run_cancellable(
    ModelState& state, std::optional<std::chrono::milliseconds> timeout,
    const std::function<std::vector<Tensor>()>& call);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_CANCELLABLE_CALL_H_

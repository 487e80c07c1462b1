// Private: a function of a model in the eager runtime.
#ifndef TFX_SAVED_MODEL_MODEL_FUNCTION_H_
#define TFX_SAVED_MODEL_MODEL_FUNCTION_H_

#include <span>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/function/callable_trace.h"

namespace tfx::c {
class CancellationManager;
}

namespace tfx::saved_model {

class ModelFunction : public internal::CallableTrace {
 public:
  // Cancelled when the model is closed; cancels calls.
  c::CancellationManager* closing = nullptr;

  // Throws CancelledError if the model is closed, and what TensorFlow reports.
  std::vector<Tensor> call(std::vector<Tensor> inputs) const final;
  // The same, but also after the model is closed.
  virtual std::vector<Tensor> call_always(
      std::span<const Tensor> inputs) const = 0;

 protected:
  // Notifies VariableObservers of the variables.
  void announce_variables() const;
  ~ModelFunction() = default;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_MODEL_FUNCTION_H_

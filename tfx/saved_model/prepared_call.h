// PreparedCall: a call of a signature with inputs and outputs resolved once.
#ifndef TFX_SAVED_MODEL_PREPARED_CALL_H_
#define TFX_SAVED_MODEL_PREPARED_CALL_H_

#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "tfx/core/never_null.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_span.h"
#include "tfx/saved_model/call_options.h"

namespace tfx::saved_model {

class Plan;

// For hot paths: a call costs only a few dozen nanoseconds more than
// TF_SessionRun. Made by Signature::prepare(). Copies are cheap and keep the
// model alive. Thread-safe.
class PreparedCall {
 public:
  // Takes the inputs, and sets the outputs, in the order in which they were
  // given to prepare().
  void operator()(TensorSpan inputs, std::span<Tensor> outputs,
                  const CallOptions& options = {}) const;
  std::vector<Tensor> operator()(TensorSpan inputs,
                                 const CallOptions& options = {}) const;
  // The same with one input and one output; throws TypeError unless it was
  // prepared for these.
  Tensor operator()(const Tensor& input, const CallOptions& options = {}) const;

 private:
  friend class Signature;
  explicit PreparedCall(std::shared_ptr<const Plan> plan)
      : plan_(std::move(plan)) {}

  // Keeps the model.
  internal::NeverNull<std::shared_ptr<const Plan>> plan_;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_PREPARED_CALL_H_

// A call of a signature whose inputs and outputs are looked up once.
#ifndef TFX_SAVED_MODEL_PREPARED_CALL_H_
#define TFX_SAVED_MODEL_PREPARED_CALL_H_

#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_span.h"
#include "tfx/saved_model/call_options.h"

namespace tfx::saved_model {

class Plan;

// For hot paths: what a call costs beyond TF_SessionRun is a few dozen
// nanoseconds. Made by Signature::prepare. Copies are cheap, keep the model
// alive, and may be called from any number of threads at once.
class PreparedCall {
 public:
  // Takes the inputs in the order they were named when it was prepared, and
  // sets the outputs, as many as were named.
  void operator()(TensorSpan inputs, std::span<Tensor> outputs,
                  const CallOptions& options = {}) const;
  std::vector<Tensor> operator()(TensorSpan inputs,
                                 const CallOptions& options = {}) const;
  // The same with one input and one output; throws TypeError if there are
  // more or fewer.
  Tensor operator()(const Tensor& input, const CallOptions& options = {}) const;

 private:
  friend class Signature;
  explicit PreparedCall(std::shared_ptr<const Plan> plan)
      : plan_(std::move(plan)) {}

  std::shared_ptr<const Plan> plan_;  // keeps the model
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_PREPARED_CALL_H_

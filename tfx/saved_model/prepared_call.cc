#include "tfx/saved_model/prepared_call.h"

#include "tfx/saved_model/plan.h"

namespace tfx::saved_model {

void PreparedCall::operator()(TensorSpan inputs, std::span<Tensor> outputs,
                              const CallOptions& options) const {
  plan_->run(inputs, outputs, options);
}

std::vector<Tensor> PreparedCall::operator()(TensorSpan inputs,
                                             const CallOptions& options) const {
  std::vector<Tensor> outputs(plan_->output_count());
  plan_->run(inputs, outputs, options);
  return outputs;
}

Tensor PreparedCall::operator()(const Tensor& input,
                                const CallOptions& options) const {
  Tensor output;
  plan_->run({&input, 1}, {&output, 1}, options);
  return output;
}

}  // namespace tfx::saved_model

#include "tfx/saved_model/prepared_call.h"

#include "tfx/core/graph_builder.h"
#include "tfx/saved_model/plan.h"

namespace tfx::saved_model {

void PreparedCall::operator()(TensorSpan inputs, std::span<Tensor> outputs,
                              const CallOptions& options) const {
  if (GraphBuilder* const graph = GraphBuilder::current()) graph->keep(plan_);
  plan_->run(inputs, outputs, options);
}

std::vector<Tensor> PreparedCall::operator()(TensorSpan inputs,
                                             const CallOptions& options) const {
  std::vector<Tensor> outputs(plan_->output_count());
  (*this)(inputs, outputs, options);
  return outputs;
}

Tensor PreparedCall::operator()(const Tensor& input,
                                const CallOptions& options) const {
  Tensor output;
  (*this)(TensorSpan(&input, 1), std::span(&output, 1), options);
  return output;
}

}  // namespace tfx::saved_model

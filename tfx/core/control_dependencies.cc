#include "tfx/core/control_dependencies.h"

#include <utility>

#include "tfx/core/graph_builder.h"

namespace tfx {

ControlDependencies::ControlDependencies(GraphBuilder* graph,
                                         std::vector<c::Operation> inputs)
    : graph_(graph) {
  if (graph_ != nullptr) {
    outer_ = graph_->exchange_control_inputs(std::move(inputs));
  }
}

ControlDependencies::~ControlDependencies() {
  if (graph_ != nullptr) graph_->exchange_control_inputs(std::move(outer_));
}

ControlDependencies control_dependencies(TensorSpan control_inputs) {
  GraphBuilder* const graph = GraphBuilder::current();
  std::vector<c::Operation> all;
  if (graph != nullptr) {
    all = graph->control_inputs();
    for (const Tensor& tensor : control_inputs) {
      if (!tensor.has_value()) continue;
      all.push_back(graph->capture(tensor).symbol()->output.operation);
    }
  }
  return {graph, std::move(all)};
}

ControlDependencies control_dependencies(std::nullptr_t) {
  return {GraphBuilder::current(), {}};
}

Tensor with_last_operation(const Tensor& tensor) {
  GraphBuilder* const graph = GraphBuilder::current();
  if (graph == nullptr) return tensor;
  std::vector<c::Operation> all = graph->control_inputs();
  all.push_back(graph->last_operation());
  const ControlDependencies scope(graph, std::move(all));
  return execute_one("Identity", {tensor});
}

}  // namespace tfx

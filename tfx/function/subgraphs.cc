#include "tfx/function/subgraphs.h"

#include <algorithm>
#include <utility>

#include "tfx/core/func_graph.h"

namespace tfx::internal {

std::vector<Tensor> unite_captures(
    std::span<const std::shared_ptr<Trace>> traces) {
  std::vector<Tensor> all;
  for (const auto& trace : traces) {
    for (const auto& capture : trace->graph().captures()) {
      const bool is_new = std::ranges::none_of(
          all, [&](const Tensor& each) { return each.is(capture.outer); });
      if (is_new) all.push_back(capture.outer);
    }
  }
  for (const auto& trace : traces) trace->graph().align_captures(all);
  return all;
}

std::vector<Tensor> add_subgraph_op(const SubgraphOp& op,
                                    std::span<const Argument> arguments,
                                    std::vector<Attr> attrs) {
  GraphBuilder& graph = *GraphBuilder::current();
  const bool is_stateful =
      std::ranges::any_of(op.functions, [](const auto& function) {
        return function->trace().graph().is_stateful();
      });
  const std::string type = (is_stateful ? "" : "Stateless") + op.op;
  attrs.push_back({"output_shapes", std::span<const TensorShape>(op.shapes)});
  // The executor knows better what to run when there is no call in between;
  // XLA wants it whole.
  if (!FuncGraph::is_compiling()) {
    attrs.push_back({"_lower_using_switch_merge", true});
  }
  for (const auto& function : op.functions) {
    announce_variables(function->trace());
    graph.keep(function);
  }
  std::vector<Tensor> results(op.shapes.size());
  execute({type.c_str(), arguments, attrs, op.name}, results);
  return results;
}

}  // namespace tfx::internal

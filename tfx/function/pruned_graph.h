// Makes functions of parts of a graph that was imported as a whole, as Python's
// WrappedFunction.prune does.
#ifndef TFX_FUNCTION_PRUNED_GRAPH_H_
#define TFX_FUNCTION_PRUNED_GRAPH_H_

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tfx/c/graph.h"
#include "tfx/c/operation.h"
#include "tfx/core/tensor.h"
#include "tfx/function/graph_function.h"

namespace tfx::internal {

// What computes the fetches from the feeds.
struct GraphPart {
  std::vector<c::Output> feeds = {};
  std::vector<c::Output> fetches = {};
  // Operations that run even if no fetch needs them.
  std::vector<c::Operation> targets = {};
};

// Copies the part into a function of its own: its arguments are the feeds, in
// order. The outputs in `captures` stand for the tensors beside them, which the
// function captures if it uses them. As in Python nothing else runs, and
// operations with effects have only the order that the graph gives them.
// `owner` keeps the functions that operations call in the runtime.
//
// Throws ValueError, with the path, if the part depends on a placeholder that
// is not fed. `graph` is only read.
std::shared_ptr<const GraphFunction> prune_graph(
    const c::Graph& graph, const GraphPart& part,
    std::span<const std::pair<c::Output, Tensor>> captures,
    const std::shared_ptr<const void>& owner, const std::string& name);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_PRUNED_GRAPH_H_

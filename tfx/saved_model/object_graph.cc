#include "tfx/saved_model/object_graph.h"

#include <algorithm>
#include <utility>

#include "tfx/core/errors.h"

namespace tfx::saved_model {
namespace {

const proto::SavedObjectGraph& checked(const proto::SavedObjectGraph& graph) {
  if (graph.nodes().empty()) {
    throw ValueError(
        "this model has no object graph: its variables and functions have no "
        "paths");
  }
  return graph;
}

}  // namespace

bool has_state(const proto::SavedObjectGraph& graph) {
  return std::ranges::any_of(
      graph.nodes(), [](const proto::SavedObject& object) {
        return object.has_variable() || !object.saveable_objects().empty();
      });
}

ObjectGraph::ObjectGraph(proto::SavedObjectGraph graph)
    : ObjectPaths(checked(graph)), graph_(std::move(graph)) {
  const auto check = [this](int node) {
    if (node >= 0 && node < size()) return;
    throw errors::DataLossError(
        "the model's object graph is damaged: it refers to object " +
        std::to_string(node) + " of " + std::to_string(size()));
  };
  for (const auto& object : graph_.nodes()) {
    for (const auto& slot : object.slot_variables()) {
      check(slot.original_variable_node_id());
      check(slot.slot_variable_node_id());
    }
    for (const auto& saveable : object.saveable_objects()) {
      check(saveable.second.save_function());
      check(saveable.second.restore_function());
    }
  }
  for (const auto& function : graph_.concrete_functions()) {
    for (const int input : function.second.bound_inputs()) check(input);
  }
}

}  // namespace tfx::saved_model

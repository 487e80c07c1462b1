#include "tfx/saved_model/checkpoint_keys.h"

#include "tfx/c/checkpoint_reader.h"
#include "tfx/core/errors.h"
#include "tfx/core/tensor.h"

namespace tfx::saved_model {
namespace {

proto::TrackableObjectGraph read_object_graph(const std::string& prefix) {
  constexpr const char* kKey = "_CHECKPOINTABLE_OBJECT_GRAPH";
  const c::CheckpointReader reader(prefix);
  proto::TrackableObjectGraph graph;
  if (!reader.has_tensor(kKey) ||
      !graph.ParseFromString(Tensor(reader.tensor(kKey)).item<std::string>()) ||
      graph.nodes_size() == 0) {
    throw errors::DataLossError("the checkpoint " + prefix +
                                " has no object graph");
  }
  return graph;
}

}  // namespace

CheckpointKeys::CheckpointKeys(const ObjectGraph& objects,
                               const std::string& prefix)
    : saved_(read_object_graph(prefix)),
      matches_(static_cast<size_t>(objects.size()), -1) {
  const ObjectPaths saved_paths(saved_);
  std::vector<int> known = {0};
  const auto match = [&](int node, int saved) {
    int& place = matches_[static_cast<size_t>(node)];
    if (place >= 0) return;
    if (saved < 0 || saved >= saved_.nodes_size()) {
      throw errors::DataLossError("the object graph of the checkpoint " +
                                  prefix + " is damaged");
    }
    place = saved;
    known.push_back(node);
  };
  matches_[0] = 0;
  for (size_t i = 0; i < known.size(); ++i) {
    const int node = known[i];
    const int saved = matches_[static_cast<size_t>(node)];
    for (const ObjectPaths::Edge& edge : saved_paths.children(saved)) {
      const int child = objects.child(node, edge.name);
      if (child >= 0) match(child, edge.node);
    }
  }
  // An optimizer's variables are no children, but known by whose they are.
  for (int node = 0; node < objects.size(); ++node) {
    if (matches_[static_cast<size_t>(node)] < 0) continue;
    const auto& saved = saved_.nodes(matches_[static_cast<size_t>(node)]);
    for (const auto& slot : objects[node].slot_variables()) {
      const int original =
          matches_[static_cast<size_t>(slot.original_variable_node_id())];
      for (const auto& each : saved.slot_variables()) {
        if (each.original_variable_node_id() == original &&
            each.slot_name() == slot.slot_name()) {
          match(slot.slot_variable_node_id(), each.slot_variable_node_id());
        }
      }
    }
  }
}

const std::string& CheckpointKeys::find(int node,
                                        std::string_view attribute) const {
  const int match = matches_[static_cast<size_t>(node)];
  if (match >= 0) {
    for (const auto& each : saved_.nodes(match).attributes()) {
      if (each.name() == attribute) return each.checkpoint_key();
    }
  }
  throw errors::NotFoundError("the checkpoint has no " +
                              std::string(attribute) + " of object " +
                              std::to_string(node) + " of the model");
}

}  // namespace tfx::saved_model

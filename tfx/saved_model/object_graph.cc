#include "tfx/saved_model/object_graph.h"

#include <algorithm>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"

namespace tfx::saved_model {
namespace {

using References = google::protobuf::RepeatedPtrField<
    proto::TrackableObjectGraph::TrackableObject::ObjectReference>;

std::string names_of(const References& references) {
  std::string names;
  for (const auto& reference : references) {
    names += (names.empty() ? "" : ", ") +
             internal::str_repr(reference.local_name());
  }
  return names.empty() ? "nothing" : names;
}

}  // namespace

bool has_state(const proto::SavedObjectGraph& graph) {
  return std::ranges::any_of(
      graph.nodes(), [](const proto::SavedObject& object) {
        return object.has_variable() || !object.saveable_objects().empty();
      });
}

ObjectGraph::ObjectGraph(proto::SavedObjectGraph graph)
    : graph_(std::move(graph)) {
  if (size() == 0) {
    throw ValueError(
        "this model has no object graph, and so neither variables nor "
        "functions to ask for, only signatures: it was saved by TensorFlow 1, "
        "or is a frozen graph");
  }
  const auto check = [this](int node) {
    if (node >= 0 && node < size()) return;
    throw errors::DataLossError(
        "the model's object graph is damaged: it refers to object " +
        std::to_string(node) + " of " + std::to_string(size()));
  };
  for (const auto& object : graph_.nodes()) {
    for (const auto& child : object.children()) check(child.node_id());
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

int ObjectGraph::child(int node, std::string_view name) const {
  for (const auto& child : graph_.nodes(node).children()) {
    if (child.local_name() == name) return child.node_id();
  }
  return -1;
}

// Keys of dicts may have points in them, so every child is tried whose name
// the path begins with.
// NOLINTNEXTLINE(misc-no-recursion): as deep as the path is long.
int ObjectGraph::find_from(int node, std::string_view path) const {
  if (path.empty()) return node;
  for (const auto& child : graph_.nodes(node).children()) {
    const std::string& name = child.local_name();
    if (!path.starts_with(name)) continue;
    const std::string_view rest = path.substr(name.size());
    if (rest.empty()) return child.node_id();
    if (rest[0] != '.' || rest.size() == 1) continue;
    const int found = find_from(child.node_id(), rest.substr(1));
    if (found >= 0) return found;
  }
  return -1;
}

int ObjectGraph::find(std::string_view path) const {
  const int found = find_from(0, path);
  if (found >= 0) return found;
  // How far it leads, for the error.
  std::string_view known = path;
  int node = -1;
  while (node < 0) {
    const size_t end = known.rfind('.');
    known = known.substr(0, end == std::string_view::npos ? 0 : end);
    node = find_from(0, known);
  }
  throw KeyError("there is no " + internal::str_repr(path) + " in the model: " +
                 (known.empty() ? "it" : internal::str_repr(known)) + " has " +
                 names_of(graph_.nodes(node).children()));
}

std::vector<ObjectGraph::Place> ObjectGraph::places() const {
  std::vector<Place> places = {{"", 0}};
  std::vector<bool> is_seen(static_cast<size_t>(size()));
  is_seen[0] = true;
  for (size_t i = 0; i < places.size(); ++i) {
    const Place place = places[i];
    for (const auto& child : graph_.nodes(place.node).children()) {
      const int node = child.node_id();
      if (is_seen[static_cast<size_t>(node)]) continue;
      is_seen[static_cast<size_t>(node)] = true;
      places.push_back({place.path.empty()
                            ? child.local_name()
                            : place.path + "." + child.local_name(),
                        node});
    }
  }
  return places;
}

}  // namespace tfx::saved_model

#include "tfx/trackable/object_paths.h"

#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"
#include "tfx/proto/core/protobuf/saved_object_graph.pb.h"
#include "tfx/proto/core/protobuf/trackable_object_graph.pb.h"

namespace tfx {
namespace {

std::string names_of(const std::vector<ObjectPaths::Edge>& edges) {
  std::string names;
  for (const ObjectPaths::Edge& edge : edges) {
    names += (names.empty() ? "" : ", ") + internal::str_repr(edge.name);
  }
  return names.empty() ? "nothing" : names;
}

}  // namespace

template <typename Graph>
ObjectPaths::ObjectPaths(const Graph& graph, const char* where)
    : edges_(static_cast<size_t>(graph.nodes_size())), where_(where) {
  if (edges_.empty()) {
    throw errors::DataLossError(std::string("the ") + where +
                                " has no object graph");
  }
  for (int node = 0; node < size(); ++node) {
    for (const auto& child : graph.nodes(node).children()) {
      if (child.node_id() < 0 || child.node_id() >= size()) {
        throw errors::DataLossError(
            std::string("the ") + where +
            "'s object graph is damaged: it refers to object " +
            std::to_string(child.node_id()) + " of " + std::to_string(size()));
      }
      edges_[static_cast<size_t>(node)].push_back(
          {child.local_name(), child.node_id()});
    }
  }
}

ObjectPaths::ObjectPaths(const proto::SavedObjectGraph& graph)
    : ObjectPaths(graph, "model") {}

ObjectPaths::ObjectPaths(const proto::TrackableObjectGraph& graph)
    : ObjectPaths(graph, "checkpoint") {}

int ObjectPaths::child(int node, std::string_view name) const {
  for (const Edge& edge : children(node)) {
    if (edge.name == name) return edge.node;
  }
  return -1;
}

// Keys of dicts may have points in them, so every child is tried whose name
// the path begins with.
// NOLINTNEXTLINE(misc-no-recursion): as deep as the path is long.
int ObjectPaths::find_from(int node, std::string_view path) const {
  if (path.empty()) return node;
  for (const Edge& edge : children(node)) {
    if (!path.starts_with(edge.name)) continue;
    const std::string_view rest = path.substr(edge.name.size());
    if (rest.empty()) return edge.node;
    if (rest[0] != '.' || rest.size() == 1) continue;
    const int found = find_from(edge.node, rest.substr(1));
    if (found >= 0) return found;
  }
  return -1;
}

int ObjectPaths::find(std::string_view path) const {
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
  throw KeyError("there is no " + internal::str_repr(path) + " in the " +
                 where_ + ": " +
                 (known.empty() ? "it" : internal::str_repr(known)) + " has " +
                 names_of(children(node)));
}

std::vector<ObjectPaths::Place> ObjectPaths::places() const {
  std::vector<Place> places = {{"", 0}};
  std::vector<bool> is_seen(edges_.size());
  is_seen[0] = true;
  for (size_t i = 0; i < places.size(); ++i) {
    const Place place = places[i];
    for (const Edge& edge : children(place.node)) {
      if (is_seen[static_cast<size_t>(edge.node)]) continue;
      is_seen[static_cast<size_t>(edge.node)] = true;
      places.push_back(
          {place.path.empty() ? edge.name : place.path + "." + edge.name,
           edge.node});
    }
  }
  return places;
}

}  // namespace tfx

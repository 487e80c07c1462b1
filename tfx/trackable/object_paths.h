// Private: the objects of a SavedModel or a checkpoint, by the names that lead
// to them.
#ifndef TFX_TRACKABLE_OBJECT_PATHS_H_
#define TFX_TRACKABLE_OBJECT_PATHS_H_

#include <string>
#include <string_view>
#include <vector>

namespace tfx {

namespace proto {
class SavedObjectGraph;
class TrackableObjectGraph;
}  // namespace proto

// The edges of an object graph. Objects are numbered as the graph's nodes are;
// the root is 0. Keeps nothing of the message.
class ObjectPaths {
 public:
  // Throws DataLossError if the graph is empty, or if an edge leads to an
  // object that is not there.
  explicit ObjectPaths(const proto::SavedObjectGraph& graph);
  explicit ObjectPaths(const proto::TrackableObjectGraph& graph);

  struct Edge {
    std::string name;
    int node;
  };

  int size() const { return static_cast<int>(edges_.size()); }
  const std::vector<Edge>& children(int node) const {
    return edges_[static_cast<size_t>(node)];
  }
  // A child by its name; -1 if there is none.
  int child(int node, std::string_view name) const;
  // The object at a path from the root: "layers.0.kernel", or "" for the root.
  // Throws KeyError, which lists the valid names.
  int find(std::string_view path) const;
  // A shortest path to each object that the root leads to, nearest first.
  struct Place {
    std::string path;
    int node;
  };
  std::vector<Place> places() const;

 private:
  template <typename Graph>
  ObjectPaths(const Graph& graph, const char* where);
  int find_from(int node, std::string_view path) const;

  // The children of each object.
  std::vector<std::vector<Edge>> edges_;
  const char* where_;
};

}  // namespace tfx

#endif  // TFX_TRACKABLE_OBJECT_PATHS_H_

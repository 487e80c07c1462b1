// Private: the objects of a TensorFlow 2 model, and how they hang together.
#ifndef TFX_SAVED_MODEL_OBJECT_GRAPH_H_
#define TFX_SAVED_MODEL_OBJECT_GRAPH_H_

#include <string>
#include <string_view>
#include <vector>

#include "tfx/proto/core/protobuf/saved_object_graph.pb.h"

namespace tfx::saved_model {

// Whether there are variables, or other objects with a state that is saved.
bool has_state(const proto::SavedObjectGraph& graph);

// Objects are known by their place among the nodes; the root is the first.
class ObjectGraph {
 public:
  // Throws ValueError if the model has none (as those of TensorFlow 1), and
  // DataLossError if one refers to an object that is not there.
  explicit ObjectGraph(proto::SavedObjectGraph graph);

  const proto::SavedObjectGraph& proto() const { return graph_; }
  int size() const { return graph_.nodes_size(); }
  const proto::SavedObject& operator[](int node) const {
    return graph_.nodes(node);
  }

  // A child by its name; -1 if there is none.
  int child(int node, std::string_view name) const;
  // What "layers.0.kernel" leads to from the root, which is "". Throws
  // KeyError, which tells the names there are.
  int find(std::string_view path) const;
  // A path to each object that the root leads to, the shortest, nearest ones
  // first.
  struct Place {
    std::string path;
    int node;
  };
  std::vector<Place> places() const;

 private:
  int find_from(int node, std::string_view path) const;

  proto::SavedObjectGraph graph_;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_OBJECT_GRAPH_H_

// Private: the objects of a TensorFlow 2 model.
#ifndef TFX_SAVED_MODEL_OBJECT_GRAPH_H_
#define TFX_SAVED_MODEL_OBJECT_GRAPH_H_

#include "tfx/proto/core/protobuf/saved_object_graph.pb.h"
#include "tfx/trackable/object_paths.h"

namespace tfx::saved_model {

// Whether there are variables or other objects with saved state.
bool has_state(const proto::SavedObjectGraph& graph);

class ObjectGraph : public ObjectPaths {
 public:
  // Throws ValueError if the model has no objects, and DataLossError if an
  // object refers to one that does not exist.
  explicit ObjectGraph(proto::SavedObjectGraph graph);

  const proto::SavedObjectGraph& proto() const { return graph_; }
  const proto::SavedObject& operator[](int node) const {
    return graph_.nodes(node);
  }

 private:
  proto::SavedObjectGraph graph_;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_OBJECT_GRAPH_H_

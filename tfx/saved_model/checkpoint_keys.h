// Private: the keys in a checkpoint of the values of a model's objects.
#ifndef TFX_SAVED_MODEL_CHECKPOINT_KEYS_H_
#define TFX_SAVED_MODEL_CHECKPOINT_KEYS_H_

#include <string>
#include <string_view>
#include <vector>

#include "tfx/proto/core/protobuf/trackable_object_graph.pb.h"
#include "tfx/saved_model/object_graph.h"

namespace tfx::saved_model {

// A checkpoint has its own object graph. As in Python, its objects are matched
// with the model's by the names that lead to them from the root.
class CheckpointKeys {
 public:
  // `prefix` is the common prefix of the checkpoint's files. Throws
  // NotFoundError if there is no such checkpoint, DataLossError if it has no
  // object graph.
  CheckpointKeys(const ObjectGraph& objects, const std::string& prefix);

  // The key of an attribute ("VARIABLE_VALUE") of an object. Throws
  // NotFoundError if the checkpoint has none.
  const std::string& find(int node, std::string_view attribute) const;

 private:
  proto::TrackableObjectGraph saved_;
  // For each object of the model the matching one of the checkpoint; -1 if
  // there is none.
  std::vector<int> matches_;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_CHECKPOINT_KEYS_H_

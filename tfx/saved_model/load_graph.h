// Frozen graphs: a GraphDef without variables, called like a SavedModel. Parts
// of it can be run by name, too (LoadedModel::prune).
//
//   const auto model = tf::saved_model::load_graph(
//       "model.pb", {.inputs = {{"image", "input:0"}},
//                    .outputs = {{"scores", "softmax:0"}}});
//   const tf::Tensor scores = model.signatures()["serving_default"](image);
#ifndef TFX_SAVED_MODEL_LOAD_GRAPH_H_
#define TFX_SAVED_MODEL_LOAD_GRAPH_H_

#include <map>
#include <string>
#include <string_view>

#include "tfx/core/by_name.h"
#include "tfx/saved_model/load.h"

namespace tfx::saved_model {

struct LoadGraphOptions {
  ByName by_name{};
  // Tensors of the graph by their names in calls: "input:0", or "input" for an
  // operation's first output.
  std::map<std::string, std::string> inputs = {};
  std::map<std::string, std::string> outputs = {};
  // As in LoadOptions.
  ConfigProto config = {};
  Threads threads = Threads::kAuto;
  std::string signature = "serving_default";
  // As in LoadOptions: loads it into the eager runtime, where calls have
  // gradients and may be made in a tf::function.
  bool eager = false;
};

// Loads a file: binary, or text if its name ends in ".pbtxt". Without inputs
// and outputs the model has no signature. Throws NotFoundError or
// PermissionDeniedError if it cannot be read, DataLossError if it is no
// GraphDef, InvalidArgumentError if it contradicts itself, KeyError if it lacks
// a tensor, and ValueError for inputs without outputs.
LoadedModel load_graph(const std::string& path,
                       const LoadGraphOptions& options = {});
// Loads a serialised GraphDef in memory.
LoadedModel load_graph_def(std::string_view graph_def,
                           const LoadGraphOptions& options = {});

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_LOAD_GRAPH_H_

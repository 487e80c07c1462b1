// Frozen graphs: a GraphDef without variables, called like a SavedModel.
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
  ConfigProto config = {};
  Threads threads = Threads::kAuto;
  std::string signature = "serving_default";
};

// Loads a file: binary, or text if its name ends in ".pbtxt". Throws
// NotFoundError if it cannot be read, DataLossError or InvalidArgumentError if
// it is not a GraphDef, KeyError if it lacks a tensor, and ValueError if no
// outputs are given.
LoadedModel load_graph(const std::string& path,
                       const LoadGraphOptions& options);
// Loads a serialised GraphDef in memory.
LoadedModel load_graph_def(std::string_view graph_def,
                           const LoadGraphOptions& options);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_LOAD_GRAPH_H_

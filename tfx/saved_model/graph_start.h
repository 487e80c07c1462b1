// Private: how the variables and tables of a graph get their values when it is
// loaded, as Python's tf.saved_model.load sees to it for models without
// objects.
#ifndef TFX_SAVED_MODEL_GRAPH_START_H_
#define TFX_SAVED_MODEL_GRAPH_START_H_

#include <string>
#include <utility>
#include <vector>

namespace tfx::proto {
class MetaGraphDef;
class VariableDef;
}  // namespace tfx::proto

namespace tfx::saved_model {

struct GraphStart {
  // The tensor that takes the prefix of the checkpoint's files, and the
  // operation that then restores the variables. Empty without variables.
  std::string prefix_tensor = {};
  std::string restore_operation = {};
  // Operations that run afterwards, with the assets' paths fed.
  std::vector<std::string> initializers = {};
  std::vector<std::pair<std::string, std::string>> assets = {};
};

// Whether TF_LoadSessionFromSavedModel does all of this. It does not restore
// variables that only a collection lists, and initialises tables and local
// variables only if the model names an operation for that.
bool is_started_by_c(const proto::MetaGraphDef& meta_graph);

// Adds operations that restore the variables to the graph if it has none.
// Throws DataLossError for variables that are not in the graph.
GraphStart add_start(proto::MetaGraphDef& meta_graph,
                     const std::string& directory);

// The variables in the graph's collections, each once: global, then local.
std::vector<proto::VariableDef> variables_in(
    const proto::MetaGraphDef& meta_graph);
// The tensors that are fed with assets' paths, and these.
std::vector<std::pair<std::string, std::string>> assets_in(
    const proto::MetaGraphDef& meta_graph, const std::string& directory);

// "kernel", from "kernel:0".
std::string operation_name(const std::string& tensor);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_GRAPH_START_H_

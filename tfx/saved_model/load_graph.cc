#include "tfx/saved_model/load_graph.h"

#include <google/protobuf/text_format.h>

#include <chrono>
#include <memory>
#include <utility>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/saved_model/model.h"
#include "tfx/saved_model/saved_model_reader.h"

namespace tfx::saved_model {
namespace {

std::vector<TensorInfo> describe(
    const c::Graph& graph, const std::map<std::string, std::string>& names) {
  std::vector<TensorInfo> tensors;
  for (const auto& [name, tensor_name] : names) {
    TensorInfo& tensor = tensors.emplace_back();
    tensor.name = name;
    tensor.tensor_name = tensor_name;
    try {
      const c::Output output = graph.output(tensor_name);
      tensor.dtype = DType(output.type());
      tensor.shape = graph.shape(output);
    } catch (const errors::OpError&) {
      throw KeyError("The name '" + tensor_name +
                     "' refers to a Tensor which does not exist in the graph.");
    }
  }
  return tensors;
}

}  // namespace

LoadedModel load_graph_def(std::string_view graph_def,
                           const LoadGraphOptions& options) {
  if (options.outputs.empty()) {
    throw ValueError("a graph is loaded with outputs, and none were named");
  }
  c::SessionOptions session_options;
  session_options.set_config(options.config.serialize());
  c::Graph graph;
  graph.import_graph_def(graph_def);
  std::vector<SignatureInfo> signatures(1);
  signatures[0].name = options.signature;
  signatures[0].inputs = describe(graph, options.inputs);
  signatures[0].outputs = describe(graph, options.outputs);
  const auto model = std::make_shared<Model>();
  model->session = c::Session(graph, session_options);
  model->graph = std::move(graph);
  model->threads = options.threads;
  model->timeout =
      std::chrono::milliseconds(options.config.operation_timeout_in_ms);
  model->add_signatures(std::move(signatures));
  return LoadedModel(model);
}

LoadedModel load_graph(const std::string& path,
                       const LoadGraphOptions& options) {
  const std::string bytes = read_file(path);
  if (!path.ends_with(".pbtxt")) return load_graph_def(bytes, options);
  proto::GraphDef graph_def;
  if (!google::protobuf::TextFormat::ParseFromString(bytes, &graph_def)) {
    throw errors::DataLossError(path + " is no GraphDef in text form");
  }
  return load_graph_def(graph_def.SerializeAsString(), options);
}

}  // namespace tfx::saved_model

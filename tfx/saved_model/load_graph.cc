#include "tfx/saved_model/load_graph.h"

#include <chrono>
#include <memory>
#include <utility>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/saved_model/load_errors.h"
#include "tfx/saved_model/model.h"
#include "tfx/saved_model/saved_model_reader.h"
#include "third_party/tensorflow/messages/text_format.h"

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
      tensor.dtype = DType(c::without_reference(output.type()));
      tensor.shape = graph.shape(output);
    } catch (const errors::OpError&) {
      throw KeyError("The name '" + tensor_name +
                     "' refers to a Tensor which does not exist in the graph.");
    }
  }
  return tensors;
}

std::vector<SignatureInfo> describe(const c::Graph& graph,
                                    const LoadGraphOptions& options) {
  if (options.inputs.empty() && options.outputs.empty()) return {};
  if (options.outputs.empty()) {
    throw ValueError("inputs were named, and no outputs");
  }
  std::vector<SignatureInfo> signatures(1);
  signatures[0].name = options.signature;
  signatures[0].inputs = describe(graph, options.inputs);
  signatures[0].outputs = describe(graph, options.outputs);
  return signatures;
}

// `path` is empty for a graph in memory.
LoadedModel load_bytes(std::string_view bytes, const std::string& path,
                       const LoadGraphOptions& options) {
  check_runtime(options.eager, options.config, options.threads);
  const auto model = std::make_shared<Model>();
  model->directory = path;
  model->threads = options.threads;
  model->timeout =
      std::chrono::milliseconds(options.config.operation_timeout_in_ms);
  try {
    if (options.eager) {
      proto::GraphDef graph_def;
      if (!graph_def.ParseFromArray(bytes.data(),
                                    static_cast<int>(bytes.size()))) {
        throw errors::InvalidArgumentError(kInvalidGraph);
      }
      model->eager_graph = std::make_unique<const GraphModel>(graph_def);
    } else {
      model->graph.import_graph_def(bytes);
      c::SessionOptions session_options;
      session_options.set_config(options.config.serialize());
      model->session = c::Session(model->graph, session_options);
    }
    model->add_signatures(describe(model->runnable_graph(), options));
  } catch (const errors::OpError&) {
    rethrow_for_graph(path);
  }
  return LoadedModel(model);
}

}  // namespace

LoadedModel load_graph_def(std::string_view graph_def,
                           const LoadGraphOptions& options) {
  return load_bytes(graph_def, "", options);
}

LoadedModel load_graph(const std::string& path,
                       const LoadGraphOptions& options) {
  const std::string bytes = read_file(path);
  if (!path.ends_with(".pbtxt")) return load_bytes(bytes, path, options);
  proto::GraphDef graph_def;
  if (!proto::parse_text(bytes, graph_def)) {
    throw errors::DataLossError(path + " is no GraphDef in text form");
  }
  return load_bytes(graph_def.SerializeAsString(), path, options);
}

}  // namespace tfx::saved_model

#include <algorithm>
#include <charconv>
#include <memory>
#include <string>

#include "tfx/core/errors.h"
#include "tfx/saved_model/load.h"
#include "tfx/saved_model/model.h"

namespace tfx::saved_model {
namespace {

c::Operation find_operation(const c::Graph& graph, const std::string& name) {
  if (!name.empty()) {
    if (const c::Operation found = graph.find(name)) return found;
  }
  throw KeyError("The name '" + name +
                 "' refers to an Operation not in the graph.");
}

c::Output find_tensor(const c::Graph& graph, const std::string& name) {
  const size_t colon = name.find(':');
  const char* const end = name.data() + name.size();
  int index = -1;
  const auto parsed = std::from_chars(name.data() + colon + 1, end, index);
  if (parsed.ec != std::errc() || parsed.ptr != end || index < 0) {
    throw ValueError("The name '" + name +
                     "' looks a like a Tensor name, but is not a valid one. "
                     "Tensor names must be of the form "
                     "\"<op_name>:<output_index>\".");
  }
  const std::string operation_name = name.substr(0, colon);
  const c::Operation operation =
      colon == 0 ? c::Operation() : graph.find(operation_name);
  if (operation && index < operation.num_outputs()) {
    return operation.output(index);
  }
  throw KeyError(
      "The name '" + name + "' refers to a Tensor which does not exist. The " +
      "operation, '" + operation_name + "', " +
      (operation ? "exists but only has " +
                       std::to_string(operation.num_outputs()) + " outputs."
                 : "does not exist in the graph."));
}

TensorInfo describe(const c::Graph& graph, const std::string& name) {
  const c::Output tensor = find_tensor(graph, name);
  return {.name = name,
          .dtype = DType(c::without_reference(tensor.type())),
          .shape = graph.shape(tensor),
          .tensor_name = name};
}

bool is_tensor(const std::string& name) {
  return name.find(':') != std::string::npos;
}

// Keeps the model that its plan refers to.
struct PrunedSignature {
  std::shared_ptr<const Model> model;
  ModelSignature signature;
};

}  // namespace

const c::Graph& LoadedModel::graph() const& { return model_->runnable_graph(); }

Signature LoadedModel::prune(const std::vector<std::string>& feeds,
                             const std::vector<std::string>& fetches) const {
  const c::Graph& graph = model_->runnable_graph();
  SignatureInfo info{.name = "pruned"};
  for (const std::string& feed : feeds) {
    if (!is_tensor(feed)) {
      throw ValueError("All members of argument `feeds` must be tensors. '" +
                       find_operation(graph, feed).name() +
                       "' is an operation; its first output is '" + feed +
                       ":0'.");
    }
    if (SignatureInfo::find(info.inputs, feed) >= 0) {
      throw ValueError("'" + feed + "' is fed twice");
    }
    info.inputs.push_back(describe(graph, feed));
  }
  for (const std::string& fetch : fetches) {
    if (is_tensor(fetch)) {
      info.outputs.push_back(describe(graph, fetch));
    } else {
      info.operations.push_back(find_operation(graph, fetch).name());
    }
  }
  const auto pruned = std::make_shared<PrunedSignature>();
  pruned->model = model_;
  pruned->signature.info = std::move(info);
  pruned->signature.plan = model_->plan(pruned->signature.info);
  return {*model_,
          std::shared_ptr<const ModelSignature>(pruned, &pruned->signature)};
}

}  // namespace tfx::saved_model

#include "tfx/saved_model/graph_model.h"

#include <algorithm>

#include "tfx/autodiff/tape.h"
#include "tfx/core/errors.h"
#include "tfx/core/init_scope.h"
#include "tfx/core/name_scope.h"
#include "tfx/proto/core/framework/graph.pb.h"
#include "tfx/proto/core/framework/variable.pb.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/saved_model/graph_start.h"
#include "tfx/saved_model/load_errors.h"

namespace tfx::saved_model {
namespace {

Tensor scalar(const std::string& text) {
  return Tensor(c::Tensor::scalar_string(text));
}

Variable variable_like(c::Operation handle, const proto::VariableDef& saved) {
  const NameScope no_scope = name_scope("");
  return Variable::uninitialized(
      {.trainable = saved.trainable(),
       .name = handle.name(),
       .dtype = DType(handle.attr_type("dtype")),
       .synchronization =
           static_cast<VariableSynchronization>(saved.synchronization()),
       .aggregation = static_cast<VariableAggregation>(saved.aggregation()),
       .shape = TensorShape(handle.attr_shape("shape"))});
}

}  // namespace

PrunedFunction::PrunedFunction(
    std::shared_ptr<const internal::GraphFunction> function,
    std::vector<TensorSpec> specs, std::vector<Variable> variables)
    : function_(std::move(function)),
      specs_(std::move(specs)),
      variables_(std::move(variables)) {}

std::vector<Tensor> PrunedFunction::call_always(
    std::span<const Tensor> inputs) const {
  if (inputs.size() != specs_.size()) {
    throw TypeError("function " + name() + " takes " +
                    std::to_string(specs_.size()) + " tensors, but was given " +
                    std::to_string(inputs.size()));
  }
  announce_variables();
  std::vector<Tensor> all(inputs.begin(), inputs.end());
  for (const auto& capture : function_->trace().graph().captures()) {
    all.push_back(capture.outer);
  }
  return function_->call(std::move(all));
}

GraphModel::GraphModel(proto::MetaGraphDef meta_graph,
                       const std::string& directory) {
  // It happens once, now, and is nothing that anybody computes.
  const InitScope eager;
  const StopRecording no_tapes;
  const GraphStart start = add_start(meta_graph, directory);
  import(meta_graph.graph_def());
  add_variables(meta_graph);
  run(start, directory + "/variables/variables");
}

GraphModel::GraphModel(const proto::GraphDef& graph_def) {
  const InitScope eager;
  import(graph_def);
}

void GraphModel::import(const proto::GraphDef& graph_def) {
  const auto library =
      std::make_shared<const FunctionLibrary>(graph_def.library());
  library_ = library;
  graph_.import_graph_def(library->renamed(graph_def).SerializeAsString(),
                          {.validate_colocation_constraints = false});
}

void GraphModel::add_variables(const proto::MetaGraphDef& meta_graph) {
  for (const proto::VariableDef& saved : variables_in(meta_graph)) {
    if (!saved.is_resource()) continue;
    const c::Operation handle =
        graph_.operation(operation_name(saved.variable_name()));
    if (handle.op_type() != "VarHandleOp") continue;
    variables_.push_back(variable_like(handle, saved));
    handles_.emplace_back(handle.output(0), variables_.back().handle());
  }
}

void GraphModel::run(const GraphStart& start,
                     const std::string& variables) const {
  if (!start.restore_operation.empty()) {
    check_checkpoint(variables);
    const Tensor prefix = scalar(variables);
    run({.feeds = {graph_.output(start.prefix_tensor)},
         .targets = {graph_.operation(start.restore_operation)}},
        std::span(&prefix, 1));
  }
  if (start.initializers.empty()) return;
  internal::GraphPart part;
  std::vector<Tensor> paths;
  for (const auto& [tensor, path] : start.assets) {
    part.feeds.push_back(graph_.output(tensor));
    paths.push_back(scalar(path));
  }
  for (const std::string& name : start.initializers) {
    part.targets.push_back(graph_.operation(name));
  }
  run(part, paths);
}

void GraphModel::run(const internal::GraphPart& part,
                     std::span<const Tensor> values) const {
  // Waits for asynchronous operations: the function is gone afterwards.
  prune(part, "initialize")->call({values.begin(), values.end()});
}

std::unique_ptr<const PrunedFunction> GraphModel::prune(
    const internal::GraphPart& part, const std::string& name) const {
  auto function = internal::prune_graph(graph_, part, handles_, library_, name);
  std::vector<TensorSpec> specs;
  for (const Tensor& argument : function->trace().graph().arguments()) {
    specs.emplace_back(argument.shape(), argument.dtype(),
                       argument.symbol()->output.operation.name());
  }
  std::vector<Variable> used;
  for (const Tensor& tensor : function->captured()) {
    used.push_back(*std::ranges::find_if(variables_, [&](const Variable& each) {
      return each.handle().is(tensor);
    }));
  }
  auto pruned = std::make_unique<PrunedFunction>(
      std::move(function), std::move(specs), std::move(used));
  pruned->closing = &closing_;
  return pruned;
}

}  // namespace tfx::saved_model

#include "tfx/function/pruned_graph.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "tfx/core/errors.h"
#include "tfx/core/func_graph.h"
#include "tfx/core/init_scope.h"
#include "tfx/core/symbol.h"
#include "tfx/function/imported_function.h"
#include "tfx/proto/core/framework/graph.pb.h"

namespace tfx::internal {
namespace {

using Captures = std::span<const std::pair<c::Output, Tensor>>;

bool is_placeholder(c::Operation operation) {
  return operation.op_type().starts_with("Placeholder") &&
         operation.op_type() != "PlaceholderWithDefault";
}

// The operations that a part needs.
class NeededOperations {
 public:
  NeededOperations(const GraphPart& part, Captures captures) {
    for (const c::Output feed : part.feeds) given_.insert(feed);
    for (const auto& capture : captures) given_.insert(capture.first);
    for (const c::Output fetch : part.fetches) need(fetch, {});
    for (const c::Operation target : part.targets) need(target, {});
    while (!todo_.empty()) {
      const c::Operation operation = todo_.back();
      todo_.pop_back();
      for (const c::Output input : operation.inputs()) need(input, operation);
      for (const c::Operation input : operation.control_inputs()) {
        // Feeding a placeholder takes its place here, too.
        if (is_placeholder(input) && given_.contains({input, 0})) continue;
        need(input, operation);
      }
    }
  }

  const std::vector<c::Operation>& operations() const { return operations_; }
  bool contains(const std::string& name) const { return names_.contains(name); }
  bool uses(c::Output given) const { return used_.contains(given); }

 private:
  void need(c::Output output, c::Operation by) {
    if (!given_.contains(output)) return need(output.operation, by);
    used_.insert(output);
  }

  void need(c::Operation operation, c::Operation by) {
    if (!needed_by_.emplace(operation.get(), by).second) return;
    if (is_placeholder(operation)) throw_not_fed(operation);
    operations_.push_back(operation);
    names_.insert(operation.name());
    todo_.push_back(operation);
  }

  [[noreturn]] void throw_not_fed(c::Operation placeholder) const {
    std::string path;
    c::Operation last;
    for (c::Operation each = placeholder; each;
         each = needed_by_.at(each.get())) {
      last = each;
      path = each.name() + " (" + each.op_type() + ")" +
             (path.empty() ? "" : " <- ") + path;
    }
    throw ValueError("'" + last.name() + "' depends on the placeholder '" +
                     placeholder.name() + "', which is not fed: " + path);
  }

  using Outputs = std::unordered_set<c::Output, OutputHash>;
  Outputs given_;
  Outputs used_;
  // And the operation that needs it first; none for fetches and targets.
  std::unordered_map<TF_Operation*, c::Operation> needed_by_;
  std::unordered_set<std::string> names_;
  std::vector<c::Operation> operations_;
  std::vector<c::Operation> todo_;
};

proto::NodeDef node_of(c::Operation operation, const NeededOperations& needed) {
  proto::NodeDef node;
  if (!node.ParseFromString(operation.node_def().str())) {
    throw errors::DataLossError("node " + operation.name() +
                                " cannot be parsed");
  }
  auto& inputs = *node.mutable_input();
  inputs.erase(std::remove_if(inputs.begin(), inputs.end(),
                              [&](const std::string& input) {
                                return input.starts_with('^') &&
                                       !needed.contains(input.substr(1));
                              }),
               inputs.end());
  call_by_attribute(node);
  return node;
}

// A function cannot return a reference; it returns the value.
c::OutputName add_value(proto::GraphDef& graph, c::Output reference,
                        const NeededOperations& needed) {
  std::string name = reference.operation.name() + "/value";
  while (needed.contains(name)) name += "_";
  name += "_" + std::to_string(graph.node_size());
  proto::NodeDef& node = *graph.add_node();
  node.set_name(name);
  node.set_op("Identity");
  node.add_input(reference.name());
  (*node.mutable_attr())["T"].set_type(
      static_cast<proto::DataType>(c::without_reference(reference.type())));
  return {name, 0};
}

// Builds the function's graph.
class Pruning {
 public:
  Pruning(const c::Graph& graph, const GraphPart& part, Captures captures,
          const std::string& name)
      : graph_(std::make_unique<FuncGraph>(name)), part_(part) {
    const NeededOperations needed(part, captures);
    add_inputs(graph, needed, captures);
    add_body(graph, needed);
  }

  std::unique_ptr<FuncGraph> take_graph() { return std::move(graph_); }
  std::vector<Tensor> take_outputs() { return std::move(outputs_); }

 private:
  void add_inputs(const c::Graph& graph, const NeededOperations& needed,
                  Captures captures) {
    for (const c::Output feed : part_.feeds) {
      inside_.emplace(
          feed, graph_->add_argument(DType(c::without_reference(feed.type())),
                                     graph.shape(feed), feed.operation.name()));
    }
    for (const auto& [output, tensor] : captures) {
      if (!needed.uses(output)) continue;
      inside_.emplace(output, graph_->capture(tensor));
    }
  }

  void add_body(const c::Graph& graph, const NeededOperations& needed) {
    proto::GraphDef body;
    body.mutable_versions()->ParseFromString(graph.versions().str());
    c::ImportOptions options{.uniquify_names = true,
                             .validate_colocation_constraints = false};
    for (const auto& [output, tensor] : inside_) {
      options.input_map.push_back(
          {{output.operation.name(), output.index}, tensor.symbol()->output});
    }
    for (const c::Operation operation : needed.operations()) {
      *body.add_node() = node_of(operation, needed);
    }
    for (const c::Output fetch : part_.fetches) {
      if (inside_.contains(fetch)) continue;
      options.return_outputs.push_back(
          c::is_reference(fetch.type())
              ? add_value(body, fetch, needed)
              : c::OutputName{fetch.operation.name(), fetch.index});
    }
    for (const c::Operation target : part_.targets) {
      options.return_operations.push_back(target.name());
    }
    const c::ImportResults results =
        graph_->import(body.SerializeAsString(), options);
    auto imported = results.outputs.begin();
    for (const c::Output fetch : part_.fetches) {
      const auto given = inside_.find(fetch);
      outputs_.push_back(given != inside_.end() ? given->second
                                                : graph_->outside(*imported++));
    }
  }

  std::unique_ptr<FuncGraph> graph_;
  const GraphPart& part_;
  // The feeds and captures, as tensors of the new graph.
  std::unordered_map<c::Output, Tensor, OutputHash> inside_;
  std::vector<Tensor> outputs_;
};

}  // namespace

std::shared_ptr<const GraphFunction> prune_graph(
    const c::Graph& graph, const GraphPart& part, Captures captures,
    const std::shared_ptr<const void>& owner, const std::string& name) {
  // The graph that is being traced is none of its business.
  const InitScope outside;
  Pruning pruning(graph, part, captures, name);
  std::unique_ptr<FuncGraph> body = pruning.take_graph();
  body->keep(owner);
  const auto trace =
      Trace::of_graph(std::move(body), pruning.take_outputs(), owner);
  return std::make_shared<const GraphFunction>(
      trace, trace->outputs(), name, "__inference_", GraphFunctionOptions());
}

}  // namespace tfx::internal

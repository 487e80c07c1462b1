// Private: a graph without objects in the eager runtime: a model of TensorFlow
// 1, or a frozen graph. Parts of it become functions, as in Python.
#ifndef TFX_SAVED_MODEL_GRAPH_MODEL_H_
#define TFX_SAVED_MODEL_GRAPH_MODEL_H_

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tfx/c/cancellation.h"
#include "tfx/c/graph.h"
#include "tfx/core/tensor.h"
#include "tfx/function/graph_function.h"
#include "tfx/function/pruned_graph.h"
#include "tfx/saved_model/function_library.h"
#include "tfx/saved_model/model_function.h"
#include "tfx/variables/variable.h"

namespace tfx::proto {
class GraphDef;
class MetaGraphDef;
}  // namespace tfx::proto

namespace tfx::saved_model {

struct GraphStart;

// A part of the graph. Its tensors among the arguments are the feeds.
class PrunedFunction final : public ModelFunction {
 public:
  PrunedFunction(std::shared_ptr<const internal::GraphFunction> function,
                 std::vector<TensorSpec> specs,
                 std::vector<Variable> variables);

  const std::string& name() const override { return function_->name(); }
  const std::vector<TensorSpec>& specs() const override { return specs_; }
  std::vector<Tensor> captured() const override {
    return function_->captured();
  }
  const std::vector<Variable>& variables() const override { return variables_; }
  const internal::GraphFunction& graph_function() const override {
    return *function_;
  }
  std::vector<Tensor> call_always(
      std::span<const Tensor> inputs) const override;

 private:
  const std::shared_ptr<const internal::GraphFunction> function_;
  const std::vector<TensorSpec> specs_;
  const std::vector<Variable> variables_;
};

// Immutable except for its variables and tables; thread-safe.
class GraphModel {
 public:
  // Loads the graph, restores its variables and initialises its tables. Throws
  // what TensorFlow reports.
  GraphModel(proto::MetaGraphDef meta_graph, const std::string& directory);
  // A GraphDef alone.
  explicit GraphModel(const proto::GraphDef& graph_def);
  GraphModel(const GraphModel&) = delete;
  GraphModel& operator=(const GraphModel&) = delete;

  const c::Graph& graph() const { return graph_; }
  // The resource variables in the graph's collections. (As in Python, reference
  // variables stay in the graph.)
  const std::vector<Variable>& variables() const { return variables_; }

  // The part as a function. Throws ValueError if it depends on a placeholder
  // that is not fed.
  std::unique_ptr<const PrunedFunction> prune(const internal::GraphPart& part,
                                              const std::string& name) const;

  // Cancelled when the model is closed; cancels its calls.
  c::CancellationManager& closing() const { return closing_; }

 private:
  void import(const proto::GraphDef& graph_def);
  void add_variables(const proto::MetaGraphDef& meta_graph);
  void run(const GraphStart& start, const std::string& variables) const;
  void run(const internal::GraphPart& part,
           std::span<const Tensor> values) const;

  mutable c::CancellationManager closing_;
  // Shared with graphs that call its functions.
  std::shared_ptr<const FunctionLibrary> library_;
  c::Graph graph_;
  std::vector<Variable> variables_ = {};
  // The outputs that the variables' handles stand for.
  std::vector<std::pair<c::Output, Tensor>> handles_ = {};
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_GRAPH_MODEL_H_

// GraphBuilder: a graph that operations are being added to.
//
// While a GraphBuilder::Scope of it lives, execute() on that thread does not
// run operations but adds them here, and its results are symbolic tensors. This
// class keeps names, scopes and control dependencies, as TensorFlow 1's Graph
// does; FuncGraph adds what makes a graph a function.
#ifndef TFX_CORE_GRAPH_BUILDER_H_
#define TFX_CORE_GRAPH_BUILDER_H_

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "tfx/c/graph.h"
#include "tfx/c/operation.h"
#include "tfx/core/execute.h"
#include "tfx/core/name_scope.h"
#include "tfx/core/random_seed.h"
#include "tfx/core/symbol.h"
#include "tfx/core/tensor.h"
#include "tfx/core/thread_state.h"

namespace tfx {

class FuncGraph;

// Used by one thread at a time.
class GraphBuilder {
 public:
  // Error messages call the graph `name`.
  explicit GraphBuilder(const std::string& name);
  virtual ~GraphBuilder();
  GraphBuilder(const GraphBuilder&) = delete;
  GraphBuilder& operator=(const GraphBuilder&) = delete;

  // The graph that execute() adds to on this thread; null in eager mode.
  static GraphBuilder* current() noexcept {
    return internal::thread_state.graph;
  }

  class [[nodiscard]] Scope {
   public:
    explicit Scope(GraphBuilder& graph);

   private:
    const internal::ThreadStateScope<GraphBuilder*> graph_;
    const internal::ThreadStateScope<int64_t> number_;
    const GraphSeedsScope seeds_;
    const NameScope names_;
  };

  const std::string& name() const { return graph_->name; }
  c::Graph& graph() const { return graph_->graph; }
  SymbolicGraph& symbols() const { return *graph_; }
  bool contains(const Tensor& tensor) const;

  // Adds an operation; the same contract as execute(). As in Python, inputs of
  // wrong dtypes throw TypeError, and what else TensorFlow rejects ValueError.
  size_t add(const OpCall& call, std::span<Tensor> outputs);
  // Adds the nodes of a GraphDef, with only the control inputs that they have.
  c::ImportResults import(std::string_view graph_def,
                          const c::ImportOptions& options);

  // The tensor of this graph that represents `tensor`: itself if it is of this
  // graph, a constant if it is eager. Throws ValueError for a tensor of another
  // graph.
  virtual Tensor capture(const Tensor& tensor);
  // The inverse: the tensor that an output of this graph represents, by default
  // itself. And that tensor's id.
  virtual Tensor outside(c::Output output) const { return symbolic(output); }
  virtual int64_t outside_id(c::Output output) const {
    return graph_->id_of(output);
  }

  // Reserves a name for a scope, without a slash: `wanted`, with a number
  // appended if it is taken.
  std::string add_scope(const std::string& wanted);

  // Control inputs of all operations that are added: see
  // tfx/core/control_dependencies.h.
  const std::vector<c::Operation>& control_inputs() const {
    return control_inputs_;
  }
  std::vector<c::Operation> exchange_control_inputs(
      std::vector<c::Operation> inputs) {
    return std::exchange(control_inputs_, std::move(inputs));
  }
  // The operation that add() added last; none if there is none.
  c::Operation last_operation() const { return last_operation_; }

  // Keeps `object` alive as long as this graph, such as a function that an
  // operation calls by name.
  void keep(std::shared_ptr<const void> object) {
    kept_.push_back(std::move(object));
  }

 protected:
  // `this` if it is a FuncGraph, null otherwise.
  FuncGraph* function() const noexcept { return function_; }
  GraphBuilder(const std::string& name, FuncGraph* function);

  // The graphs whose tensors a function inside this one may capture, this one
  // last.
  virtual std::vector<std::shared_ptr<SymbolicGraph>> visible_graphs() const {
    return {graph_};
  }
  // The control inputs of an operation that is about to be added.
  virtual std::vector<c::Operation> control_inputs_of(
      const char* op, std::span<const c::Output> inputs) const;
  virtual void added(c::Operation operation, const char* op,
                     std::span<const c::Output> inputs);
  virtual void imported(const c::ImportResults& results);

  Tensor symbolic(c::Output output) const { return Tensor({graph_, output}); }
  Tensor add_placeholder(DType dtype, const TensorShape& shape,
                         std::string_view name);
  Tensor add_constant(const Tensor& value);
  std::string unique_name(std::string_view wanted);
  const std::shared_ptr<SymbolicGraph>& shared_symbols() const {
    return graph_;
  }

 private:
  friend class FuncGraph;

  std::string name_of(const OpCall& call);

  const std::shared_ptr<SymbolicGraph> graph_;
  FuncGraph* const function_ = nullptr;
  // How often each name was requested. In lower case, as Python compares them.
  std::unordered_map<std::string, int> names_;
  // Scopes whose name no operation has taken yet.
  std::unordered_set<std::string> scopes_;
  std::vector<c::Operation> control_inputs_;
  c::Operation last_operation_;
  GraphSeeds seeds_;
  std::vector<std::shared_ptr<const void>> kept_;
};

}  // namespace tfx

#endif  // TFX_CORE_GRAPH_BUILDER_H_

// FuncGraph: the graph of a function while it is being traced.
//
// While a FuncGraph::Scope of it lives, execute() on that thread does not run
// operations but adds them here, and its results are symbolic tensors. What
// comes from outside is captured: it becomes an input of the function, behind
// the arguments. Operations that have effects run in the order in which they
// were added, and all of them run.
#ifndef TFX_CORE_FUNC_GRAPH_H_
#define TFX_CORE_FUNC_GRAPH_H_

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "tfx/c/function.h"
#include "tfx/c/operation.h"
#include "tfx/core/effect_order.h"
#include "tfx/core/execute.h"
#include "tfx/core/init_scope.h"
#include "tfx/core/name_scope.h"
#include "tfx/core/operation_replacements.h"
#include "tfx/core/random_seed.h"
#include "tfx/core/symbol.h"
#include "tfx/core/tensor.h"
#include "tfx/core/thread_state.h"

namespace tfx {

// Belongs to one thread while operations are added.
class FuncGraph {
 public:
  // Tensors of the graph that is being built on this thread, if any, may be
  // captured, and of those around it.
  explicit FuncGraph(const std::string& name);
  // Those of `outer` may be, and of the graphs around that. Its small constants
  // are not captured but made here again.
  FuncGraph(const std::string& name, const FuncGraph& outer);
  FuncGraph(const FuncGraph&) = delete;
  FuncGraph& operator=(const FuncGraph&) = delete;

  // What execute() adds to on this thread; null if it runs operations.
  static FuncGraph* current() noexcept { return internal::thread_state.graph; }

  class [[nodiscard]] Scope {
   public:
    explicit Scope(FuncGraph& graph);

   private:
    const internal::ThreadStateScope<FuncGraph*> graph_;
    const internal::ThreadStateScope<int64_t> number_;
    const GraphSeedsScope seeds_;
    const NameScope names_;
  };

  const std::string& name() const { return graph_->name; }
  c::Graph& graph() const { return graph_->graph; }
  bool contains(const Tensor& tensor) const;

  // An argument of the function.
  Tensor add_argument(DType dtype, const TensorShape& shape,
                      std::string_view name);
  // One that stands for such tensors, of another shape maybe.
  Tensor add_argument_like(const Tensor& tensor, const TensorShape& shape,
                           std::string_view name);
  // What stands for a tensor in this graph: itself if it is of this graph, a
  // constant for a small value that was made while this graph was built, as
  // literals are, and an input for everything else. Of a small value from
  // outside the input is a constant too, whose value tells shapes; one that has
  // no gradient is nothing but that. Throws TypeError for a tensor of a graph
  // that is not around this one.
  Tensor capture(const Tensor& tensor);
  // Adds the operation; the same contract as execute(). What TensorFlow finds
  // wrong with it throws ValueError, as in Python.
  size_t add(const OpCall& call, std::span<Tensor> outputs);

  struct Capture {
    Tensor outer;
    Tensor inner;
  };
  const std::vector<Tensor>& arguments() const { return arguments_; }
  // In the order in which they were captured.
  const std::vector<Capture>& captures() const { return captures_; }
  // Makes it these and no others, in this order. Among them is all that has
  // been captured.
  void align_captures(std::span<const Tensor> outer);

  // A function of the arguments and captures, in this order.
  c::Function to_function(const std::string& name,
                          std::span<const Tensor> outputs) const;
  // The value of a tensor of this graph, computed now. Throws ValueError if it
  // depends on an argument, which has no value yet.
  Tensor evaluate(const Tensor& tensor) const;

  // The name of a scope, without a slash: the one wanted, or with a number if
  // it is taken.
  std::string add_scope(const std::string& wanted);

  // What operations that are added have to wait for: see
  // tfx/core/control_dependencies.h.
  const std::vector<c::Operation>& control_inputs() const {
    return control_inputs_;
  }
  std::vector<c::Operation> exchange_control_inputs(
      std::vector<c::Operation> inputs) {
    return std::exchange(control_inputs_, std::move(inputs));
  }
  // What add() added last; none if it has added nothing.
  c::Operation last_operation() const { return last_operation_; }
  // The same tensors, there after all effects of operations so far. One may be
  // an argument, or a value from outside.
  std::vector<Tensor> after_effects(std::span<const Tensor> tensors);

  // While it lives, operations are added to take the place of one that is in
  // the graph: they run when that would, whatever came after it.
  class [[nodiscard]] Replacing {
   public:
    Replacing(FuncGraph& graph, c::Operation replaced);
    ~Replacing();
    Replacing(const Replacing&) = delete;
    Replacing& operator=(const Replacing&) = delete;

    // Functions made of the graph from now on have `replacement` instead. Its
    // first outputs are those of what it replaces.
    void finish(c::Operation replacement);

   private:
    FuncGraph& graph_;
    const c::Operation replaced_;
    const c::Operation outer_;
  };

  // Whether any operation is stateful, be it only in what it reads.
  bool is_stateful() const { return is_stateful_; }
  // Whether XLA will compile it, and with it the graphs inside it.
  bool is_compiled() const { return is_compiled_; }
  void set_compiled(bool compiled) { is_compiled_ = compiled; }

  // Keeps something alive as long as this, such as a function that is called
  // here by its name.
  void keep(std::shared_ptr<const void> object) {
    kept_.push_back(std::move(object));
  }

  // Whether variables may be made while this is traced.
  bool allows_variables() const { return allows_variables_; }
  void allow_variables(bool allow) { allows_variables_ = allow; }

 private:
  Tensor add_placeholder(DType dtype, const TensorShape& shape,
                         std::string_view name);
  Tensor add_constant(const Tensor& value);
  Tensor symbolic(c::Output output) const { return Tensor({graph_, output}); }
  bool is_visible(const Symbol& symbol) const;
  void copy_handle_data(const Tensor& outer, const Tensor& inner);
  bool becomes_constant(const Tensor& tensor) const;
  // Whether an eager tensor was made outside, and a gradient may go to it.
  bool is_differentiable_input(const Tensor& tensor) const;
  std::vector<c::Operation> control_inputs_of(
      const char* op, std::span<const c::Output> inputs) const;
  std::string unique_name(std::string_view wanted);
  std::string name_of(const OpCall& call);

  std::shared_ptr<SymbolicGraph> graph_;
  // Of which graphs eager tensors count as made here.
  std::vector<int64_t> own_numbers_;
  // Whose tensors may be captured.
  std::vector<std::shared_ptr<SymbolicGraph>> around_;
  std::vector<Tensor> arguments_;
  std::vector<Capture> captures_;
  // What stands here for tensors from outside, by their ids.
  std::unordered_map<int64_t, Tensor> inside_;
  // How often a name was asked for, in lower case as Python compares them.
  std::unordered_map<std::string, int> names_;
  // Scopes whose name no operation has yet.
  std::unordered_set<std::string> scopes_;
  std::vector<c::Operation> control_inputs_;
  c::Operation last_operation_;
  EffectOrder effects_;
  c::Operation replaced_;  // by what is being added
  OperationReplacements replacements_;
  GraphSeeds seeds_;
  std::vector<std::shared_ptr<const void>> kept_;
  const bool copies_constants_ = false;
  std::atomic<bool> is_stateful_ = false;
  bool is_compiled_ = false;
  bool allows_variables_ = true;
};

}  // namespace tfx

#endif  // TFX_CORE_FUNC_GRAPH_H_

// FuncGraph: the graph of a function while it is being traced.
//
// A GraphBuilder whose graph becomes a function. Tensors from outside are
// captured: they become inputs of the function, after its arguments. Operations
// with effects all run, in the order in which they were added.
#ifndef TFX_CORE_FUNC_GRAPH_H_
#define TFX_CORE_FUNC_GRAPH_H_

#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "tfx/c/function.h"
#include "tfx/c/graph.h"
#include "tfx/c/operation.h"
#include "tfx/core/effect_order.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/init_scope.h"
#include "tfx/core/operation_replacements.h"
#include "tfx/core/symbol.h"
#include "tfx/core/tensor.h"

namespace tfx {

// Used by one thread at a time.
class FuncGraph final : public GraphBuilder {
 public:
  // May capture tensors of the graph that this thread is building, if any, and
  // of the graphs around that.
  explicit FuncGraph(const std::string& name);
  // May capture tensors of `outer` and of the graphs around it. Small constants
  // are copied instead of captured.
  FuncGraph(const std::string& name, const FuncGraph& outer);

  // The function being traced on this thread; null in eager mode, and while
  // operations are added to a graph that is not a function's.
  static FuncGraph* current() noexcept {
    const GraphBuilder* const graph = GraphBuilder::current();
    return graph == nullptr ? nullptr : graph->function();
  }

  // This graph or one around it, by the function's name; null if there is none.
  std::shared_ptr<SymbolicGraph> find_visible(std::string_view function) const;

  // An argument of the function.
  Tensor add_argument(DType dtype, const TensorShape& shape,
                      std::string_view name);
  // An argument with the dtype and handle data of `tensor`, and its own shape.
  Tensor add_argument_like(const Tensor& tensor, const TensorShape& shape,
                           std::string_view name);
  // The tensor of this graph that represents `tensor`:
  //   a tensor of this graph        itself
  //   a small eager tensor (and     a constant, whose value shape inference can
  //   see FuncGraph(name, outer))   use; also a capture if it was made outside
  //                                 and may have a gradient
  //   any other                     a placeholder, which is a capture
  // Throws TypeError for a tensor of a graph that is not around this one.
  Tensor capture(const Tensor& tensor) override;

  // The inverse: the tensor outside that capture() returned `output` for, or
  // the output itself if there is none. And that tensor's id.
  Tensor outside(c::Output output) const override;
  int64_t outside_id(c::Output output) const override;

  struct Capture {
    Tensor outer;
    Tensor inner;
  };
  const std::vector<Tensor>& arguments() const { return arguments_; }
  // In the order of capture.
  const std::vector<Capture>& captures() const { return captures_; }
  // Makes `outer` the captures, in this order. It must contain all captures so
  // far; the others become unused inputs.
  void align_captures(std::span<const Tensor> outer);

  // A function whose inputs are the arguments, then the captures.
  c::Function to_function(const std::string& name,
                          std::span<const Tensor> outputs) const;
  // The value of a tensor of this graph, computed now. Throws ValueError if it
  // depends on an argument, which has no value yet.
  Tensor evaluate(const Tensor& tensor) const;

  // Identity operations of `tensors` that run after all effects so far. The
  // tensors may be arguments or come from outside.
  std::vector<Tensor> after_effects(std::span<const Tensor> tensors);

  // While it lives, added operations replace an earlier one: they get its
  // control inputs, and not an order among the effects since then.
  class [[nodiscard]] Replacing {
   public:
    Replacing(FuncGraph& graph, c::Operation replaced);
    ~Replacing();
    Replacing(const Replacing&) = delete;
    Replacing& operator=(const Replacing&) = delete;

    // to_function() uses `replacement` from now on. Its first outputs must be
    // those of the replaced operation.
    void finish(c::Operation replacement);

   private:
    FuncGraph& graph_;
    const c::Operation replaced_;
    const c::Operation outer_;
  };

  // Whether any operation is stateful, including mere reads.
  bool is_stateful() const { return is_stateful_; }
  // Whether XLA will compile it, and with it the graphs inside it.
  bool is_compiled() const { return is_compiled_; }
  // Whether XLA will compile what this thread is adding now.
  static bool is_compiling() noexcept {
    const FuncGraph* const graph = current();
    return graph != nullptr && graph->is_compiled_;
  }
  void set_compiled(bool compiled) { is_compiled_ = compiled; }

  // Whether variables may be made while this is traced.
  bool allows_variables() const { return allows_variables_; }
  void allow_variables(bool allow) { allows_variables_ = allow; }

 protected:
  std::vector<std::shared_ptr<SymbolicGraph>> visible_graphs() const override;
  std::vector<c::Operation> control_inputs_of(
      const char* op, std::span<const c::Output> inputs) const override;
  void added(c::Operation operation, const char* op,
             std::span<const c::Output> inputs) override;
  // Makes the operations in `results` run whenever the function does.
  void imported(const c::ImportResults& results) override;

 private:
  bool is_visible(const Symbol& symbol) const;
  void copy_handle_data(const Tensor& outer, const Tensor& inner);
  bool becomes_constant(const Tensor& tensor) const;
  // Whether it is an eager tensor that was made outside and may have a
  // gradient.
  bool is_differentiable_input(const Tensor& tensor) const;

  // The numbers of the graphs whose eager tensors count as made here.
  std::vector<int64_t> own_numbers_;
  // The graphs whose tensors may be captured, outermost first.
  std::vector<std::shared_ptr<SymbolicGraph>> around_;
  std::vector<Tensor> arguments_;
  std::vector<Capture> captures_;
  // The tensors here that represent tensors from outside, by the latter's ids.
  std::unordered_map<int64_t, Tensor> inside_;
  // The tensors outside, by the operations here that represent them.
  std::unordered_map<TF_Operation*, Tensor> outside_;
  EffectOrder effects_;
  c::Operation replaced_;  // by operations that are being added; mostly none
  OperationReplacements replacements_;
  const bool copies_constants_ = false;
  std::atomic<bool> is_stateful_ = false;
  bool is_compiled_ = false;
  bool allows_variables_ = true;
};

}  // namespace tfx

#endif  // TFX_CORE_FUNC_GRAPH_H_

// GraphFunction: a trace, with chosen outputs, as a function of the eager
// runtime.
#ifndef TFX_FUNCTION_GRAPH_FUNCTION_H_
#define TFX_FUNCTION_GRAPH_FUNCTION_H_

#include <exception>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tfx/autodiff/gradient.h"
#include "tfx/core/by_name.h"
#include "tfx/function/trace.h"

namespace tfx::internal {

struct Differentiated;

struct GraphFunctionOptions {
  ByName by_name{};
  // Compiles the function with XLA; calls fail if that is not possible.
  bool jit_compile = false;
  // For a loop's body: whether each input changes between iterations. Gradients
  // of changing inputs are dense tensors, zeros instead of None.
  std::vector<bool> changing = {};
};

// May be called from any thread. Removed from the runtime with its last owner.
class GraphFunction : public std::enable_shared_from_this<GraphFunction> {
 public:
  // `outputs` are tensors of the trace's graph; `base` is a part of its name.
  GraphFunction(std::shared_ptr<Trace> trace, std::vector<Tensor> outputs,
                const std::string& base, const std::string& prefix,
                GraphFunctionOptions options);
  // A function that the runtime has already; `trace` is its body. If
  // `is_findable`, find() finds it.
  static std::shared_ptr<const GraphFunction> of_runtime(
      const std::string& name, std::shared_ptr<Trace> trace,
      GraphFunctionOptions options, bool is_findable);
  ~GraphFunction();
  GraphFunction(const GraphFunction&) = delete;
  GraphFunction& operator=(const GraphFunction&) = delete;

  // The existing GraphFunction of this name, or null.
  static std::shared_ptr<const GraphFunction> find(const std::string& name);

  const std::string& name() const { return name_; }
  const std::string& base() const { return base_; }
  const GraphFunctionOptions& options() const { return options_; }
  const Trace& trace() const { return *trace_; }
  const std::vector<Tensor>& outputs() const { return outputs_; }
  bool is_of_runtime() const { return is_of_runtime_; }
  // The captured tensors, which are from outside of the graph.
  std::vector<Tensor> captured() const;
  // Another function of the same trace, with other outputs.
  std::shared_ptr<const GraphFunction> with_outputs(
      std::vector<Tensor> outputs, const std::string& prefix) const {
    return with_outputs(std::move(outputs), prefix, options_);
  }
  std::shared_ptr<const GraphFunction> with_outputs(
      std::vector<Tensor> outputs, const std::string& prefix,
      GraphFunctionOptions options) const;

  // Runs it, or adds a call to the function being traced. Tapes that watch an
  // input record it. `inputs` are all arguments, then all captures.
  std::vector<Tensor> call(std::vector<Tensor> inputs) const;
  // Adds a call to the function being traced.
  std::vector<Tensor> add_call(std::span<const Tensor> inputs) const;

  // Its gradient, traced at the first call. Throws LookupError if an operation
  // has no gradient.
  const Differentiated& differentiated() const;

 private:
  GraphFunction(const std::string& name, std::shared_ptr<Trace> trace,
                GraphFunctionOptions options);
  void make_findable() const;
  // Whether it has a gradient; traces it at the first call.
  bool find_way_back() const;
  const GraphFunction& forward_of_order(int order) const;
  std::vector<Tensor> run(std::span<const Tensor> inputs) const;
  std::vector<Gradient> go_back(std::span<const Gradient> grads,
                                std::span<const Tensor> inputs,
                                std::span<const Tensor> results) const;

  const std::shared_ptr<Trace> trace_;
  const std::vector<Tensor> outputs_;
  const std::string base_;
  const GraphFunctionOptions options_;
  const std::string name_;
  const bool is_of_runtime_;
  mutable std::once_flag differentiated_once_;
  mutable std::unique_ptr<const Differentiated> differentiated_;
  mutable std::exception_ptr obstacle_;
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_GRAPH_FUNCTION_H_

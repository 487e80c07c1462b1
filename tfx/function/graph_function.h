// GraphFunction: outputs of a trace as a function of the eager runtime.
#ifndef TFX_FUNCTION_GRAPH_FUNCTION_H_
#define TFX_FUNCTION_GRAPH_FUNCTION_H_

#include <exception>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "tfx/function/trace.h"

namespace tfx::internal {

struct Differentiated;

struct GraphFunctionOptions {
  // XLA compiles it, or the call fails.
  bool jit_compile = false;
  // Gradients of all arguments that can have one are tensors, zeros maybe.
  bool is_loop_body = false;
};

// May be called from any thread; the runtime forgets it with its last owner.
class GraphFunction : public std::enable_shared_from_this<GraphFunction> {
 public:
  // `outputs` are tensors of the trace's graph; `base` is a part of its name.
  GraphFunction(std::shared_ptr<Trace> trace, std::vector<Tensor> outputs,
                const std::string& base, const std::string& prefix,
                GraphFunctionOptions options);
  ~GraphFunction();
  GraphFunction(const GraphFunction&) = delete;
  GraphFunction& operator=(const GraphFunction&) = delete;

  // The one of this name, or null.
  static std::shared_ptr<const GraphFunction> find(const std::string& name);

  const std::string& name() const { return name_; }
  const std::string& base() const { return base_; }
  const GraphFunctionOptions& options() const { return options_; }
  const Trace& trace() const { return *trace_; }
  const std::vector<Tensor>& outputs() const { return outputs_; }
  // What the captures are outside.
  std::vector<Tensor> captured() const;
  // Another function of the same trace.
  std::shared_ptr<const GraphFunction> with_outputs(
      std::vector<Tensor> outputs, const std::string& prefix) const;

  // Runs it, or adds a call to the function being traced. Tapes that watch an
  // input learn how to go back. `inputs` are all arguments, then all captures.
  std::vector<Tensor> call(std::vector<Tensor> inputs) const;

  // How to go back through it; found out when it is first asked for. Throws
  // LookupError if an operation has no gradient.
  const Differentiated& differentiated() const;

 private:
  // Whether there is one.
  bool find_way_back() const;
  const GraphFunction& forward_of_order(int order) const;
  std::vector<Tensor> run(std::span<const Tensor> inputs) const;
  std::vector<Tensor> add_call(std::span<const Tensor> inputs) const;
  std::vector<Tensor> call_in_graph(const std::vector<Tensor>& inputs) const;
  std::vector<Gradient> go_back(std::span<const Gradient> grads,
                                std::span<const Tensor> inputs,
                                std::span<const Tensor> results) const;

  const std::shared_ptr<Trace> trace_;
  const std::vector<Tensor> outputs_;
  const std::string base_;
  const GraphFunctionOptions options_;
  const std::string name_;
  mutable std::once_flag differentiated_once_;
  mutable std::unique_ptr<const Differentiated> differentiated_;
  mutable std::exception_ptr obstacle_;
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_GRAPH_FUNCTION_H_

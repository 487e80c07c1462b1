// GraphFunction: outputs of a trace as a function of the eager runtime.
#ifndef TFX_FUNCTION_GRAPH_FUNCTION_H_
#define TFX_FUNCTION_GRAPH_FUNCTION_H_

#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "tfx/function/trace.h"

namespace tfx::internal {

struct GraphFunctionOptions {
  // XLA compiles it, or the call fails.
  bool jit_compile = false;
};

// May be called from any thread; the runtime forgets it with its last owner.
class GraphFunction : public std::enable_shared_from_this<GraphFunction> {
 public:
  // `outputs` are tensors of the trace's graph; `base` is a part of its name.
  GraphFunction(std::shared_ptr<const Trace> trace, std::vector<Tensor> outputs,
                const std::string& base, const std::string& prefix,
                GraphFunctionOptions options);
  ~GraphFunction();
  GraphFunction(const GraphFunction&) = delete;
  GraphFunction& operator=(const GraphFunction&) = delete;

  const std::string& name() const { return name_; }
  const Trace& trace() const { return *trace_; }
  const std::vector<Tensor>& outputs() const { return outputs_; }
  // What the captures are outside.
  std::vector<Tensor> captured() const;

  // Runs it, or adds a call to the function being traced. Tapes that watch an
  // input learn how to go back. `inputs` are all arguments, then all captures.
  std::vector<Tensor> call(std::vector<Tensor> inputs) const;

 private:
  // How to go back through it.
  struct Differentiated;
  // The gradient of one input, by what the backward function returns for it.
  enum class Form { kNone, kTensor, kSlices, kSlicesOfShape };

  std::vector<Tensor> run(std::span<const Tensor> inputs) const;
  std::vector<Tensor> run_eagerly(std::span<const Tensor> inputs) const;
  std::vector<Tensor> add_call(std::span<const Tensor> inputs) const;
  const Differentiated& differentiated() const;
  std::unique_ptr<const Differentiated> differentiate() const;
  std::vector<Gradient> go_back(std::span<const Gradient> grads,
                                std::span<const Tensor> inputs,
                                std::span<const Tensor> results) const;

  const std::shared_ptr<const Trace> trace_;
  const std::vector<Tensor> outputs_;
  const std::string base_;
  const GraphFunctionOptions options_;
  const std::string name_;
  mutable std::once_flag differentiated_once_;
  mutable std::unique_ptr<const Differentiated> differentiated_;
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_GRAPH_FUNCTION_H_

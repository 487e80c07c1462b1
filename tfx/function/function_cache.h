// Private: the traces of a function, and which of them a call runs.
#ifndef TFX_FUNCTION_FUNCTION_CACHE_H_
#define TFX_FUNCTION_FUNCTION_CACHE_H_

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/leaves.h"

namespace tfx {

struct FunctionOptions {
  // What the tensors of all calls have in common, in the order in which they
  // come; one trace serves them all.
  std::optional<std::vector<TensorSpec>> input_signature = std::nullopt;
  // Part of the names of graphs, and what errors call it.
  std::string name = "function";
  // XLA compiles it; operations that XLA does not have make calls fail.
  bool jit_compile = false;
  // Traces for dimensions that calls have had different values of leave them
  // open, so that fewer are needed.
  bool reduce_retracing = false;
};

namespace internal {

bool functions_run_eagerly();

// What a C++ function returned while it was traced.
struct TracedResult {
  std::vector<Tensor> tensors = {};
  std::shared_ptr<const void> value = {};
};

class GraphFunction;

class TracedCall {
 public:
  TracedCall(std::shared_ptr<const GraphFunction> function,
             std::vector<TensorSpec> specs, std::shared_ptr<const void> result)
      : function_(std::move(function)),
        specs_(std::move(specs)),
        result_(std::move(result)) {}

  // `arguments` are the tensors of the call.
  std::vector<Tensor> call(std::vector<Tensor> arguments) const;

  const GraphFunction& function() const { return *function_; }
  const std::vector<TensorSpec>& specs() const { return specs_; }
  // What the C++ function returned, with symbolic tensors.
  const std::shared_ptr<const void>& result() const { return result_; }

 private:
  std::shared_ptr<const GraphFunction> function_;
  std::vector<TensorSpec> specs_;
  std::shared_ptr<const void> result_;
};

class FunctionCache {
 public:
  explicit FunctionCache(FunctionOptions options);
  ~FunctionCache();
  FunctionCache(const FunctionCache&) = delete;
  FunctionCache& operator=(const FunctionCache&) = delete;

  const std::string& name() const;
  int tracing_count() const;

  // Calls the C++ function with these in the places of its tensors.
  using Body = std::function<TracedResult(std::span<const Tensor> symbolic)>;
  std::shared_ptr<const TracedCall> find(const Encoded& call, const Body& body);

 private:
  class Traces;
  std::unique_ptr<Traces> traces_;
};

}  // namespace internal
}  // namespace tfx

#endif  // TFX_FUNCTION_FUNCTION_CACHE_H_

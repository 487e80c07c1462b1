// Private: the traces of a function, and which of them a call runs.
#ifndef TFX_FUNCTION_FUNCTION_CACHE_H_
#define TFX_FUNCTION_FUNCTION_CACHE_H_

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/graph_function.h"
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

  const std::string& name() const { return options_.name; }
  int tracing_count() const;

  // Calls the C++ function with these in the places of its tensors.
  using Body = std::function<TracedResult(std::span<const Tensor> symbolic)>;
  std::shared_ptr<const TracedCall> find(const Encoded& call, const Body& body);

 private:
  using Calls = std::vector<std::shared_ptr<const TracedCall>>;

  // Throws TypeError if the tensors do not fit the input signature.
  void check_signature(std::span<const TensorSpec> specs) const;
  std::shared_ptr<const TracedCall> find_traced(
      const std::string& key, std::span<const TensorSpec> specs) const;
  std::vector<TensorSpec> specs_to_trace(const std::string& key,
                                         std::vector<TensorSpec> specs) const;
  std::shared_ptr<const TracedCall> trace_call(std::vector<TensorSpec> specs,
                                               const Body& body);

  const FunctionOptions options_;
  // Held while tracing, which may take long; `mutex_` guards what is below.
  std::mutex tracing_;
  // Read without it, for a thread to find itself.
  std::atomic<std::thread::id> tracing_thread_;
  mutable std::shared_mutex mutex_;
  std::map<std::string, Calls> calls_;
  int tracing_count_ = 0;
};

}  // namespace internal
}  // namespace tfx

#endif  // TFX_FUNCTION_FUNCTION_CACHE_H_

// Private: FunctionCache, the traces of a function, finds the one for a call.
#ifndef TFX_FUNCTION_FUNCTION_CACHE_H_
#define TFX_FUNCTION_FUNCTION_CACHE_H_

#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/structured_spec.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/callable_trace.h"
#include "tfx/function/encoded.h"
#include "tfx/function/leaves.h"
#include "tfx/function/signature.h"

namespace tfx {

// The specs of a function's tensors: {TensorSpec({}, tf::float32), …}, or None.
class InputSignature : public std::optional<std::vector<TensorSpec>> {
 public:
  InputSignature(std::nullopt_t) {}                        // NOLINT
  InputSignature(std::initializer_list<TensorSpec> specs)  // NOLINT
      : std::optional<std::vector<TensorSpec>>(specs) {}
  InputSignature(std::vector<TensorSpec> specs)  // NOLINT
      : std::optional<std::vector<TensorSpec>>(std::move(specs)) {}
};

struct FunctionOptions {
  ByName by_name{};
  // The specs of the tensors of all calls, in order: all calls then share one
  // trace.
  InputSignature input_signature = std::nullopt;
  // The function's name in error messages; part of the names of graphs.
  std::string name = "function";
  // Compiles the function with XLA. Calls fail if XLA lacks an operation.
  bool jit_compile = false;
  // Generalises dimensions that varied between calls, so that fewer traces are
  // needed.
  bool reduce_retracing = false;
};

namespace internal {

bool functions_run_eagerly();

// The result of a C++ function that was traced.
struct TracedResult {
  std::vector<Tensor> tensors = {};
  std::shared_ptr<const void> value = {};
  StructuredSpec type = {};
};

// Flattens a result to tensors and a type.
template <typename Result>
TracedResult traced_result(Result value) {
  static_assert(!Leaves<Result>::kIsObject || StructOfValues<Result>,
                "a tf::function returns tensors, C++ values, and containers "
                "and plain structs of them");
  auto result = std::make_shared<const Result>(std::move(value));
  Encoded outputs;
  Leaves<Result>::encode(*result, outputs);
  std::vector<TensorSpec> specs;
  for (const Tensor& each : outputs.tensors) {
    specs.push_back(TensorSpec::from_tensor(each));
  }
  StructuredSpec type = SignatureWriter(specs).write_value(*result);
  return {std::move(outputs.tensors), std::move(result), std::move(type)};
}

// A call of the C++ function whose tensors can be replaced by symbolic ones.
class CallBody {
 public:
  // Calls the C++ function with `symbolic` instead of the arguments' tensors.
  virtual TracedResult run(std::span<const Tensor> symbolic) const = 0;
  // The keys and types of the arguments, whose tensors have the specs `specs`.
  virtual std::vector<ArgumentRecord> arguments(
      std::span<const TensorSpec> specs) const = 0;
  // Called after tracing, with the variables that the function read.
  virtual void was_traced(std::span<const Variable> read) const = 0;

 protected:
  ~CallBody() = default;
};

class TracedCall final : public CallableTrace {
 public:
  TracedCall(std::shared_ptr<const GraphFunction> function,
             std::vector<TensorSpec> specs,
             std::vector<ArgumentRecord> arguments, TracedResult result)
      : function_(std::move(function)),
        specs_(std::move(specs)),
        arguments_(std::move(arguments)),
        result_(std::move(result.value)),
        result_type_(std::move(result.type)) {}

  const std::string& name() const override;
  const std::vector<TensorSpec>& specs() const override { return specs_; }
  std::vector<Tensor> captured() const override;
  const std::vector<Variable>& variables() const override;
  const GraphFunction& graph_function() const override { return *function_; }
  std::vector<Tensor> call(std::vector<Tensor> arguments) const override;

  const std::vector<ArgumentRecord>& arguments() const { return arguments_; }
  // Whether an object that it was traced for is gone, so that another object
  // may have its address, and thus its key.
  bool is_outdated() const;
  // Whether no call can use it again: it is outdated, or an object is gone by
  // whose identity it is keyed.
  bool is_unreachable() const;
  // What the C++ function returned, with symbolic tensors.
  const std::shared_ptr<const void>& result() const { return result_; }
  const StructuredSpec& result_type() const { return result_type_; }

 private:
  std::shared_ptr<const GraphFunction> function_;
  std::vector<TensorSpec> specs_;
  std::vector<ArgumentRecord> arguments_;
  std::shared_ptr<const void> result_;
  StructuredSpec result_type_;
};

// Whether a trace is looked up for a call, which counts for the warnings about
// frequent retracing, or only to inspect it.
enum class Purpose { kCall, kInspect };

class RetracingDetector;
std::shared_ptr<RetracingDetector> make_retracing_detector();

// As in Python, functions made from the same code share a detector, which then
// notices functions that are created anew for each call. Each lambda has its
// own type, which identifies the code; function pointers do not.
template <typename Callable>
std::shared_ptr<RetracingDetector> retracing_detector_for() {
  if constexpr (std::is_class_v<Callable> &&
                !requires { typename Callable::result_type; }) {
    static const auto shared = make_retracing_detector();
    return shared;
  } else {
    return make_retracing_detector();
  }
}

// Throws ValueError: the function has no input signature.
[[noreturn]] void throw_no_signature(const std::string& function);
// Throws TypeError: the function does not take `count` tensors.
[[noreturn]] void throw_other_arguments(const std::string& function,
                                        size_t count);

class FunctionCache {
 public:
  FunctionCache(FunctionOptions options,
                std::shared_ptr<RetracingDetector> detector);
  ~FunctionCache();
  FunctionCache(const FunctionCache&) = delete;
  FunctionCache& operator=(const FunctionCache&) = delete;

  const std::string& name() const;
  int tracing_count() const;
  const FunctionOptions& options() const;
  // All traces, in order of creation.
  std::vector<std::shared_ptr<const TracedCall>> all() const;

  // The trace for a call, made if there is none.
  std::shared_ptr<const TracedCall> find(const Encoded& call,
                                         const CallBody& body, Purpose purpose);

 private:
  class Traces;
  std::unique_ptr<Traces> traces_;
};

}  // namespace internal
}  // namespace tfx

#endif  // TFX_FUNCTION_FUNCTION_CACHE_H_

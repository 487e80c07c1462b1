// Private: the traces of a function, and which of them a call runs.
#ifndef TFX_FUNCTION_FUNCTION_CACHE_H_
#define TFX_FUNCTION_FUNCTION_CACHE_H_

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/encoded.h"
#include "tfx/function/leaves.h"
#include "tfx/function/signature.h"
#include "tfx/function/structured_spec.h"

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
  StructuredSpec type = {};
};

// Takes apart what it returned.
template <typename Result>
TracedResult traced_result(Result value) {
  static_assert(!Leaves<Result>::kIsObject || Leaves<Result>::kIsValue,
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

// A call of the C++ function, with arguments of which only the tensors change.
class CallBody {
 public:
  // Calls it with these in the places of its tensors.
  virtual TracedResult run(std::span<const Tensor> symbolic) const = 0;
  // What its arguments are, if `specs` are those of its tensors.
  virtual std::vector<ArgumentRecord> arguments(
      std::span<const TensorSpec> specs) const = 0;

 protected:
  ~CallBody() = default;
};

class GraphFunction;

class TracedCall {
 public:
  TracedCall(std::shared_ptr<const GraphFunction> function,
             std::vector<TensorSpec> specs,
             std::vector<ArgumentRecord> arguments, TracedResult result)
      : function_(std::move(function)),
        specs_(std::move(specs)),
        arguments_(std::move(arguments)),
        result_(std::move(result.value)),
        result_type_(std::move(result.type)) {}

  // `arguments` are the tensors of the call.
  std::vector<Tensor> call(std::vector<Tensor> arguments) const;

  const GraphFunction& function() const { return *function_; }
  const std::vector<TensorSpec>& specs() const { return specs_; }
  const std::vector<ArgumentRecord>& arguments() const { return arguments_; }
  // Whether an object that it was traced for is gone: another may be at its
  // place now.
  bool is_outdated() const;
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

// Functions that are called, and traced for it, too often are warned of.
enum class Purpose { kCall, kInspect };

class RetracingDetector;
std::shared_ptr<RetracingDetector> make_retracing_detector();

// As Python does, those that are made of the same code count together: so it is
// noticed that a function is made anew for each call. A type that many use, as
// a function pointer's is, says nothing of the code.
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

// Throws ValueError: it has none.
[[noreturn]] void throw_no_signature(const std::string& function);
// Throws TypeError: it does not take that many tensors.
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
  // In the order in which they were traced.
  std::vector<std::shared_ptr<const TracedCall>> all() const;

  // The trace that a call runs, made if there is none.
  std::shared_ptr<const TracedCall> find(const Encoded& call,
                                         const CallBody& body, Purpose purpose);

 private:
  class Traces;
  std::unique_ptr<Traces> traces_;
};

}  // namespace internal
}  // namespace tfx

#endif  // TFX_FUNCTION_FUNCTION_CACHE_H_

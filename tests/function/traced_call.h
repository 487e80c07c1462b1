// What a test calls eagerly, called once more inside of a function.
//
// There are three ways to trace it. tools/golden/raw_op_cases/traced.py has the
// same, and golden files say which of them Python fails at.
#ifndef TESTS_FUNCTION_TRACED_CALL_H_
#define TESTS_FUNCTION_TRACED_CALL_H_

#include <array>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/function.h"

namespace tfx {

enum class TracingWay {
  // Inputs with fractions are arguments, of known shapes; others, such as axes
  // and shapes, are constants.
  kKnown,
  // All inputs are arguments, of known rank and unknown dimensions.
  kDims,
  // All inputs are arguments, of unknown shape.
  kRank
};

inline constexpr std::array kTracingWays = {
    TracingWay::kKnown, TracingWay::kDims, TracingWay::kRank};

// "known", "dims", "rank".
std::string name_of(TracingWay way);

// Variables' handles are never arguments.
std::vector<Tensor> tracing_arguments(std::span<const Tensor> inputs,
                                      TracingWay way);
std::vector<TensorSpec> tracing_signature(std::span<const Tensor> arguments,
                                          TracingWay way);
// The inputs, with others in the places of those that are arguments.
std::vector<Tensor> with_arguments(std::span<const Tensor> inputs,
                                   std::span<const Tensor> arguments,
                                   TracingWay way);

// callable(inputs) as a function of tracing_arguments(). Refers to both.
template <typename Callable>
auto traced_function(const Callable& callable,
                     const std::vector<Tensor>& inputs, TracingWay way) {
  return function(
      [&, way](const std::vector<Tensor>& symbolic) {
        return callable(with_arguments(inputs, symbolic, way));
      },
      {.input_signature =
           tracing_signature(tracing_arguments(inputs, way), way)});
}

// callable(inputs), traced and run.
template <typename Callable>
auto call_traced(const Callable& callable, const std::vector<Tensor>& inputs,
                 TracingWay way) {
  return traced_function(callable, inputs, way)(tracing_arguments(inputs, way));
}

}  // namespace tfx

#endif  // TESTS_FUNCTION_TRACED_CALL_H_

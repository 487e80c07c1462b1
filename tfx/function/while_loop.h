// tf.while_loop: a body that runs as long as a condition holds.
//
//   auto [i, s] = tf::while_loop(
//       [](tf::Tensor i, tf::Tensor) { return i < 10; },
//       [](tf::Tensor i, tf::Tensor s) { return std::tuple(i + 1, s * 2.0); },
//       std::tuple(tf::constant(0), tf::constant(1.0)));
//
// Eagerly it is a loop in C++. While a tf::function is traced, condition and
// body run once, to become functions of its graph; then their tensors have no
// values, and what they use from outside is captured. Gradients go through all
// iterations.
//
// The elements of a std::tuple are passed one by one; a tensor, a vector or
// another structure is passed as it is. The body returns the same structure.
#ifndef TFX_FUNCTION_WHILE_LOOP_H_
#define TFX_FUNCTION_WHILE_LOOP_H_

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/function/flow_values.h"
#include "tfx/ops/tensor_option.h"

namespace tfx {

struct WhileLoopOptions {
  // What the shapes of the variables have in common in all iterations, one for
  // each tensor; by default they stay what they are first, and those of a
  // composite tensor what its type says.
  std::vector<TensorShape> shape_invariants = {};
  // Iterations that may run at once, where they do not wait for each other.
  int64_t parallel_iterations = 10;
  // The loop ends after so many, whatever the condition says.
  TensorOption maximum_iterations = {};
  std::string name = {};
};

namespace internal {

using LoopTest = std::function<Tensor(std::span<const Tensor>)>;
using LoopBody = std::function<std::vector<Tensor>(std::span<const Tensor>)>;

// How many iterations an eager loop has at most.
int64_t maximum_iterations(const WhileLoopOptions& options);
// Adds the loop to the function being traced.
std::vector<Tensor> while_loop(const LoopTest& test, const LoopBody& body,
                               const std::vector<Tensor>& variables,
                               const WhileLoopOptions& options);

// Calls with the elements of a tuple, or with what is no tuple.
template <typename Function, typename T>
decltype(auto) call_with(Function& function, T&& value) {
  return function(std::forward<T>(value));
}
template <typename Function, typename... T>
decltype(auto) call_with(Function& function, std::tuple<T...> value) {
  return std::apply(function, std::move(value));
}

}  // namespace internal

template <typename Cond, typename Body, typename LoopVars>
auto while_loop(Cond&& cond, Body&& body, const LoopVars& loop_vars,
                const WhileLoopOptions& options = {}) {
  using Values = internal::Flow<LoopVars>;
  using Next = internal::Flow<decltype(internal::call_with(
      body, std::declval<Values>()))>;
  static_assert(std::is_same_v<Next, Values>,
                "the body must return the structure that it is called with");
  if (!internal::is_tracing()) {
    Values values = internal::to_flow(loop_vars);
    const int64_t most = internal::maximum_iterations(options);
    for (int64_t i = 0; i < most; ++i) {
      const auto goes_on = internal::call_with(cond, values);
      if (!static_cast<bool>(goes_on)) break;
      values = internal::to_flow(internal::call_with(body, values));
    }
    return values;
  }
  internal::FlowForm<Values> form(internal::FlowOf::kIterations);
  const std::vector<Tensor> first = form.flatten(internal::to_flow(loop_vars));
  WhileLoopOptions traced = options;
  if (traced.shape_invariants.empty()) {
    traced.shape_invariants = form.invariants(first);
  }
  const auto test = [&](std::span<const Tensor> variables) {
    return TensorLike(internal::call_with(cond, form.pack(variables)))
        .to_tensor();
  };
  const auto step = [&](std::span<const Tensor> variables) {
    return form.flatten(
        internal::to_flow(internal::call_with(body, form.pack(variables))));
  };
  return form.pack(internal::while_loop(test, step, first, traced));
}

}  // namespace tfx

#endif  // TFX_FUNCTION_WHILE_LOOP_H_

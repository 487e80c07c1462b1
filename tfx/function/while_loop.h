// tf.while_loop: a body that runs as long as a condition holds.
//
//   auto [i, s] = tf::while_loop(
//       [](tf::Tensor i, tf::Tensor) { return i < 10; },
//       [](tf::Tensor i, tf::Tensor s) { return std::tuple(i + 1, s * 2.0); },
//       std::tuple(tf::constant(0), tf::constant(1.0)));
//
// Eagerly it is a C++ loop. While a tf::function is traced, condition and body
// are called once, with symbolic tensors, to become functions of its graph;
// tensors that they use from outside are captured. Gradients go through all
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

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/function/flow_values.h"
#include "tfx/ops/tensor_option.h"

namespace tfx {

struct WhileLoopOptions {
  ByName by_name{};
  // The shape of each tensor among the variables that holds in all iterations.
  // By default the initial shape, and for components of composite tensors what
  // their type determines.
  std::vector<TensorShape> shape_invariants = {};
  // How many iterations may run in parallel, if they are independent.
  int64_t parallel_iterations = 10;
  // The loop ends after this many iterations, whatever the condition.
  TensorOption maximum_iterations = {};
  std::string name = {};
};

namespace internal {

using LoopTest = std::function<Tensor(std::span<const Tensor>)>;
using LoopBody = std::function<std::vector<Tensor>(std::span<const Tensor>)>;

// The maximum number of iterations of an eager loop.
int64_t maximum_iterations(const WhileLoopOptions& options);
// Adds the loop to the function being traced.
std::vector<Tensor> while_loop(const LoopTest& test, const LoopBody& body,
                               const std::vector<Tensor>& variables,
                               const WhileLoopOptions& options);

// Calls `function` with the elements of a tuple, or with any other value.
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

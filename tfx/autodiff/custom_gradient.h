// tf.custom_gradient: a function that defines its own gradient.
//
//   auto log1pexp = tf::custom_gradient([](const tf::Tensor& x) {
//     const tf::Tensor e = tf::exp(x);
//     return std::pair(tf::math::log(1.0 + e), [e](const tf::Tensor& upstream)
//     {
//       return upstream * (1.0 - 1.0 / (1.0 + e));
//     });
//   });
//   tf::Tensor y = log1pexp(x);
//
// The function's inputs are its arguments that are tensors or variables; other
// arguments are passed on. It returns a pair: its result, anything convertible
// to a tf::Structure, and a gradient function. The gradient function takes the
// gradients of the result's tensors as separate arguments (for a std::vector or
// tf::Structure: as one std::vector<Gradient>). It returns those of the inputs:
// a tensor or Gradient, several in a pair, tuple, array or vector, std::nullopt
// for none.
//
// If the function reads trainable variables that are not among its inputs, the
// gradient function takes a std::vector<Variable> of them as its last argument
// and returns a pair: the gradients of the inputs, and those of the variables.
//
// Tapes also record the operations of both functions: higher-order gradients go
// through the gradient function and the tensors it captured.
#ifndef TFX_AUTODIFF_CUSTOM_GRADIENT_H_
#define TFX_AUTODIFF_CUSTOM_GRADIENT_H_

#include <array>
#include <concepts>
#include <functional>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/autodiff/gradient.h"
#include "tfx/core/nest.h"
#include "tfx/core/parts.h"
#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/variables/variable.h"

namespace tfx {

namespace internal {

struct CustomGradients {
  std::vector<Gradient> inputs;
  std::vector<Gradient> variables;
};

// What a call of a function with a custom gradient returned.
struct CustomResult {
  Structure result;
  std::function<CustomGradients(std::span<const Gradient> grads,
                                const std::vector<Variable>& variables)>
      backward;
  bool takes_variables;
};

// The inputs of a call: its tensors and the values of its variables.
struct CustomInputs {
  std::vector<Tensor> tensors;
  std::vector<Variable> variables;

  void add(const Tensor& tensor) { tensors.push_back(tensor); }
  void add(const std::vector<Tensor>& list) {
    tensors.insert(tensors.end(), list.begin(), list.end());
  }
  void add(const Variable& variable);
  template <typename T>
  void add(const T& /*passed on*/) {}
};

// Runs `forward` and records it on this thread's tapes. Returns the result with
// new tensors.
Structure run_custom(const CustomInputs& inputs,
                     const std::function<CustomResult()>& forward);

// The gradients in what a gradient function returned, in order.
template <typename T>
std::vector<Gradient> gradients_in(const T& returned) {
  std::vector<Gradient> all;
  for_each_leaf(returned, [&](const auto& leaf) { all.emplace_back(leaf); });
  return all;
}

// Calls a gradient function with its arguments in the form that it accepts.
template <typename Result, typename Function>
struct CustomBackward {
  static constexpr int kCount = fixed_tensor_count<Result>();

  template <typename... Rest>
  static decltype(auto) call(const Function& function,
                             std::span<const Gradient> grads,
                             const Rest&... rest) {
    if constexpr (kCount < 0) {
      return function(std::vector<Gradient>(grads.begin(), grads.end()),
                      rest...);
    } else {
      return spread(function, grads,
                    std::make_index_sequence<static_cast<size_t>(kCount)>(),
                    rest...);
    }
  }
  template <size_t... I, typename... Rest>
  static decltype(auto) spread(const Function& function,
                               std::span<const Gradient> grads,
                               std::index_sequence<I...> /*of grads*/,
                               const Rest&... rest) {
    return function(grads[I]..., rest...);
  }

  template <size_t... I>
  static constexpr bool takes_variables_after(std::index_sequence<I...>) {
    return std::is_invocable_v<const Function&,
                               std::enable_if_t<I + 1 != 0, Gradient>...,
                               std::vector<Variable>>;
  }
  static constexpr bool takes_variables() {
    if constexpr (kCount < 0) {
      return std::is_invocable_v<const Function&, std::vector<Gradient>,
                                 std::vector<Variable>>;
    } else {
      return takes_variables_after(
          std::make_index_sequence<static_cast<size_t>(kCount)>());
    }
  }

  static CustomGradients run(const Function& function,
                             std::span<const Gradient> grads,
                             const std::vector<Variable>& variables) {
    CustomGradients all;
    if constexpr (takes_variables()) {
      const auto [of_inputs, of_variables] = call(function, grads, variables);
      all.inputs = gradients_in(of_inputs);
      all.variables = gradients_in(of_variables);
    } else {
      all.inputs = gradients_in(call(function, grads));
    }
    return all;
  }
};

template <typename Result, typename Function>
CustomResult custom_result(const std::pair<Result, Function>& both) {
  using Backward = CustomBackward<Result, Function>;
  return {Structure(both.first),
          [function = both.second](std::span<const Gradient> grads,
                                   const std::vector<Variable>& variables) {
            return Backward::run(function, grads, variables);
          },
          Backward::takes_variables()};
}

}  // namespace internal

// Wraps f: takes the same arguments and returns the first element of the pair
// that f returns. Throws TypeError if f reads variables and its gradient
// function does not take them. Throws ValueError, when gradients are computed,
// if their number does not match the inputs.
template <typename Function>
auto custom_gradient(Function f) {
  return [f = std::move(f)]<typename... Args>(const Args&... args) {
    using Result = typename std::invoke_result_t<const Function&,
                                                 const Args&...>::first_type;
    internal::CustomInputs inputs;
    (inputs.add(args), ...);
    const Structure result = internal::run_custom(
        inputs, [&] { return internal::custom_result(f(args...)); });
    return result.as<Result>();
  };
}

namespace internal {

// f, called with a list of tensors, with its result as a structure.
using FlatFunction = std::function<Structure(std::span<const Tensor>)>;
Structure run_recomputing(const FlatFunction& f, const CustomInputs& inputs);

template <typename Function, size_t... I>
Structure call_flat(const Function& f, std::span<const Tensor> tensors,
                    std::index_sequence<I...> /*of tensors*/) {
  return f(tensors[I]...);
}

}  // namespace internal

// tf.recompute_grad: wraps f, a function of tensors, which is run again to
// compute its gradient: tapes keep its inputs but no intermediate results.
// Unlike Python's, it supports higher-order gradients.
template <typename Function>
auto recompute_grad(Function f) {
  return [f = std::move(f)]<std::same_as<Tensor>... T>(const T&... args) {
    using Result = std::invoke_result_t<const Function&, const T&...>;
    internal::CustomInputs inputs;
    (inputs.add(args), ...);
    return internal::run_recomputing(
               [f](std::span<const Tensor> tensors) {
                 return internal::call_flat(
                     f, tensors, std::make_index_sequence<sizeof...(T)>());
               },
               inputs)
        .template as<Result>();
  };
}

// tf.grad_pass_through: wraps f with the gradient of the identity. f must
// return as many tensors as it takes; variables that it reads get no gradient.
template <typename Function>
auto grad_pass_through(Function f) {
  return [f = std::move(f)]<typename... Args>(const Args&... args) {
    using Result = std::invoke_result_t<const Function&, const Args&...>;
    internal::CustomInputs inputs;
    (inputs.add(args), ...);
    const auto pass = [](std::span<const Gradient> grads,
                         const std::vector<Variable>& variables) {
      return internal::CustomGradients{{grads.begin(), grads.end()},
                                       std::vector<Gradient>(variables.size())};
    };
    const Structure result = internal::run_custom(inputs, [&] {
      return internal::CustomResult{Structure(f(args...)), pass, true};
    });
    return result.as<Result>();
  };
}

}  // namespace tfx

#endif  // TFX_AUTODIFF_CUSTOM_GRADIENT_H_

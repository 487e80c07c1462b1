// tf::cpp_function: C++ code as an operation; Python's tf.numpy_function and
// tf.py_function.
//
//   tf::Tensor y = tf::cpp_function(
//       [](const tf::Tensor& x) { return my_library(x); }, {x}, tf::float32);
//
// Eagerly, the callable is just called. While a tf::function is traced, an
// operation is added that calls it each time the function runs: it gets eager
// tensors, and its operations are not part of the graph. The callable lives as
// long as the graph. Such a graph works in this process only; elsewhere, for
// example in a saved model, it throws InvalidArgumentError.
//
// The callable takes tensors, or a std::vector of them, and returns a tensor,
// a value that converts to one, a structure of tensors or nothing. TensorFlow
// calls it on its own threads, concurrently: it must be const and thread-safe,
// unlike in Python, where one call runs at a time. Eagerly its exceptions are
// passed on. From a graph, an errors::OpError keeps its class, ValueError and
// TypeError become InvalidArgumentError, NotImplementedError becomes
// UnimplementedError, std::bad_alloc ResourceExhaustedError, and all others
// UnknownError.
//
// It may run operations. A tf::function that it calls runs as C++ code, not as
// a graph, because a TensorFlow thread that waits for a graph could be one that
// the graph needs. For the same reason it must not call functions of loaded
// models or sessions.
#ifndef TFX_FUNCTION_CPP_FUNCTION_H_
#define TFX_FUNCTION_CPP_FUNCTION_H_

#include <concepts>
#include <functional>
#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/nest.h"
#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/tensors_like.h"

namespace tfx {

struct CppFunctionOptions {
  ByName by_name{};
  // Whether it has effects, so that it must be called each time and in order.
  bool stateful = true;
  std::string name = {};
  // False is tf.numpy_function, which has no gradient. True is tf.py_function:
  // gradients go through the operations that it runs, to the inputs but not to
  // variables that it reads. The gradient calls it again, where Python records
  // the first call; so it should return the same for the same inputs.
  bool differentiable = false;
};

namespace internal {

using CppCallable =
    std::function<std::vector<Tensor>(const std::vector<Tensor>&)>;

std::vector<Tensor> cpp_function(const CppCallable& func,
                                 const std::vector<Tensor>& inp,
                                 const std::vector<DType>& Tout,
                                 const CppFunctionOptions& options);

// Throws TypeError: the callable takes another number of tensors.
[[noreturn]] void throw_argument_count(size_t takes, size_t given);

template <typename Func, size_t... I>
decltype(auto) call_spread(const Func& func, const std::vector<Tensor>& inp,
                           std::index_sequence<I...> /*of inp*/) {
  return func(inp[I]...);
}

template <typename Func>
decltype(auto) call_cpp(const Func& func, const std::vector<Tensor>& inp) {
  if constexpr (std::invocable<const Func&, const std::vector<Tensor>&>) {
    return func(inp);
  } else {
    using Plain = std::remove_pointer_t<Func>;
    constexpr size_t kCount =
        std::tuple_size_v<typename nest::internal::Parameters<Plain>::type>;
    if (inp.size() != kCount) throw_argument_count(kCount, inp.size());
    return call_spread(func, inp, std::make_index_sequence<kCount>());
  }
}

template <typename Func>
CppCallable cpp_callable(Func func) {
  // Shared: it need not be copyable.
  return [shared = std::make_shared<const Func>(std::move(func))](
             const std::vector<Tensor>& inp) {
    using Result = std::decay_t<decltype(call_cpp(*shared, inp))>;
    if constexpr (std::is_void_v<Result>) {
      call_cpp(*shared, inp);
      return std::vector<Tensor>();
    } else if constexpr (std::convertible_to<Result, Structure>) {
      return nest::flatten(Structure(call_cpp(*shared, inp)));
    } else {
      return std::vector<Tensor>{
          TensorLike(Result(call_cpp(*shared, inp))).to_tensor()};
    }
  };
}

}  // namespace internal

// Calls `func` with the tensors `inp`. Throws InvalidArgumentError unless it
// returns one tensor of dtype Tout. While a function is traced the result's
// shape is unknown; tf::ensure_shape can set it.
template <typename Func>
Tensor cpp_function(Func&& func, const TensorsLike& inp, DType Tout,
                    const CppFunctionOptions& options = {}) {
  return internal::cpp_function(
      internal::cpp_callable<std::decay_t<Func>>(std::forward<Func>(func)),
      {inp.tensors().begin(), inp.tensors().end()}, {Tout}, options)[0];
}
// The same for any number of results, including none.
template <typename Func>
std::vector<Tensor> cpp_function(Func&& func, const TensorsLike& inp,
                                 const std::vector<DType>& Tout,
                                 const CppFunctionOptions& options = {}) {
  return internal::cpp_function(
      internal::cpp_callable<std::decay_t<Func>>(std::forward<Func>(func)),
      {inp.tensors().begin(), inp.tensors().end()}, Tout, options);
}

}  // namespace tfx

#endif  // TFX_FUNCTION_CPP_FUNCTION_H_

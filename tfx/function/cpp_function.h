// tf::cpp_function: C++ code as an operation; Python's tf.numpy_function and
// tf.py_function.
//
//   tf::Tensor y = tf::cpp_function(
//       [](const tf::Tensor& x) { return my_library(x); }, {x}, tf::float32);
//
// Eagerly the callable is called. While a tf::function is traced, an operation
// is added that calls it each time the function runs: then it gets tensors with
// values, and what it does is not part of the graph. It lives as long as the
// graph. Such a graph works in this process only; run elsewhere, from a saved
// model say, it throws InvalidArgumentError.
//
// The callable takes tensors, or a std::vector of them, and returns a tensor,
// what can become one, a structure of tensors or nothing. TensorFlow calls it
// from its own threads and from several at once: it must be const and safe for
// that, unlike in Python, where one runs at a time. What it throws arrives
// eagerly as it is. Out of a function an errors::OpError keeps its class,
// ValueError and TypeError become InvalidArgumentError, NotImplementedError
// UnimplementedError, std::bad_alloc ResourceExhaustedError, all else
// UnknownError.
//
// It may run operations. A tf::function that it calls runs as the C++ code that
// it is, not as a graph: a thread of TensorFlow's that waits for a graph may be
// what the graph waits for. It must not wait for anything else that takes such
// threads, as functions of loaded models and sessions do.
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

#include "tfx/core/dtypes.h"
#include "tfx/core/nest.h"
#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/tensors_like.h"

namespace tfx {

struct CppFunctionOptions {
  // Whether it does more than to compute its result from its inputs, and must
  // be called each time and in order.
  bool stateful = true;
  std::string name = {};
  // False is tf.numpy_function: nothing goes back through it. True is
  // tf.py_function: gradients go through the operations that it runs, to the
  // inputs but not to variables that it reads. To compute them it is called
  // again, where Python keeps what the first call did; so it should return the
  // same for the same inputs.
  bool differentiable = false;
};

namespace internal {

using CppCallable =
    std::function<std::vector<Tensor>(const std::vector<Tensor>&)>;

std::vector<Tensor> cpp_function(const CppCallable& func,
                                 const std::vector<Tensor>& inp,
                                 const std::vector<DType>& Tout,
                                 const CppFunctionOptions& options);

// Throws TypeError: it takes another number of tensors.
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

// What the callable returns for the tensors `inp`, which must be one tensor of
// dtype Tout; throws InvalidArgumentError if it is not. Its shape is not known
// while a function is traced: tf::ensure_shape tells it.
template <typename Func>
Tensor cpp_function(Func&& func, const TensorsLike& inp, DType Tout,
                    const CppFunctionOptions& options = {}) {
  return internal::cpp_function(
      internal::cpp_callable<std::decay_t<Func>>(std::forward<Func>(func)),
      {inp.tensors().begin(), inp.tensors().end()}, {Tout}, options)[0];
}
// The same for any number of tensors, none too.
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

// tf.function: a C++ function, traced once and then run as a graph.
//
//   auto f = tf::function([](const tf::Tensor& x) {
//     return tf::square(x) + 1;
//   });
//   tf::Tensor y = f(x);
//
// A call runs the C++ function only to trace it: symbolic tensors replace the
// tensors among its arguments, and its operations become a graph. Later calls
// run that graph. The C++ function is traced again if a call differs in more
// than the values of tensors: in dtype or shape of a tensor, in the value of a
// C++ number or string, in which variable or object is passed, or in the form
// of a structure. Lambdas with `auto` parameters are traced for each type.
//
// Arguments and results are tensors, variables, numbers, strings, and vectors,
// arrays, tuples, pairs, maps by string, optionals and tf::Structures of them;
// plain structs of all these, if they contain a tensor (and have at most 64
// fields, no base class and no C array); and composite tensors
// (tfx/core/composite_tensor.h): all values of one type share a trace, whatever
// the number of their elements. Objects of other classes are passed by
// reference and keyed by their address: a new object is traced anew, as in
// Python, so passing a temporary traces in each call. A pointer is keyed by
// what it points to.
//
// A member function is called with its object first, and traced for each object
// (tfx/function/method.h). A module is keyed by its identity, which the copies
// of a module with `self` share; an object of another class must not be
// replaced by a different one at its address.
//
// The function's variables are read when it is called, not when it is traced.
// It may create variables only in its first trace.
//
// A Function is a handle: copies share their traces. It may be called from any
// thread; one thread traces at a time.
#ifndef TFX_FUNCTION_FUNCTION_H_
#define TFX_FUNCTION_FUNCTION_H_

#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/never_null.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/function/arguments.h"
#include "tfx/function/concrete_function.h"
#include "tfx/function/encoded.h"
#include "tfx/function/function_cache.h"
#include "tfx/function/function_node.h"
#include "tfx/function/leaves.h"

namespace tfx {

template <typename Callable>
class Function {
 public:
  Function(Callable callable, const FunctionOptions& options,
           internal::FunctionIs function_is = internal::FunctionIs::kAttribute)
      : shared_(std::make_shared<Shared>(std::move(callable), options,
                                         function_is)) {}

  // Throws what the C++ function throws while it is traced, and what TensorFlow
  // reports when the graph runs. Throws TypeError if the tensors do not fit the
  // input signature.
  template <typename... Args>
  requires std::invocable<Callable&, internal::TracedArgument<Args>...>
  auto operator()(Args&&... args) const {
    static_assert((!std::is_same_v<std::decay_t<Args>, TensorSpec> && ...),
                  "a function is called with tensors; "
                  "get_concrete_function() takes what describes them");
    using Result = internal::Returned<
        std::invoke_result_t<Callable&, internal::TracedArgument<Args>...>>;
    // With an input signature, variables are passed as their values.
    if constexpr ((std::is_same_v<std::decay_t<Args>, Variable> || ...) &&
                  internal::InvocableWithTensors<Callable, Args...>) {
      if (shared_->cache.options().input_signature) {
        return Result((*this)(internal::as_tensor<Args>(args)...));
      }
    }
    internal::Encoded call;
    (internal::encode_argument<Args>(args, call), ...);
    if (internal::functions_run_eagerly()) {
      return run<Result, Args...>(call.tensors, args...);
    }
    const auto traced =
        find<Result, Args...>(call, internal::Purpose::kCall, args...);
    const std::vector<Tensor> outputs = traced->call(std::move(call.tensors));
    if constexpr (!std::is_void_v<Result>) {
      internal::TensorReader reader(outputs);
      return internal::Leaves<Result>::decode(
          *static_cast<const Result*>(traced->result().get()), reader);
    }
  }

  // The same if the C++ function takes tensors where numbers or variables are
  // passed: these are converted.
  template <typename... Args>
  requires(!std::invocable<Callable&, internal::TracedArgument<Args>...> &&
           internal::InvocableWithTensors<Callable, Args...>)  //
      auto
      operator()(Args&&... args) const {
    return call_with_tensors(std::index_sequence_for<Args...>(),
                             std::forward<Args>(args)...);
  }

  // The trace for such arguments, made if there is none. In the place of a
  // tensor there may be a TensorSpec, for all tensors that it describes.
  template <typename... Args>
  requires std::invocable<Callable&, internal::TracedArgument<Args>...>
      ConcreteFunction get_concrete_function(Args&&... args)
  const {
    using Result = internal::Returned<
        std::invoke_result_t<Callable&, internal::TracedArgument<Args>...>>;
    internal::Encoded call;
    (internal::encode_argument<Args>(args, call), ...);
    return ConcreteFunction(
        find<Result, Args...>(call, internal::Purpose::kInspect, args...));
  }
  // The trace for the input signature. Throws ValueError if there is none.
  ConcreteFunction get_concrete_function() const
      requires(!std::invocable<Callable&>) {
    const auto& signature = shared_->cache.options().input_signature;
    if (!signature) internal::throw_no_signature(name());
    return of_signature<1>(*signature);
  }

  // How often the C++ function has been traced.
  int experimental_get_tracing_count() const {
    return shared_->cache.tracing_count();
  }
  const std::string& name() const { return shared_->cache.name(); }
  // The node with which SavedModels save it as an attribute of a module.
  TrackableHandle trackable() const { return shared_->node; }
  // All traces, in order of creation, and their signatures as Python writes
  // them.
  std::vector<ConcreteFunction> concrete_functions() const {
    const auto all = shared_->cache.all();
    return {all.begin(), all.end()};
  }
  std::string pretty_printed_concrete_signatures(
      PrettyOptions options = {}) const {
    return pretty_printed_signatures(concrete_functions(), options);
  }

 private:
  struct Shared {
    Shared(Callable function, const FunctionOptions& options,
           internal::FunctionIs function_is)
        : callable(std::move(function)),
          cache(options, internal::retracing_detector_for<Callable>()),
          node(internal::function_node(function_is)) {}
    Callable callable;
    internal::FunctionCache cache;
    TrackableHandle node;
  };

  // Calls the C++ function with `tensors` instead of those in `args`.
  template <typename Result, typename... Args>
  Result run(std::span<const Tensor> tensors,
             std::remove_reference_t<Args>&... args) const {
    internal::TensorReader reader(tensors);
    // Braces evaluate from left to right.
    std::tuple<internal::TracedArgument<Args>...> arguments{
        internal::decode_argument<Args>(args, reader)...};
    return std::apply(
        [&](auto&&... each) -> Result {
          return std::invoke(shared_->callable,
                             std::forward<decltype(each)>(each)...);
        },
        std::move(arguments));
  }

  template <typename Result, typename... Args>
  class Body final : public internal::CallBody {
   public:
    explicit Body(const Function& function,
                  std::remove_reference_t<Args>&... args)
        : function_(function), args_(args...) {}

    internal::TracedResult run(
        std::span<const Tensor> symbolic) const override {
      return std::apply(
          [&](std::remove_reference_t<Args>&... args) {
            if constexpr (std::is_void_v<Result>) {
              function_.template run<Result, Args...>(symbolic, args...);
              return internal::TracedResult();
            } else {
              return internal::traced_result(
                  function_.template run<Result, Args...>(symbolic, args...));
            }
          },
          args_);
    }

    std::vector<internal::ArgumentRecord> arguments(
        std::span<const TensorSpec> specs) const override {
      internal::SignatureWriter writer(specs);
      std::vector<internal::ArgumentRecord> records;
      std::apply(
          [&](std::remove_reference_t<Args>&... args) {
            (records.push_back(internal::argument_record<Args>(args, writer)),
             ...);
          },
          args_);
      return records;
    }

    // A member function is called with its object first.
    void was_traced(std::span<const Variable> read) const override {
      if constexpr (std::is_member_function_pointer_v<Callable> &&
                    sizeof...(Args) > 0) {
        internal::warn_of_untracked(std::get<0>(args_), function_.name(), read);
      }
    }

   private:
    const Function& function_;
    std::tuple<std::remove_reference_t<Args>&...> args_;
  };

  // Numbers get the dtypes that the input signature has in their places.
  template <size_t... I, typename... Args>
  auto call_with_tensors(std::index_sequence<I...> /*places*/,
                         Args&&... args) const {
    const auto& signature = shared_->cache.options().input_signature;
    const bool has_dtypes = signature && signature->size() == sizeof...(Args);
    return (*this)(internal::as_tensor<Args>(
        args, has_dtypes ? (*signature)[I].dtype() : DType())...);
  }

  static constexpr size_t kMostArguments = 16;
  template <size_t /*place*/>
  using TensorAt = Tensor;

  // The trace for the signature, trying C++ functions of Count or more tensors.
  template <size_t Count>
  ConcreteFunction of_signature(const std::vector<TensorSpec>& specs) const {
    if constexpr (Count > kMostArguments) {
      internal::throw_other_arguments(name(), specs.size());
    } else {
      const auto find_it = [&]<size_t... I>(
          std::index_sequence<I...> /*places*/) {
        if constexpr (std::invocable<Callable&, TensorAt<I>...>) {
          return get_concrete_function(specs[I]...);
        } else {
          return of_signature<Count + 1>(specs);
        }
      };
      return specs.size() == Count ? find_it(std::make_index_sequence<Count>())
                                   : of_signature<Count + 1>(specs);
    }
  }

  template <typename Result, typename... Args>
  std::shared_ptr<const internal::TracedCall> find(
      const internal::Encoded& call, internal::Purpose purpose,
      std::remove_reference_t<Args>&... args) const {
    return shared_->cache.find(call, Body<Result, Args...>(*this, args...),
                               purpose);
  }

  internal::NeverNull<std::shared_ptr<Shared>> shared_;
};

template <typename Callable>
Function<std::decay_t<Callable>> function(Callable&& callable,
                                          const FunctionOptions& options = {}) {
  return {std::forward<Callable>(callable), options};
}

}  // namespace tfx

#endif  // TFX_FUNCTION_FUNCTION_H_

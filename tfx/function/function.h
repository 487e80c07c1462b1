// tf.function: a C++ function, traced once and then run as a graph.
//
//   auto f = tf::function([](const tf::Tensor& x) {
//     return tf::square(x) + 1;
//   });
//   tf::Tensor y = f(x);
//
// A call runs the C++ function only to trace it: with symbolic tensors in the
// places of the tensors among its arguments, whose operations become a graph.
// Later calls run that graph. The C++ function runs again if a call differs in
// more than the values of tensors: in dtype or shape of a tensor, in the value
// of a C++ number or string, in which variable or object is passed, or in the
// form of a structure. Lambdas with `auto` parameters are traced for each type.
//
// Arguments and results are tensors, variables, numbers, strings, and vectors,
// arrays, tuples, pairs, maps by string, optionals and tf::Structure of them;
// plain structs of all these, if they have a tensor in them (and up to 16
// fields, no base class and no array of C); also composite tensors
// (tfx/core/composite_tensor.h), which are told by their type and not by how
// many elements they have. An object of another class is passed on by reference
// and told by its address: a new one is another, as in Python, so a temporary
// makes each call trace. Pointers are told by what they point to.
//
// A member function is called with its object first, and traced for each object
// (tfx/function/method.h). tf::Module is told from any other that ever was; an
// object of another class must not be replaced by a different one at its place.
//
// Variables that the function uses are used when it is called, not when it is
// traced. It may make variables only while it is traced first.
//
// A Function is a handle: copies share their traces. It may be called from any
// thread; tracing is done by one at a time.
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

#include "tfx/core/tensor_spec.h"
#include "tfx/function/arguments.h"
#include "tfx/function/concrete_function.h"
#include "tfx/function/encoded.h"
#include "tfx/function/function_cache.h"
#include "tfx/function/leaves.h"

namespace tfx {

template <typename Callable>
class Function {
 public:
  Function(Callable callable, const FunctionOptions& options)
      : shared_(std::make_shared<Shared>(std::move(callable), options)) {}

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
    // Of a variable a signature means the value.
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

  // The same, with tensors for numbers, if the C++ function takes no numbers.
  template <typename... Args>
  requires(!std::invocable<Callable&, internal::TracedArgument<Args>...> &&
           internal::InvocableWithTensors<Callable, Args...>)  //
      auto
      operator()(Args&&... args) const {
    return (*this)(internal::as_tensor<Args>(args)...);
  }

  // The trace for such arguments, made if there is none. For a tensor there may
  // be a TensorSpec, of all shapes that it describes.
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
  // All traces, in the order in which they were made, and what is special to
  // each as Python writes it.
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
    Shared(Callable function, const FunctionOptions& options)
        : callable(std::move(function)),
          cache(options, internal::retracing_detector_for<Callable>()) {}
    Callable callable;
    internal::FunctionCache cache;
  };

  // Calls the C++ function with other tensors.
  template <typename Result, typename... Args>
  Result run(std::span<const Tensor> tensors,
             std::remove_reference_t<Args>&... args) const {
    internal::TensorReader reader(tensors);
    // Braces, because they go from left to right.
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

   private:
    const Function& function_;
    std::tuple<std::remove_reference_t<Args>&...> args_;
  };

  static constexpr size_t kMostArguments = 16;
  template <size_t /*place*/>
  using TensorAt = Tensor;

  // If the C++ function takes Count tensors, or more.
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

  std::shared_ptr<Shared> shared_;
};

template <typename Callable>
Function<std::decay_t<Callable>> function(Callable&& callable,
                                          const FunctionOptions& options = {}) {
  return {std::forward<Callable>(callable), options};
}

}  // namespace tfx

#endif  // TFX_FUNCTION_FUNCTION_H_

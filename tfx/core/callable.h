// Callable: a function that is stored to be called later, or none.
//
//   tf::Variable w(0.5, {.constraint = [](const tf::Tensor& x) {
//     return tf::clip_by_value(x, 0.0, 1.0);
//   }});
//   tf::Variable v(0.5, {.constraint = tf::nn::relu});
//
// Lambdas, functions and std::function convert implicitly. So does a function
// of this library whose last parameter is its options: it is called with their
// defaults, as Python would. (An overloaded function, as tf::abs, which also
// takes ragged tensors, needs a lambda.)
//
// Copies share one function and its state. It may be called from several
// threads at once if the function that it was made of may.
//
// Not a std::function: whole modules include this header, and <functional> with
// <memory> would be a third of the cost of including tf.nn.
#ifndef TFX_CORE_CALLABLE_H_
#define TFX_CORE_CALLABLE_H_

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <utility>

#include "tfx/c/cxx20.h"  // IWYU pragma: keep
#include "tfx/core/shared.h"

namespace tfx {
namespace internal {

template <typename From, typename To>
concept ConvertsTo = std::is_void_v<To> || std::convertible_to<From, To>;

template <typename F, typename R, typename... Args>
concept CalledWith = requires(F& function, Args&&... args) {
  { function(std::forward<Args>(args)...) } -> ConvertsTo<R>;
};
template <typename F, typename R, typename... Args>
concept CalledWithOptions = requires(F& function, Args&&... args) {
  { function(std::forward<Args>(args)..., {}) } -> ConvertsTo<R>;
};

template <typename R, typename... Args>
class CallableTarget : public Counted {
 public:
  virtual R call(Args... args) = 0;
};

template <typename F, typename R, typename... Args>
class CallableOf final : public CallableTarget<R, Args...> {
 public:
  explicit CallableOf(F function) : function_(std::move(function)) {}

  R call(Args... args) override {
    if constexpr (CalledWith<F, R, Args...>) {
      return static_cast<R>(function_(std::forward<Args>(args)...));
    } else {
      return static_cast<R>(function_(std::forward<Args>(args)..., {}));
    }
  }

 private:
  F function_;
};

// Throws TypeError, in Python's words.
[[noreturn]] void throw_none_is_not_callable();

}  // namespace internal

template <typename Signature>
class Callable;

template <typename R, typename... Args>
class Callable<R(Args...)> {
 public:
  // All implicit: a function is meant. A null pointer or std::function makes
  // none.
  Callable() = default;
  Callable(std::nullptr_t) {}  // NOLINT
  template <typename F>
  requires(!std::same_as<F, Callable> &&
           (internal::CalledWith<F, R, Args...> ||
            internal::CalledWithOptions<F, R, Args...>))
      Callable(F function) {  // NOLINT
    if constexpr (requires { static_cast<bool>(function == nullptr); }) {
      if (function == nullptr) return;
    }
    target_ = internal::Shared<Target>(
        new internal::CallableOf<F, R, Args...>(std::move(function)));
  }

  explicit operator bool() const { return target_ != nullptr; }
  friend bool operator==(const Callable& function, std::nullptr_t) {
    return !function;
  }
  // Throws TypeError if there is no function.
  R operator()(Args... args) const {
    if (target_ == nullptr) internal::throw_none_is_not_callable();
    return target_->call(std::forward<Args>(args)...);
  }

 private:
  using Target = internal::CallableTarget<R, Args...>;

  internal::Shared<Target> target_;
};

}  // namespace tfx

#endif  // TFX_CORE_CALLABLE_H_

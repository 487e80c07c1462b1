// Callable: a function that is kept, to be called later; or none.
//
//   tf::Variable w(0.5, {.constraint = [](const tf::Tensor& x) {
//     return tf::clip_by_value(x, 0.0, 1.0);
//   }});
//   tf::Variable v(0.5, {.constraint = tf::nn::relu});
//
// Lambdas, functions and std::function become one by themselves; so does a
// function of this library that has options behind its arguments: it is called
// with their defaults, as Python would. (One of several with the same name, as
// tf::abs of ragged tensors stands beside that of tensors, needs a lambda.)
//
// Copies are the same function, with the same state. It may be called from
// several threads at once if what it was made of may.
//
// No std::function: these stand in the headers of whole modules, and
// <functional> with <memory> would be a third of what including tf.nn costs.
#ifndef TFX_CORE_CALLABLE_H_
#define TFX_CORE_CALLABLE_H_

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <utility>

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

// TypeError, in Python's words.
[[noreturn]] void throw_none_is_not_callable();

}  // namespace internal

template <typename Signature>
class Callable;

template <typename R, typename... Args>
class Callable<R(Args...)> {
 public:
  // All implicit: a function is meant. None, also of a pointer or a
  // std::function that is null.
  Callable() = default;
  Callable(std::nullptr_t) {}  // NOLINT
  template <typename F>
  requires(!std::same_as<F, Callable> &&
           (internal::CalledWith<F, R, Args...> ||
            internal::CalledWithOptions<F, R, Args...>))
      Callable(F function) {  // NOLINT
    if constexpr (std::is_constructible_v<F, std::nullptr_t>) {
      if (function == nullptr) return;
    }
    target_ = internal::Shared<Target>(
        new internal::CallableOf<F, R, Args...>(std::move(function)));
  }

  explicit operator bool() const { return target_ != nullptr; }
  friend bool operator==(const Callable& function, std::nullptr_t) {
    return !function;
  }
  // Throws TypeError if it is none.
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

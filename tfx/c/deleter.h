// Deleter: frees memory that a caller passes to TensorFlow.
//
// Any callable of (void* data, size_t size), or nullptr to free nothing. It is
// called at most once, on whichever thread releases the memory. Exceptions it
// throws are swallowed, because C is the caller.
//
// Not a std::function: C takes a function pointer and an argument, to which
// this converts a callable directly, and every header would pay for
// <functional>.
#ifndef TFX_C_DELETER_H_
#define TFX_C_DELETER_H_

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <utility>

#include "tfx/c/callback.h"
#include "tfx/c/cxx20.h"  // IWYU pragma: keep

namespace tfx::c {

// The form that C takes. `function` frees both `data` and `argument`.
struct CDeleter {
  void (*function)(void* data, size_t size, void* argument);
  void* argument;
};

class Deleter {
 public:
  Deleter(std::nullptr_t) noexcept {}  // NOLINT: implicit, as the next
  template <typename F>
  requires(!std::same_as<F, Deleter> && std::invocable<F&, void*, size_t>)
      Deleter(F function) {  // NOLINT
    if constexpr (std::is_constructible_v<F, std::nullptr_t>) {
      if (function == nullptr) return;
    }
    c_ = {&call<F>, new F(std::move(function))};
    drop_ = [](void* argument) noexcept { delete static_cast<F*>(argument); };
  }
  Deleter(Deleter&& other) noexcept { *this = std::move(other); }
  Deleter& operator=(Deleter&& other) noexcept {
    std::swap(c_, other.c_);
    std::swap(drop_, other.drop_);
    return *this;
  }
  ~Deleter() {
    if (drop_ != nullptr) drop_(c_.argument);
  }

  // Releases the callable to the caller, who must call it once.
  CDeleter release() && noexcept {
    drop_ = nullptr;
    return c_;
  }

 private:
  template <typename F>
  static void call(void* data, size_t size, void* argument) noexcept {
    struct Call {
      F* function;
      void* data;
      size_t size;
    } call{static_cast<F*>(argument), data, size};
    internal::run_callback(
        [](void* argument) {
          const auto& call = *static_cast<Call*>(argument);
          (*call.function)(call.data, call.size);
        },
        [](void*) noexcept {}, &call);
    delete call.function;
  }

  CDeleter c_ = {[](void*, size_t, void*) {}, nullptr};
  void (*drop_)(void* argument) noexcept = nullptr;
};

}  // namespace tfx::c

#endif  // TFX_C_DELETER_H_

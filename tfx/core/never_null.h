// Private: a counted pointer that keeps its object when it is moved from.
//
// A handle without a state None holds one: whoever still uses a handle that was
// moved away finds it valid, and not a null pointer.
#ifndef TFX_CORE_NEVER_NULL_H_
#define TFX_CORE_NEVER_NULL_H_

#include <utility>

namespace tfx::internal {

// `Pointer` is a std::shared_ptr or a Shared.
template <typename Pointer>
class NeverNull : public Pointer {
 public:
  // From what is not null.
  using Pointer::Pointer;
  NeverNull(Pointer pointer)  // NOLINT(google-explicit-constructor)
      : Pointer(std::move(pointer)) {}
  // Moves are copies.
  NeverNull(const NeverNull&) = default;
  NeverNull& operator=(const NeverNull&) = default;
  ~NeverNull() = default;
};

}  // namespace tfx::internal

#endif  // TFX_CORE_NEVER_NULL_H_

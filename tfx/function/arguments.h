// Private: the arguments of a call of a function, as what tells one call from
// another, and as what the C++ function is traced with.
#ifndef TFX_FUNCTION_ARGUMENTS_H_
#define TFX_FUNCTION_ARGUMENTS_H_

#include <cstdint>
#include <type_traits>
#include <typeinfo>

#include "tfx/core/tensor.h"
#include "tfx/function/encoded.h"
#include "tfx/function/leaves.h"
#include "tfx/ops/variable.h"

namespace tfx::internal {

// A number that no other has.
int64_t unique_number();

// What the C++ function gets for an argument that was passed as Arg.
template <typename Arg>
using TracedArgument =
    std::conditional_t<Leaves<std::decay_t<Arg>>::kIsObject,
                       std::remove_reference_t<Arg>&, TracedAs<Arg>>;

// What a function gives back for what the C++ function returns: of a variable
// its value, as in Python.
template <typename Result>
using Returned =
    std::conditional_t<std::is_same_v<std::decay_t<Result>, Variable>, Tensor,
                       std::decay_t<Result>>;

// Whether an argument is an object that is gone after the call: then another
// one may be at its place in the next.
template <typename Arg>
inline constexpr bool kIsTemporaryObject =
    Leaves<std::decay_t<Arg>>::kIsObject && !std::is_lvalue_reference_v<Arg> &&
    !HasIdentity<std::decay_t<Arg>> && !std::is_empty_v<std::decay_t<Arg>>;

// One argument of a call, the type that the C++ function gets included.
template <typename Arg>
void encode_argument(const std::remove_reference_t<Arg>& value, Encoded& to) {
  const auto type =
      reinterpret_cast<uintptr_t>(&typeid(std::decay_t<TracedAs<Arg>>));
  to.add_bytes(&type, sizeof(type));
  if constexpr (kIsTemporaryObject<Arg>) {
    const int64_t number = unique_number();
    to.add_bytes(&number, sizeof(number));
  } else {
    Leaves<std::decay_t<Arg>>::encode(value, to);
  }
}

template <typename Arg>
TracedArgument<Arg> decode_argument(std::remove_reference_t<Arg>& value,
                                    TensorReader& from) {
  if constexpr (Leaves<std::decay_t<Arg>>::kIsObject) {
    return value;
  } else {
    return Leaves<std::decay_t<Arg>>::decode(value, from);
  }
}

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_ARGUMENTS_H_

// Private: encodes the arguments of a call to tensors and cache keys, and
// decodes the arguments that the C++ function is traced with.
#ifndef TFX_FUNCTION_ARGUMENTS_H_
#define TFX_FUNCTION_ARGUMENTS_H_

#include <concepts>
#include <cstdint>
#include <type_traits>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/type_id.h"
#include "tfx/function/encoded.h"
#include "tfx/function/leaves.h"
#include "tfx/variables/variable.h"

namespace tfx::internal {

// A process-unique number.
int64_t unique_number();

// The type that the C++ function gets for an argument of type Arg.
template <typename Arg>
using TracedArgument =
    std::conditional_t<Leaves<std::decay_t<Arg>>::kIsObject,
                       std::remove_reference_t<Arg>&, TracedAs<Arg>>;

// The type that a call returns if the C++ function returns Result: a variable
// becomes its value, as in Python.
template <typename Result>
using Returned =
    std::conditional_t<std::is_same_v<std::decay_t<Result>, Variable>, Tensor,
                       std::decay_t<Result>>;

// Types that convert to a tensor where a function takes one.
template <typename Arg>
inline constexpr bool kIsTensorLike =
    std::is_same_v<std::decay_t<Arg>, Variable> ||
    std::is_arithmetic_v<std::decay_t<Arg>>;
template <typename Arg>
using AsTensor = std::conditional_t<kIsTensorLike<Arg>, Tensor, Arg&&>;
template <typename Arg>
AsTensor<Arg> as_tensor(std::remove_reference_t<Arg>& value, DType dtype = {}) {
  if constexpr (std::is_arithmetic_v<std::decay_t<Arg>>) {
    return TensorLike(value).to_tensor_like(dtype);
  } else if constexpr (kIsTensorLike<Arg>) {
    return TensorLike(value).to_tensor();
  } else {
    return static_cast<Arg&&>(value);
  }
}
template <typename Callable, typename... Args>
concept InvocableWithTensors =
    std::invocable<Callable&, TracedArgument<AsTensor<Args>>...>;

// Whether an argument is or contains a temporary object keyed by its address,
// which the next call may reuse for another object.
template <typename Arg>
inline constexpr bool kIsTemporaryObject =
    Leaves<std::decay_t<Arg>>::kIsKeyedByAddress &&
    !std::is_lvalue_reference_v<Arg>;

// Encodes one argument of a call. The key includes the type that the C++
// function gets.
template <typename Arg>
void encode_argument(const std::remove_reference_t<Arg>& value, Encoded& to) {
  const auto type =
      reinterpret_cast<uintptr_t>(&type_text<std::decay_t<TracedAs<Arg>>>);
  to.add_bytes(&type, sizeof(type));
  // Const and mutable objects need separate traces.
  if constexpr (Leaves<std::decay_t<Arg>>::kIsObject &&
                std::is_const_v<std::remove_reference_t<Arg>>) {
    to.key += 'c';
  }
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

// Private: how datasets call C++ functions with elements.
//
// A function of several parameters gets the children of a tuple, one of one
// parameter the element itself, converted by Structure::as<T>(). `auto`
// parameters are tensors. What it returns becomes a structure: numbers and
// texts become tensors, and a vector a tuple, as a list does in Python.
#ifndef TFX_DATA_ELEMENT_CALL_H_
#define TFX_DATA_ELEMENT_CALL_H_

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/callable.h"
#include "tfx/core/nest.h"
#include "tfx/core/parts.h"
#include "tfx/core/structure.h"
#include "tfx/core/structure_like.h"
#include "tfx/core/tensor.h"
#include "tfx/function/function.h"

namespace tfx::data::internal {

using ElementCall = Callable<Structure(const Structure&)>;

// Functions of elements have at most as many parameters.
inline constexpr size_t kMostParameters = 8;

template <size_t>
using TensorAt = Tensor;
template <typename F, typename Indices>
inline constexpr bool kTakesTensors = false;
template <typename F, size_t... I>
inline constexpr bool kTakesTensors<F, std::index_sequence<I...>> =
    std::invocable<const F&, TensorAt<I>...>;

// The number of parameters of a generic function: the least number of tensors
// that it takes.
template <typename F, size_t N = 1>
constexpr size_t generic_parameter_count() {
  if constexpr (N > kMostParameters) {
    return 0;
  } else if constexpr (kTakesTensors<F, std::make_index_sequence<N>>) {
    return N;
  } else {
    return generic_parameter_count<F, N + 1>();
  }
}

template <typename T>
concept OptionsOfFunction = requires(const T& options) {
  { options.by_name } -> std::convertible_to<ByName>;
};

// The type that an argument is made as: a parameter that takes anything that is
// a tensor gets a tensor.
template <typename Parameter>
struct ArgumentFor {
  using Plain = std::remove_cvref_t<Parameter>;
  using type = std::conditional_t<
      std::same_as<Plain, Structure> || tfx::internal::HasParts<Plain> ||
          CompositeTensor<Plain> || !std::convertible_to<Tensor, Parameter>,
      Plain, Tensor>;
};

template <typename Arguments, typename... Parameter>
struct ArgumentsFor;
template <typename... Argument>
struct ArgumentsFor<std::tuple<Argument...>> {
  using type = std::tuple<Argument...>;
};
// Options at the end keep their defaults, as Python's keyword arguments do.
template <typename... Argument, typename First, typename... Rest>
struct ArgumentsFor<std::tuple<Argument...>, First, Rest...> {
  using type = typename std::conditional_t<
      sizeof...(Rest) == 0 && OptionsOfFunction<std::remove_cvref_t<First>>,
      ArgumentsFor<std::tuple<Argument...>>,
      ArgumentsFor<std::tuple<Argument..., typename ArgumentFor<First>::type>,
                   Rest...>>::type;
};
template <typename Parameters>
struct ArgumentsOf;
template <typename... Parameter>
struct ArgumentsOf<std::tuple<Parameter...>> {
  using type = typename ArgumentsFor<std::tuple<>, Parameter...>::type;
};

// What a function is written as: a tf::function is seen through.
template <typename F>
struct WrittenAs {
  using type = F;
};
template <typename F>
struct WrittenAs<Function<F>> {
  using type = F;
};

// The arguments that F is called with, as a std::tuple; void if that is not
// known.
template <typename F>
constexpr auto arguments_of() {
  using Written = typename WrittenAs<std::remove_pointer_t<F>>::type;
  if constexpr (std::is_function_v<std::remove_pointer_t<Written>> ||
                requires { &Written::operator(); }) {
    using Parameters = typename nest::internal::Parameters<
        std::remove_pointer_t<Written>>::type;
    return std::type_identity<typename ArgumentsOf<Parameters>::type>();
  } else {
    constexpr size_t kCount = generic_parameter_count<F>();
    static_assert(kCount > 0,
                  "the function of elements does not take 1 to 8 tensors");
    return std::type_identity<decltype(std::tuple_cat(
        std::array<Tensor, kCount>()))>();
  }
}

template <typename R>
Structure to_element(const R& result) {
  if constexpr (std::same_as<R, Structure>) {
    return result.is_list() ? Structure::tuple({result.begin(), result.end()})
                            : result;
  } else if constexpr (std::convertible_to<const R&, Structure>) {
    return to_element(Structure(result));
  } else {
    static_assert(std::convertible_to<const R&, StructureLike>,
                  "a function of elements returns tensors, numbers, texts, "
                  "datasets, and containers and plain structs of these");
    return to_element(StructureLike(result).to_structure());
  }
}

// The last parameter.
template <typename Parameters>
struct LastOf;
template <typename... Parameter>
struct LastOf<std::tuple<Parameter...>> {
  using type = std::remove_cvref_t<
      std::tuple_element_t<sizeof...(Parameter) - 1, std::tuple<Parameter...>>>;
};

// A pointer to a function does not know the defaults of its options.
template <typename F, typename... Argument>
decltype(auto) call_with_defaults(const F& function, Argument&&... argument) {
  if constexpr (std::invocable<const F&, Argument...> ||
                !std::is_pointer_v<F>) {
    static_assert(std::invocable<const F&, Argument...>,
                  "the function of elements has a parameter that is no part of "
                  "an element");
    return function(std::forward<Argument>(argument)...);
  } else {
    using Parameters =
        typename nest::internal::Parameters<std::remove_pointer_t<F>>::type;
    return function(std::forward<Argument>(argument)...,
                    typename LastOf<Parameters>::type());
  }
}

template <typename F, typename... Argument>
decltype(auto) call_with_element(const F& function, const Structure& element,
                                 std::type_identity<std::tuple<Argument...>>) {
  if constexpr (sizeof...(Argument) == 1) {
    return call_with_defaults(
        function,
        nest::internal::only_argument(element).template as<Argument>()...);
  } else {
    nest::internal::check_arguments(element, sizeof...(Argument));
    return std::apply(
        [&](Argument&&... argument) -> decltype(auto) {
          return call_with_defaults(function, std::move(argument)...);
        },
        element.as<std::tuple<Argument...>>());
  }
}

// An integer that a function of elements returns becomes a tensor of this
// dtype; int32 by default, as in Python.
struct DefaultInteger {
  template <typename T>
  const T& operator()(const T& result) const {
    return result;
  }
};
struct Int64 {
  template <typename T>
  auto operator()(const T& result) const {
    if constexpr (std::integral<T>) {
      return int64_t{result};
    } else {
      return result;
    }
  }
};

template <typename Integer = DefaultInteger, typename F>
ElementCall element_call(F function) {
  return [function = std::move(function)](const Structure& element) {
    using Result =
        decltype(call_with_element(function, element, arguments_of<F>()));
    static_assert(!std::is_void_v<Result>,
                  "a function of elements returns an element");
    return to_element(
        Integer()(call_with_element(function, element, arguments_of<F>())));
  };
}

}  // namespace tfx::data::internal

#endif  // TFX_DATA_ELEMENT_CALL_H_

// Private: C++ values as a function takes them. Leaves<T> is specialised for
// all types that are not told by their address: for values and tensors in the
// headers below, for containers and structs of them here. Who uses it includes
// this, or a container would be an object to one source and a structure to
// another.
#ifndef TFX_FUNCTION_LEAVES_H_
#define TFX_FUNCTION_LEAVES_H_

#include <array>
#include <concepts>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tfx/core/composite_tensor.h"
#include "tfx/function/encoded.h"
#include "tfx/function/fields.h"
#include "tfx/function/tensor_leaves.h"
#include "tfx/function/value_leaves.h"

namespace tfx::internal {

template <typename T>
using TracedAs = typename Leaves<std::decay_t<T>>::Traced;

template <typename... Parts>
struct StructureOf {
  static constexpr bool kIsObject = false;
  static constexpr bool kHasTensors = (Leaves<Parts>::kHasTensors || ...);
};

template <typename T>
struct Leaves<std::vector<T>> : StructureOf<T> {
  using Traced = std::vector<std::decay_t<TracedAs<T>>>;
  static void encode(const std::vector<T>& value, Encoded& to) {
    to.key += std::to_string(value.size()) + "[";
    for (const T& each : value) Leaves<T>::encode(each, to);
  }
  static Traced decode(const std::vector<T>& value, TensorReader& from) {
    Traced result;
    for (const T& each : value) result.push_back(Leaves<T>::decode(each, from));
    return result;
  }
};

template <typename T, size_t N>
struct Leaves<std::array<T, N>> : StructureOf<T> {
  using Traced = std::array<std::decay_t<TracedAs<T>>, N>;
  static void encode(const std::array<T, N>& value, Encoded& to) {
    for (const T& each : value) Leaves<T>::encode(each, to);
  }
  static Traced decode(const std::array<T, N>& value, TensorReader& from) {
    // Braces, because they go from left to right.
    return std::apply(
        [&](const auto&... each) {
          return Traced{Leaves<T>::decode(each, from)...};
        },
        value);
  }
};

template <typename... T>
struct Leaves<std::tuple<T...>> : StructureOf<T...> {
  using Traced = std::tuple<std::decay_t<TracedAs<T>>...>;
  static void encode(const std::tuple<T...>& value, Encoded& to) {
    std::apply([&](const T&... each) { (Leaves<T>::encode(each, to), ...); },
               value);
  }
  static Traced decode(const std::tuple<T...>& value, TensorReader& from) {
    return std::apply(
        [&](const T&... each) {
          return Traced{Leaves<T>::decode(each, from)...};
        },
        value);
  }
};

template <typename A, typename B>
struct Leaves<std::pair<A, B>> : StructureOf<A, B> {
  using Traced =
      std::pair<std::decay_t<TracedAs<A>>, std::decay_t<TracedAs<B>>>;
  static void encode(const std::pair<A, B>& value, Encoded& to) {
    Leaves<A>::encode(value.first, to);
    Leaves<B>::encode(value.second, to);
  }
  static Traced decode(const std::pair<A, B>& value, TensorReader& from) {
    return Traced{Leaves<A>::decode(value.first, from),
                  Leaves<B>::decode(value.second, from)};
  }
};

// What Python has a dict for, in the order of the names.
template <typename T>
inline constexpr bool kIsDict = false;
template <typename T, typename... Rest>
inline constexpr bool kIsDict<std::map<std::string, T, Rest...>> = true;
template <typename T, typename... Rest>
inline constexpr bool kIsDict<std::unordered_map<std::string, T, Rest...>> =
    true;

template <typename Dict>
requires kIsDict<Dict>
auto sorted_items(const Dict& dict) {
  std::map<std::string_view, const typename Dict::mapped_type*> items;
  for (const auto& [name, each] : dict) items.emplace(name, &each);
  return items;
}

template <typename Dict>
requires kIsDict<Dict>
struct Leaves<Dict> : StructureOf<typename Dict::mapped_type> {
  using Value = typename Dict::mapped_type;
  using TracedValue = std::decay_t<TracedAs<Value>>;
  using Traced = std::conditional_t<std::is_same_v<Value, TracedValue>, Dict,
                                    std::map<std::string, TracedValue>>;
  static void encode(const Dict& value, Encoded& to) {
    to.key += std::to_string(value.size()) + "{";
    for (const auto& [name, each] : sorted_items(value)) {
      to.add_text(name);
      Leaves<Value>::encode(*each, to);
    }
  }
  static Traced decode(const Dict& value, TensorReader& from) {
    Traced result;
    for (const auto& [name, each] : sorted_items(value)) {
      result.emplace(name, Leaves<Value>::decode(*each, from));
    }
    return result;
  }
};

template <typename T>
struct Leaves<std::optional<T>> : StructureOf<T> {
  using Traced = std::optional<std::decay_t<TracedAs<T>>>;
  static void encode(const std::optional<T>& value, Encoded& to) {
    to.key += value ? '?' : '-';
    if (value) Leaves<T>::encode(*value, to);
  }
  static Traced decode(const std::optional<T>& value, TensorReader& from) {
    if (!value) return std::nullopt;
    return Leaves<T>::decode(*value, from);
  }
};

// A struct that has tensors, and nothing that is told by its address or becomes
// another type: a structure of its fields, as a named tuple is in Python. The
// results of functions with several outputs are such. Others are objects.
template <typename Fields>
inline constexpr bool kAreStructure = false;
template <typename... Field>
inline constexpr bool kAreStructure<std::tuple<Field&...>> =
    (std::is_same_v<TracedAs<Field>, Field> && ...) &&
    (Leaves<Field>::kHasTensors || ...);

template <typename T>
constexpr bool is_struct_of_tensors() {
  // References and constants, which cannot be assigned to, are not for values.
  if constexpr (CompositeTensor<T> || HasIdentity<T> ||
                !std::is_copy_assignable_v<T>) {
    return false;
  } else if constexpr (field_count<T>() == 0) {
    return false;
  } else {
    return kAreStructure<decltype(fields_of(std::declval<T&>()))>;
  }
}
template <typename T>
concept StructOfTensors = is_struct_of_tensors<T>();

template <StructOfTensors T>
struct Leaves<T> {
  static constexpr bool kIsObject = false;
  static constexpr bool kHasTensors = true;
  using Traced = T;
  static void encode(const T& value, Encoded& to) {
    std::apply(
        [&]<typename... Field>(const Field&... each) {
          (Leaves<Field>::encode(each, to), ...);
        },
        fields_of(value));
  }
  static T decode(const T& value, TensorReader& from) {
    return std::apply(
        [&]<typename... Field>(const Field&... each) {
          return T{Leaves<Field>::decode(each, from)...};
        },
        fields_of(value));
  }
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_LEAVES_H_

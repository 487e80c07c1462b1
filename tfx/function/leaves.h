// Private: C++ values as a function takes them. Leaves<T> is specialised for
// all types that are not told by their address: for values and tensors in the
// headers below, for containers and structs of them here. Who uses it includes
// this, or a container would be an object to one source and a structure to
// another.
#ifndef TFX_FUNCTION_LEAVES_H_
#define TFX_FUNCTION_LEAVES_H_

#include <algorithm>
#include <array>
#include <concepts>
#include <deque>
#include <list>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <variant>
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
  static constexpr bool kIsToldByAddress =
      (Leaves<Parts>::kIsToldByAddress || ...);
  static constexpr bool kIsValue = (Leaves<Parts>::kIsValue && ...);
  static constexpr bool kHasTensors = (Leaves<Parts>::kHasTensors || ...);
};

// A list: any number of elements of one type.
template <typename List, typename TracedList>
struct ListLeaf : StructureOf<typename List::value_type> {
  using Value = typename List::value_type;
  using Traced = TracedList;
  static void encode(const List& value, Encoded& to) {
    to.key += std::to_string(value.size()) + "[";
    for (const auto& each : value) Leaves<Value>::encode(each, to);
  }
  static Traced decode(const List& value, TensorReader& from) {
    Traced result;
    for (const auto& each : value) {
      result.push_back(Leaves<Value>::decode(each, from));
    }
    return result;
  }
};
template <typename T>
struct Leaves<std::vector<T>>
    : ListLeaf<std::vector<T>, std::vector<std::decay_t<TracedAs<T>>>> {};
template <typename T>
struct Leaves<std::deque<T>>
    : ListLeaf<std::deque<T>, std::deque<std::decay_t<TracedAs<T>>>> {};
template <typename T>
struct Leaves<std::list<T>>
    : ListLeaf<std::list<T>, std::list<std::decay_t<TracedAs<T>>>> {};
// What it shows may be gone when the function is called next.
template <typename T>
struct Leaves<std::span<T>>
    : ListLeaf<std::span<T>,
               std::vector<std::decay_t<TracedAs<std::remove_cv_t<T>>>>> {};

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

// What Python has a dict for, in the order of the keys.
template <typename T>
inline constexpr bool kIsDict = false;
template <typename Key, typename T, typename... Rest>
inline constexpr bool kIsDict<std::map<Key, T, Rest...>> =
    Leaves<Key>::kIsValue;
template <typename Key, typename T, typename... Rest>
inline constexpr bool kIsDict<std::unordered_map<Key, T, Rest...>> =
    Leaves<Key>::kIsValue;

template <typename Dict>
requires kIsDict<Dict>
auto sorted_items(const Dict& dict) {
  const auto less = [](const auto* a, const auto* b) {
    return a->first < b->first;
  };
  std::vector<const typename Dict::value_type*> items;
  for (const auto& item : dict) items.push_back(&item);
  std::sort(items.begin(), items.end(), less);
  return items;
}

template <typename Dict>
requires kIsDict<Dict>
struct Leaves<Dict> : StructureOf<typename Dict::mapped_type> {
  using Key = typename Dict::key_type;
  using Value = typename Dict::mapped_type;
  using TracedValue = std::decay_t<TracedAs<Value>>;
  using Traced = std::conditional_t<std::is_same_v<Value, TracedValue>, Dict,
                                    std::map<Key, TracedValue>>;
  static void encode(const Dict& value, Encoded& to) {
    to.key += std::to_string(value.size()) + "{";
    for (const auto* item : sorted_items(value)) {
      Leaves<Key>::encode(item->first, to);
      Leaves<Value>::encode(item->second, to);
    }
  }
  static Traced decode(const Dict& value, TensorReader& from) {
    Traced result;
    for (const auto* item : sorted_items(value)) {
      result.emplace(item->first, Leaves<Value>::decode(item->second, from));
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

template <typename... T>
struct Leaves<std::variant<T...>> : StructureOf<T...> {
  using Traced = std::variant<std::decay_t<TracedAs<T>>...>;
  static void encode(const std::variant<T...>& value, Encoded& to) {
    to.key += std::to_string(value.index()) + "|";
    std::visit([&]<typename Value>(
                   const Value& each) { Leaves<Value>::encode(each, to); },
               value);
  }
  static Traced decode(const std::variant<T...>& value, TensorReader& from) {
    return std::visit(
        [&]<typename Value>(const Value& each) {
          return Traced(
              std::decay_t<TracedAs<Value>>(Leaves<Value>::decode(each, from)));
        },
        value);
  }
};

// The fields of a struct are what is in it for a function
//   as a structure, if there are tensors among them, and nothing that is told
//   by its address, as a named tuple is in Python: the results of functions
//   with several outputs are such; as values, if they are nothing else: it is
//   passed on by reference as other objects are, but told by what is in it.
enum class FieldsAre { kUnknown, kStructure, kValues };

template <typename Fields>
inline constexpr FieldsAre kFieldsAre = FieldsAre::kUnknown;
template <typename... Field>
inline constexpr FieldsAre kFieldsAre<std::tuple<Field&...>> =
    (Leaves<Field>::kIsValue && ...) ? FieldsAre::kValues
    : ((Leaves<Field>::kIsValue ||
        std::is_same_v<TracedAs<Field>, Field>)&&...) &&
            (Leaves<Field>::kHasTensors || ...)
        ? FieldsAre::kStructure
        : FieldsAre::kUnknown;

template <typename T>
constexpr FieldsAre fields_are() {
  // References and constants, which cannot be assigned to, are not for values.
  if constexpr (!CompositeTensor<T> && !HasIdentity<T> &&
                std::is_copy_assignable_v<T>) {
    if constexpr (field_count<T>() > 0) {
      return kFieldsAre<decltype(fields_of(std::declval<T&>()))>;
    }
  }
  return FieldsAre::kUnknown;
}
template <typename T>
concept StructOfTensors = fields_are<T>()
== FieldsAre::kStructure;
template <typename T>
concept StructOfValues = fields_are<T>()
== FieldsAre::kValues;

template <typename T>
void encode_fields(const T& value, Encoded& to) {
  std::apply(
      [&]<typename... Field>(const Field&... each) {
        (Leaves<Field>::encode(each, to), ...);
      },
      fields_of(value));
}

template <StructOfValues T>
struct Leaves<T> {
  static constexpr bool kIsObject = true;
  static constexpr bool kIsToldByAddress = false;
  static constexpr bool kIsValue = true;
  static constexpr bool kHasTensors = false;
  using Traced = const T&;
  static void encode(const T& value, Encoded& to) { encode_fields(value, to); }
  static const T& decode(const T& value, TensorReader& /*from*/) {
    return value;
  }
};

template <StructOfTensors T>
struct Leaves<T> {
  static constexpr bool kIsObject = false;
  static constexpr bool kIsToldByAddress = false;
  static constexpr bool kIsValue = false;
  static constexpr bool kHasTensors = true;
  using Traced = T;
  static void encode(const T& value, Encoded& to) { encode_fields(value, to); }
  static T decode(const T& value, TensorReader& from) {
    return std::apply(
        [&]<typename... Field>(const Field&... each) {
          return T{decode_field(each, from)...};
        },
        fields_of(value));
  }

 private:
  template <typename Field>
  static Field decode_field(const Field& field, TensorReader& from) {
    if constexpr (Leaves<Field>::kIsValue) {
      return field;
    } else {
      return Leaves<Field>::decode(field, from);
    }
  }
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_LEAVES_H_

// Private: Parts of the standard library's containers; tfx/core/parts.h
// includes this.
#ifndef TFX_CORE_CONTAINER_PARTS_H_
#define TFX_CORE_CONTAINER_PARTS_H_

#include <array>
#include <cstddef>
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

#include "tfx/core/parts.h"

namespace tfx::internal {

// Lists have any number of parts, all of one type.
template <typename List, template <typename> typename ListOf>
struct ListParts {
  static constexpr Form kForm = Form::kList;
  using Part = std::remove_cv_t<typename List::value_type>;
  using Types = TypeList<Part>;

  template <typename F>
  static void for_each(const List& value, F&& f) {
    for (const Part& part : value) f(part);
  }
  template <typename F>
  static auto map(const List& value, F&& f) {
    ListOf<MappedPart<F, Part>> result;
    for (const Part& part : value) result.push_back(f(part));
    return result;
  }
  template <typename F>
  static List make(size_t count, F&& f) {
    List result;
    for (size_t i = 0; i < count; ++i) {
      result.push_back(f(std::type_identity<Part>(), i));
    }
    return result;
  }
};
template <typename T>
using VectorOf = std::vector<T>;
template <typename T>
using DequeOf = std::deque<T>;
template <typename T>
using LinkedListOf = std::list<T>;

template <typename T>
struct Parts<std::vector<T>> : ListParts<std::vector<T>, VectorOf> {};
template <typename T>
struct Parts<std::deque<T>> : ListParts<std::deque<T>, DequeOf> {};
template <typename T>
struct Parts<std::list<T>> : ListParts<std::list<T>, LinkedListOf> {};
// map() makes a vector: the memory that a span refers to may be gone later.
template <typename T>
struct Parts<std::span<T>> : ListParts<std::span<T>, VectorOf> {};

// Tuples have a fixed number of parts, each of its own type.
template <typename T, size_t N>
struct Parts<std::array<T, N>> {
  static constexpr Form kForm = Form::kTuple;
  static constexpr size_t kSize = N;
  using Types = TypeList<T>;

  template <typename F>
  static void for_each(const std::array<T, N>& value, F&& f) {
    for (const T& part : value) f(part);
  }
  // Braces evaluate from left to right.
  template <typename F>
  static auto map(const std::array<T, N>& value, F&& f) {
    return std::apply(
        [&]([[maybe_unused]] const auto&... part) {
          return std::array<MappedPart<F, T>, N>{f(part)...};
        },
        value);
  }
  template <typename F>
  static std::array<T, N> make(size_t /*count*/, F&& f) {
    return [&]<size_t... I>(std::index_sequence<I...>) {
      static_cast<void>(f);  // if there are no parts
      return std::array<T, N>{f(std::type_identity<T>(), I)...};
    }
    (std::make_index_sequence<N>());
  }
};

template <typename... T>
struct Parts<std::tuple<T...>> {
  static constexpr Form kForm = Form::kTuple;
  static constexpr size_t kSize = sizeof...(T);
  using Types = TypeList<T...>;

  template <typename F>
  static void for_each(const std::tuple<T...>& value, F&& f) {
    std::apply([&](const T&... part) { (f(part), ...); }, value);
  }
  template <typename F>
  static auto map(const std::tuple<T...>& value, F&& f) {
    return std::apply(
        [&](const T&... part) {
          return std::tuple<MappedPart<F, T>...>{f(part)...};
        },
        value);
  }
  template <typename F>
  static std::tuple<T...> make(size_t /*count*/, F&& f) {
    return [&]<size_t... I>(std::index_sequence<I...>) {
      static_cast<void>(f);  // if there are no parts
      return std::tuple<T...>{f(std::type_identity<T>(), I)...};
    }
    (std::index_sequence_for<T...>());
  }
};

template <typename A, typename B>
struct Parts<std::pair<A, B>> {
  static constexpr Form kForm = Form::kTuple;
  static constexpr size_t kSize = 2;
  using Types = TypeList<A, B>;

  template <typename F>
  static void for_each(const std::pair<A, B>& value, F&& f) {
    f(value.first);
    f(value.second);
  }
  template <typename F>
  static auto map(const std::pair<A, B>& value, F&& f) {
    return std::pair<MappedPart<F, A>, MappedPart<F, B>>{f(value.first),
                                                         f(value.second)};
  }
  template <typename F>
  static std::pair<A, B> make(size_t /*count*/, F&& f) {
    return {f(std::type_identity<A>(), 0), f(std::type_identity<B>(), 1)};
  }
};

// Dicts. for_each_item(value, f) calls f(key, part).
template <typename Dict>
struct MapParts {
  static constexpr Form kForm = Form::kDict;
  using Key = typename Dict::key_type;
  using Part = typename Dict::mapped_type;
  using Types = TypeList<Part>;

  template <typename F>
  static void for_each_item(const Dict& value, F&& f) {
    if constexpr (requires { typename Dict::key_compare; }) {
      for (const auto& [key, part] : value) f(key, part);
    } else {
      std::map<Key, const Part*> sorted;
      for (const auto& [key, part] : value) sorted.emplace(key, &part);
      for (const auto& [key, part] : sorted) f(key, *part);
    }
  }
  template <typename F>
  static void for_each(const Dict& value, F&& f) {
    for_each_item(value,
                  [&](const Key& /*key*/, const Part& part) { f(part); });
  }
  template <typename F>
  static auto map(const Dict& value, F&& f) {
    using Mapped = MappedPart<F, Part>;
    std::conditional_t<std::is_same_v<Mapped, Part>, Dict,
                       std::map<Key, Mapped>>
        result;
    for_each_item(value, [&](const Key& key, const Part& part) {
      result.emplace(key, f(part));
    });
    return result;
  }
};
template <typename Key, typename T, typename... Rest>
requires(is_value<Key>()) struct Parts<std::map<Key, T, Rest...>>
    : MapParts<std::map<Key, T, Rest...>> {
};
template <typename Key, typename T, typename... Rest>
requires(is_value<Key>()) struct Parts<std::unordered_map<Key, T, Rest...>>
    : MapParts<std::unordered_map<Key, T, Rest...>> {
};

// A vector of (name, value) pairs is a dict too, in the order of the vector.
template <typename T>
struct Parts<std::vector<std::pair<std::string, T>>> {
  using Dict = std::vector<std::pair<std::string, T>>;
  static constexpr Form kForm = Form::kDict;
  using Key = std::string;
  using Part = T;
  using Types = TypeList<T>;

  template <typename F>
  static void for_each_item(const Dict& value, F&& f) {
    for (const auto& [key, part] : value) f(key, part);
  }
  template <typename F>
  static void for_each(const Dict& value, F&& f) {
    for (const auto& [key, part] : value) f(part);
  }
  template <typename F>
  static auto map(const Dict& value, F&& f) {
    std::vector<std::pair<std::string, MappedPart<F, T>>> result;
    for (const auto& [key, part] : value) result.emplace_back(key, f(part));
    return result;
  }
};

// Optionals have no part (None), or one.
template <typename T>
struct Parts<std::optional<T>> {
  static constexpr Form kForm = Form::kOptional;
  using Types = TypeList<T>;

  template <typename F>
  static void for_each(const std::optional<T>& value, F&& f) {
    if (value) f(*value);
  }
  template <typename F>
  static auto map(const std::optional<T>& value, F&& f) {
    std::optional<MappedPart<F, T>> result;
    if (value) result.emplace(f(*value));
    return result;
  }
};

template <typename... T>
struct Parts<std::variant<T...>> {
  static constexpr Form kForm = Form::kVariant;
  using Types = TypeList<T...>;

  template <typename F>
  static void for_each(const std::variant<T...>& value, F&& f) {
    std::visit(f, value);
  }
  template <typename F>
  static auto map(const std::variant<T...>& value, F&& f) {
    using Mapped = std::variant<MappedPart<F, T>...>;
    return std::visit(
        [&]<typename Part>(const Part& part) {
          return Mapped(MappedPart<F, Part>(f(part)));
        },
        value);
  }
};

}  // namespace tfx::internal

#endif  // TFX_CORE_CONTAINER_PARTS_H_

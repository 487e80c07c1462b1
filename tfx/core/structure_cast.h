// Between Structure and C++ types: the templates of tfx/core/structure.h, which
// includes this.
#ifndef TFX_CORE_STRUCTURE_CAST_H_
#define TFX_CORE_STRUCTURE_CAST_H_

#include <iterator>

#include "tfx/core/structure.h"

namespace tfx {

template <typename T>
requires std::convertible_to<T, Structure> Structure::Structure(
    std::vector<T> children) {
  if constexpr (std::same_as<T, Structure>) {
    *this = list(std::move(children));
  } else {
    *this =
        list(std::vector<Structure>(std::make_move_iterator(children.begin()),
                                    std::make_move_iterator(children.end())));
  }
}

template <typename T>
requires std::convertible_to<T, Structure> Structure::Structure(
    std::vector<std::pair<std::string, T>> items) {
  std::vector<Item> all;
  all.reserve(items.size());
  for (auto& [key, value] : items) {
    all.emplace_back(std::move(key), std::move(value));
  }
  *this = dict(std::move(all));
}

template <typename Map>
requires requires {
  typename Map::mapped_type;
} && std::convertible_to<typename Map::key_type, std::string> &&
    std::convertible_to<typename Map::mapped_type, Structure>
    Structure::Structure(const Map& items) {
  std::vector<Item> all;
  all.reserve(items.size());
  for (const auto& [key, value] : items) all.emplace_back(key, value);
  *this = dict(std::move(all));
}

template <typename... T>
requires(std::convertible_to<T, Structure>&&...) Structure::Structure(
    std::tuple<T...> children) {
  std::vector<Structure> all;
  all.reserve(sizeof...(T));
  std::apply([&](T&... child) { (all.emplace_back(std::move(child)), ...); },
             children);
  *this = tuple(std::move(all));
}

template <typename T, size_t N>
requires std::convertible_to<T, Structure> Structure::Structure(
    std::array<T, N> children)
    : Structure(tuple(
          std::vector<Structure>(std::make_move_iterator(children.begin()),
                                 std::make_move_iterator(children.end())))) {}

// The other way. A Cast has from(), which does it, and expected(), which says
// what it wants, for the text of the error.
namespace structure_cast {

using Expected = std::string (*)();

// The children, if it is a tuple or list; of this size, unless it is kAnySize.
inline constexpr size_t kAnySize = static_cast<size_t>(-1);
std::span<const Structure> sequence(const Structure& structure, size_t size,
                                    Expected expected);
void check_dict(const Structure& structure, Expected expected);
// "(A, B)", "(A,)"
std::string tuple_str(std::span<const Expected> children);

template <typename T>
struct Cast {
  static_assert(sizeof(T) == 0, "a structure does not become this type");
};

template <>
struct Cast<Tensor> {
  static std::string expected() { return "Tensor"; }
  static Tensor from(const Structure& structure) { return structure.tensor(); }
};

template <>
struct Cast<Structure> {
  static std::string expected() { return "Structure"; }
  static Structure from(const Structure& structure) { return structure; }
};

template <typename T>
struct Cast<std::vector<T>> {
  static std::string expected() { return "[" + Cast<T>::expected() + ", ...]"; }
  static std::vector<T> from(const Structure& structure) {
    const auto children = sequence(structure, kAnySize, &expected);
    std::vector<T> result;
    result.reserve(children.size());
    for (const Structure& child : children) {
      result.push_back(Cast<T>::from(child));
    }
    return result;
  }
};

template <typename Map>
requires requires { typename Map::mapped_type; }
struct Cast<Map> {
  using Value = Cast<typename Map::mapped_type>;

  static std::string expected() {
    return "{str: " + Value::expected() + ", ...}";
  }
  static Map from(const Structure& structure) {
    check_dict(structure, &expected);
    Map result;
    const std::string* key = structure.keys().data();
    for (const Structure& child : structure) {
      result.emplace(*key++, Value::from(child));
    }
    return result;
  }
};

// std::tuple, std::pair and std::array
template <typename T>
requires requires { std::tuple_size<T>::value; }
struct Cast<T> {
  static constexpr size_t kSize = std::tuple_size_v<T>;
  template <size_t I>
  using Child = Cast<std::tuple_element_t<I, T>>;

  static std::string expected() {
    return []<size_t... I>(std::index_sequence<I...>) {
      return tuple_str(std::initializer_list<Expected>{&Child<I>::expected...});
    }
    (std::make_index_sequence<kSize>());
  }
  static T from(const Structure& structure) {
    const auto children = sequence(structure, kSize, &expected);
    return [children]<size_t... I>(std::index_sequence<I...>) {
      static_cast<void>(children);  // if there are none
      return T{Child<I>::from(children[I])...};
    }
    (std::make_index_sequence<kSize>());
  }
};

}  // namespace structure_cast

template <typename T>
T Structure::as() const {
  return structure_cast::Cast<T>::from(*this);
}

}  // namespace tfx

#endif  // TFX_CORE_STRUCTURE_CAST_H_

// Structure: a tensor, None, or a tuple, list or dict of structures.
//
// What Python's TensorFlow calls a (possibly nested) structure: an element of a
// dataset, the arguments and results of a function, the state of a loop. C++
// types become structures by themselves, and structures become C++ types again:
//
//   tf::Structure element = {image, {{"id", id}, {"label", label}}};
//   auto [x, y] = element.unpack<tf::Tensor, tf::Structure>();
//   tf::Tensor z = y["label"];
//
// A Structure is cheap to copy and never changes: copies share their children.
// It may be used from any thread. tfx/core/nest.h has tf.nest.
#ifndef TFX_CORE_STRUCTURE_H_
#define TFX_CORE_STRUCTURE_H_

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "tfx/core/tensor.h"

namespace tfx {

class Structure {
 public:
  struct Item;  // {"key", value}, of a dict

  // None. A Tensor without a value is None too, and the other way round.
  Structure() = default;
  Structure(Tensor leaf) : leaf_(std::move(leaf)) {}  // NOLINT: implicit

  // Braces are tuples, nested too: {x, {y, z}}. {x} is x: a tuple of one, or of
  // more than six, is Structure::tuple({...}).
  Structure(Structure a, Structure b);
  Structure(Structure a, Structure b, Structure c);
  Structure(Structure a, Structure b, Structure c, Structure d);
  Structure(Structure a, Structure b, Structure c, Structure d, Structure e);
  Structure(Structure a, Structure b, Structure c, Structure d, Structure e,
            Structure f);
  // Braces with names are dicts: {{"image", x}, {"label", y}}.
  Structure(std::initializer_list<Item> items);  // NOLINT

  // Of a key that comes twice the last value counts, in the first one's place.
  static Structure tuple(std::vector<Structure> children);
  static Structure list(std::vector<Structure> children);
  static Structure dict(std::vector<Item> items);

  // std::vector is a list; with names, as std::map, a dict; std::tuple,
  // std::pair and std::array are tuples.
  template <typename T>
  requires std::convertible_to<T, Structure> Structure(
      std::vector<T> children);  // NOLINT
  template <typename T>
  requires std::convertible_to<T, Structure> Structure(
      std::vector<std::pair<std::string, T>> items);  // NOLINT
  template <typename Map>
  requires requires {
    typename Map::mapped_type;
  } && std::convertible_to<typename Map::key_type, std::string> &&
      std::convertible_to<typename Map::mapped_type, Structure>
      Structure(const Map& items);  // NOLINT
  template <typename... T>
  requires(std::convertible_to<T, Structure>&&...)
      Structure(std::tuple<T...> children);  // NOLINT
  template <typename A, typename B>
  requires std::convertible_to<A, Structure> &&
      std::convertible_to<B, Structure>
      Structure(std::pair<A, B> children)  // NOLINT
      : Structure(std::move(children.first), std::move(children.second)) {}
  template <typename T, size_t N>
  requires std::convertible_to<T, Structure> Structure(
      std::array<T, N> children);  // NOLINT

  bool is_none() const noexcept { return is_leaf() && !leaf_.has_value(); }
  bool is_tensor() const noexcept { return is_leaf() && leaf_.has_value(); }
  bool is_tuple() const noexcept;
  bool is_list() const noexcept;
  bool is_dict() const noexcept;
  // None or a tensor.
  bool is_leaf() const noexcept { return node_ == nullptr; }

  // The tensor; None is one without a value. Throws TypeError if this is a
  // tuple, list or dict.
  const Tensor& tensor() const;
  operator Tensor() const { return tensor(); }  // NOLINT: f(Tensor) takes it

  // What follows throws TypeError for a leaf.
  //
  // Children are in the order in which tf.nest visits them: a dict's by their
  // keys. What was written first is printed first all the same.
  size_t size() const { return children().size(); }
  std::span<const Structure> children() const;
  const Structure* begin() const { return children().data(); }
  const Structure* end() const { return begin() + size(); }
  // A child of a tuple or list; negative indices count from the end. Throws
  // IndexError, or KeyError for a dict.
  template <std::integral Index>
  const Structure& operator[](Index index) const {
    const auto value = static_cast<int64_t>(index);
    // What an int64 cannot hold is out of range, not negative.
    return at(std::unsigned_integral<Index> && value < 0 ? INT64_MAX : value);
  }
  // A dict's value; throws KeyError, or TypeError if this is no dict.
  const Structure& operator[](std::string_view key) const;
  // Whether this is a dict that has the key.
  bool contains(std::string_view key) const noexcept;
  // A dict's keys, a key a child; throws TypeError if this is no dict.
  const std::vector<std::string>& keys() const;

  // As a C++ type: Tensor, Structure, or std::tuple, std::pair, std::array,
  // std::vector and std::map of such. Sequences accept tuples and lists, as
  // Python's unpacking does. Throws TypeError where something else is there,
  // ValueError if it is of another size.
  template <typename T>
  T as() const;
  // auto [x, y] = element.unpack<2>(), all of them tensors;
  // auto [x, d] = element.unpack<Tensor, Structure>().
  template <size_t N>
  std::array<Tensor, N> unpack() const {
    return as<std::array<Tensor, N>>();
  }
  template <typename... T>
  std::tuple<T...> unpack() const {
    return as<std::tuple<T...>>();
  }

  // How many leaves there are, at any depth; a leaf has one, itself.
  size_t leaf_count() const noexcept;
  // The same tuple, list or dict, with these as its children. Throws ValueError
  // if they are not as many.
  Structure with_children(std::vector<Structure> children) const;

  // str(s), repr(s); and list(s.keys()) as Python prints that: "['b', 'a']".
  std::string str() const;
  std::string repr() const;
  std::string keys_str() const;
  // With a point for each leaf: "(., {'a': .})".
  std::string layout() const;
  // type(s).__name__: "tuple", "NoneType", "EagerTensor"
  std::string_view type_name() const noexcept;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const Structure& structure);

 private:
  struct Node;
  class Writer;

  explicit Structure(std::shared_ptr<const Node> node)
      : node_(std::move(node)) {}
  const Structure& at(int64_t index) const;
  // A dict's keys as indices of keys(), in the order they were written.
  std::span<const size_t> keys_as_written() const;
  static std::string key_str(std::string_view key);  // 'a', "it's"

  // Without a node this is a leaf. Tensors are the only ones so far; other
  // kinds make leaf_ a variant.
  Tensor leaf_;
  std::shared_ptr<const Node> node_;
};

struct Structure::Item {
  // Not an aggregate: {} shall be None, not an item.
  Item(std::string name, Structure child)
      : key(std::move(name)), value(std::move(child)) {}

  std::string key;
  Structure value;
};

}  // namespace tfx

#include "tfx/core/structure_cast.h"  // IWYU pragma: export

#endif  // TFX_CORE_STRUCTURE_H_

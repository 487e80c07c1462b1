// Private: Tree, the common base of Structure, StructuredSpec and other nested
// values: tuples, lists and dicts with any kind of leaves.
//
// A class Self derives from Tree<Self> and adds the leaf; is_leaf() tells
// whether it is used. Trees are immutable, copies share their children, and
// they may be used from any thread. Self has
//
//   std::string leaf_str() const;
//   std::string leaf_repr() const;
//   std::string leaf_description() const;        // "None", "a Tensor"
//   std::string_view leaf_type_name() const;     // "NoneType"
//
// and its source instantiates Tree<Self> with tfx/core/tree_impl.h.
#ifndef TFX_CORE_TREE_H_
#define TFX_CORE_TREE_H_

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/core/parts.h"
#include "tfx/core/shared.h"

namespace tfx::internal {

// kSequence is a tuple or a list, whichever the callee expects: braces of a
// StructureLike.
enum class TreeKind { kTuple, kList, kDict, kSequence };

// {"key", value}, of a dict.
template <typename Self>
struct TreeItem {
  // Not an aggregate, so that {} is None and not an item. A template, so that
  // braces do not become a string.
  template <typename Name>
  requires std::convertible_to<Name, std::string> TreeItem(Name&& name,
                                                           Self child)
      : key(std::forward<Name>(name)), value(std::move(child)) {}

  std::string key;
  Self value;
};

template <typename Self>
class Tree {
 public:
  static Self tuple(std::vector<Self> children);
  static Self list(std::vector<Self> children);
  // If a key repeats, the last value replaces the first, in its place.
  static Self dict(std::vector<TreeItem<Self>> items);

  // Whether it is neither a tuple nor a list nor a dict.
  bool is_leaf() const noexcept { return node_ == nullptr; }
  bool is_tuple() const noexcept { return is(TreeKind::kTuple); }
  bool is_list() const noexcept { return is(TreeKind::kList); }
  bool is_dict() const noexcept { return is(TreeKind::kDict); }

  // The members up to operator[] throw TypeError for a leaf. References last as
  // long as this object; those of a temporary one are copies.
  //
  // Children are in the order of tf.nest: those of a dict are sorted by key.
  // (They are printed in the order in which they were written.)
  size_t size() const { return children().size(); }
  std::span<const Self> children() const&;
  std::vector<Self> children() && {
    const std::span<const Self> borrowed = children();
    return {borrowed.begin(), borrowed.end()};
  }
  const Self* begin() const { return children().data(); }
  const Self* end() const { return begin() + size(); }
  // A child of a tuple or list; negative indices count from the end. Throws
  // IndexError, or KeyError for a dict.
  template <std::integral Index>
  const Self& operator[](Index index) const& {
    const auto value = static_cast<int64_t>(index);
    // What an int64 cannot hold is out of range, not negative.
    return at(std::unsigned_integral<Index> && value < 0 ? INT64_MAX : value);
  }
  template <std::integral Index>
  Self operator[](Index index) && {
    return (*this)[index];
  }
  // A dict's value; throws KeyError, or TypeError if this is no dict.
  const Self& operator[](std::string_view key) const&;
  Self operator[](std::string_view key) && { return (*this)[key]; }
  // Whether this is a dict that has the key.
  bool contains(std::string_view key) const noexcept;
  // A dict's keys, in the order of its children; throws TypeError if this is
  // not a dict.
  const std::vector<std::string>& keys() const&;
  std::vector<std::string> keys() && { return keys(); }

  // The number of leaves at any depth; 1 for a leaf.
  size_t leaf_count() const noexcept;
  // The same tuple, list or dict with other children. Throws ValueError if
  // their number differs.
  Self with_children(std::vector<Self> children) const;

  // str(s), repr(s); and list(s.keys()) as Python prints that: "['b', 'a']".
  std::string str() const;
  std::string repr() const;
  std::string keys_str() const;
  // The structure with a dot for each leaf: "(., {'a': .})".
  std::string layout() const;
  // type(s).__name__: "tuple", "NoneType", "EagerTensor"
  std::string_view type_name() const noexcept;
  // A dict's keys as indices of keys(), in the order they were written.
  std::span<const size_t> keys_as_written() const;

 protected:
  Tree() = default;

  static Self sequence(std::vector<Self> children);
  bool is_any_sequence() const noexcept { return is(TreeKind::kSequence); }

 private:
  struct Keys;
  struct Node;
  template <typename LeafText>
  class Writer;

  static Self make(TreeKind kind, std::vector<Self> children,
                   Shared<const Keys> keys = {});
  const Self& self() const { return static_cast<const Self&>(*this); }
  bool is(TreeKind kind) const noexcept;
  const Self& at(int64_t index) const;

  Shared<const Node> node_;
};

// Whether T converts to Self, or is a container of such types.
template <typename Self, typename T>
constexpr bool becomes_tree() {
  if constexpr (HasParts<T>) {
    return []<typename... P>(TypeList<P...> /*parts*/) {
      return (becomes_tree<Self, P>() && ...);
    }(typename Parts<T>::Types());
  } else {
    return std::convertible_to<const T&, Self>;
  }
}
template <typename T>
constexpr bool has_string_keys() {
  if constexpr (!HasParts<T>) {
    return true;
  } else if constexpr (Parts<T>::kForm == Form::kDict) {
    return std::convertible_to<const typename Parts<T>::Key&, std::string> &&
           has_string_keys<typename Parts<T>::Part>();
  } else {
    return []<typename... P>(TypeList<P...> /*parts*/) {
      return (has_string_keys<P>() && ...);
    }(typename Parts<T>::Types());
  }
}
template <typename T, typename Self>
concept ContainerOf = HasParts<T> &&
    becomes_tree<Self, T>() && has_string_keys<T>();

// For containers whose leaves convert to Self: the make_leaf of to_tree().
template <typename Self>
struct ConvertLeaf {
  template <typename T>
  Self operator()(const T& leaf) const {
    return leaf;
  }
  static std::string key(std::string key) { return key; }
};

// Converts a C++ value to a tree: containers become tuples, lists and dicts,
// leaves make_leaf(leaf), and keys of dicts make_leaf.key(key).
template <typename Self, typename T, typename MakeLeaf>
Self to_tree(const T& value, MakeLeaf&& make_leaf) {
  if constexpr (!HasParts<T>) {
    return make_leaf(value);
  } else if constexpr (Parts<T>::kForm == Form::kDict) {
    std::vector<TreeItem<Self>> items;
    Parts<T>::for_each_item(value, [&](const auto& key, const auto& part) {
      items.emplace_back(make_leaf.key(key), to_tree<Self>(part, make_leaf));
    });
    return Self::dict(std::move(items));
  } else {
    std::vector<Self> children;
    Parts<T>::for_each(value, [&](const auto& part) {
      children.push_back(to_tree<Self>(part, make_leaf));
    });
    constexpr Form form = Parts<T>::kForm;
    if constexpr (form == Form::kOptional || form == Form::kVariant) {
      return children.empty() ? Self() : std::move(children[0]);
    } else if constexpr (form == Form::kList) {
      return Self::list(std::move(children));
    } else {
      return Self::tuple(std::move(children));
    }
  }
}

struct SameKey {
  const std::string& operator()(const std::string& key) const { return key; }
};

// Converts a tree to another kind of tree: leaves become make_leaf(leaf), and
// keys of dicts make_key(key).
template <typename To, typename From, typename MakeLeaf,
          typename MakeKey = SameKey>
To convert_tree(const From& from, MakeLeaf&& make_leaf, MakeKey make_key = {}) {
  if (from.is_leaf()) return make_leaf(from);
  std::vector<To> children;
  children.reserve(from.size());
  for (const From& child : from) {
    children.push_back(convert_tree<To>(child, make_leaf, make_key));
  }
  if (from.is_tuple()) return To::tuple(std::move(children));
  if (!from.is_dict()) return To::list(std::move(children));
  std::vector<TreeItem<To>> items;
  for (const size_t i : from.keys_as_written()) {
    items.emplace_back(make_key(from.keys()[i]), std::move(children[i]));
  }
  return To::dict(std::move(items));
}

}  // namespace tfx::internal

#endif  // TFX_CORE_TREE_H_

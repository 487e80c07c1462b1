// Private: the bodies of Tree, for the sources that instantiate it.
#ifndef TFX_CORE_TREE_IMPL_H_
#define TFX_CORE_TREE_IMPL_H_

#include <algorithm>
#include <numeric>

#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"
#include "tfx/core/tree.h"

namespace tfx::internal {

template <typename Self>
struct Tree<Self>::Keys final : Counted {
  std::vector<std::string> sorted;
  std::vector<size_t> as_written;  // their indices, in the order of writing
};

template <typename Self>
struct Tree<Self>::Node final : Counted {
  // Python's recursion limit; functions here recurse for each level, too.
  static constexpr size_t kMaxDepth = 1000;

  Node(TreeKind node_kind, std::vector<Self> node_children,
       Shared<const Keys> node_keys)
      : kind(node_kind),
        children(std::move(node_children)),
        keys(std::move(node_keys)) {
    for (const Self& child : children) {
      leaf_count += child.leaf_count();
      if (!child.is_leaf()) depth = std::max(depth, child.node_->depth + 1);
    }
    if (depth > kMaxDepth) {
      throw RuntimeError("maximum recursion depth exceeded in a structure");
    }
  }

  const TreeKind kind;
  const std::vector<Self> children;
  // The keys of a dict; dicts with the same keys can share them.
  const Shared<const Keys> keys;
  size_t leaf_count = 0;
  size_t depth = 1;
};

// Writes a tree as Python does. LeafText gives the text of a leaf.
template <typename Self>
template <typename LeafText>
class Tree<Self>::Writer {
 public:
  explicit Writer(LeafText leaf_text) : leaf_text_(leaf_text) {}

  std::string text(const Self& tree) {
    write(tree);
    return std::move(text_);
  }

 private:
  void write(const Self& tree) {
    if (tree.is_leaf()) {
      text_ += leaf_text_(tree);
    } else if (tree.is_dict()) {
      write_dict(tree);
    } else {
      write_sequence(tree);
    }
  }

  void write_sequence(const Self& sequence) {
    const bool is_tuple = sequence.is_tuple();
    text_ += is_tuple ? '(' : '[';
    for (const Self& child : sequence) {
      if (&child != sequence.begin()) text_ += ", ";
      write(child);
    }
    if (is_tuple && sequence.size() == 1) text_ += ',';
    text_ += is_tuple ? ')' : ']';
  }

  void write_dict(const Self& dict) {
    const char* separator = "{";
    for (const size_t index : dict.keys_as_written()) {
      text_ += separator + str_repr(dict.keys()[index]) + ": ";
      write(dict.children()[index]);
      separator = ", ";
    }
    text_ += dict.size() == 0 ? "{}" : "}";
  }

  const LeafText leaf_text_;
  std::string text_;
};

template <typename Self>
Self Tree<Self>::make(TreeKind kind, std::vector<Self> children,
                      Shared<const Keys> keys) {
  Self tree;
  tree.node_ =
      Shared<const Node>(new Node(kind, std::move(children), std::move(keys)));
  return tree;
}

template <typename Self>
Self Tree<Self>::tuple(std::vector<Self> children) {
  return make(TreeKind::kTuple, std::move(children));
}

template <typename Self>
Self Tree<Self>::list(std::vector<Self> children) {
  return make(TreeKind::kList, std::move(children));
}

template <typename Self>
Self Tree<Self>::sequence(std::vector<Self> children) {
  return make(TreeKind::kSequence, std::move(children));
}

template <typename Self>
Self Tree<Self>::dict(std::vector<TreeItem<Self>> items) {
  std::vector<size_t> by_key(items.size());
  std::iota(by_key.begin(), by_key.end(), 0);
  std::stable_sort(by_key.begin(), by_key.end(), [&](size_t a, size_t b) {
    return items[a].key < items[b].key;
  });
  auto* const keys = new Keys;
  const Shared<const Keys> shared_keys(keys);
  std::vector<Self> children;
  std::vector<size_t> written;  // where each key was first
  for (const size_t index : by_key) {
    TreeItem<Self>& item = items[index];
    if (!keys->sorted.empty() && keys->sorted.back() == item.key) {
      children.back() = std::move(item.value);
      continue;
    }
    keys->sorted.push_back(std::move(item.key));
    children.push_back(std::move(item.value));
    written.push_back(index);
  }
  keys->as_written.resize(written.size());
  std::iota(keys->as_written.begin(), keys->as_written.end(), 0);
  std::sort(keys->as_written.begin(), keys->as_written.end(),
            [&](size_t a, size_t b) { return written[a] < written[b]; });
  return make(TreeKind::kDict, std::move(children), shared_keys);
}

template <typename Self>
bool Tree<Self>::is(TreeKind kind) const noexcept {
  return !is_leaf() && node_->kind == kind;
}

template <typename Self>
std::span<const Self> Tree<Self>::children() const& {
  if (!is_leaf()) return node_->children;
  throw TypeError("expected a tuple, list or dict, got " +
                  self().leaf_description());
}

template <typename Self>
const Self& Tree<Self>::at(int64_t index) const {
  const auto all = children();
  if (is_dict()) {
    throw KeyError(std::to_string(index) + " is not in the dict, which has " +
                   keys_str());
  }
  const auto size = static_cast<int64_t>(all.size());
  if (index < -size || index >= size) {
    throw IndexError(std::string(type_name()) + " index out of range: " +
                     std::to_string(index) + " of " + std::to_string(size));
  }
  return all[static_cast<size_t>(index < 0 ? index + size : index)];
}

template <typename Self>
const std::vector<std::string>& Tree<Self>::keys() const& {
  if (is_dict()) return node_->keys->sorted;
  throw TypeError("expected a dict, got a " + std::string(type_name()));
}

template <typename Self>
std::span<const size_t> Tree<Self>::keys_as_written() const {
  return node_->keys->as_written;
}

template <typename Self>
const Self& Tree<Self>::operator[](std::string_view key) const& {
  const auto& all = keys();
  const auto found = std::lower_bound(all.begin(), all.end(), key);
  if (found == all.end() || *found != key) {
    throw KeyError(str_repr(key) + " is not in the dict, which has " +
                   keys_str());
  }
  return node_->children[static_cast<size_t>(found - all.begin())];
}

template <typename Self>
bool Tree<Self>::contains(std::string_view key) const noexcept {
  if (!is_dict()) return false;
  const auto& all = node_->keys->sorted;
  return std::binary_search(all.begin(), all.end(), key);
}

template <typename Self>
size_t Tree<Self>::leaf_count() const noexcept {
  return is_leaf() ? 1 : node_->leaf_count;
}

template <typename Self>
Self Tree<Self>::with_children(std::vector<Self> children) const {
  if (children.size() != size()) {
    throw ValueError("a " + std::string(type_name()) + " of " +
                     std::to_string(size()) + " children was given " +
                     std::to_string(children.size()));
  }
  return make(node_->kind, std::move(children), node_->keys);
}

// Tuples, lists and dicts contain the repr() of their leaves, as in Python.
template <typename Self>
std::string Tree<Self>::str() const {
  return is_leaf() ? self().leaf_str() : repr();
}

template <typename Self>
std::string Tree<Self>::repr() const {
  const auto leaf_text = [](const Self& leaf) { return leaf.leaf_repr(); };
  return Writer<decltype(leaf_text)>(leaf_text).text(self());
}

template <typename Self>
std::string Tree<Self>::layout() const {
  const auto leaf_text = [](const Self& /*leaf*/) { return "."; };
  return Writer<decltype(leaf_text)>(leaf_text).text(self());
}

template <typename Self>
std::string Tree<Self>::keys_str() const {
  const auto& all = keys();
  std::string text = "[";
  for (const size_t index : keys_as_written()) {
    if (text.size() > 1) text += ", ";
    text += str_repr(all[index]);
  }
  return text + "]";
}

template <typename Self>
std::string_view Tree<Self>::type_name() const noexcept {
  if (is_leaf()) return self().leaf_type_name();
  if (is_dict()) return "dict";
  return is_tuple() ? "tuple" : "list";
}

}  // namespace tfx::internal

#endif  // TFX_CORE_TREE_IMPL_H_

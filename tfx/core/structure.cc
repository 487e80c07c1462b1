#include "tfx/core/structure.h"

#include <algorithm>
#include <numeric>

#include "tfx/core/errors.h"

namespace tfx {
namespace {

// As deep as Python goes: functions here call themselves for each level.
constexpr size_t kMaxDepth = 1000;

}  // namespace

struct Structure::Node {
  enum class Kind { kTuple, kList, kDict };

  struct Keys {
    std::vector<std::string> sorted;
    std::vector<size_t> as_written;  // their indices, in the order of writing
  };

  Node(Kind node_kind, std::vector<Structure> node_children,
       std::shared_ptr<const Keys> node_keys = nullptr)
      : kind(node_kind),
        children(std::move(node_children)),
        keys(std::move(node_keys)) {
    for (const Structure& child : children) {
      leaf_count += child.leaf_count();
      if (!child.is_leaf()) depth = std::max(depth, child.node_->depth + 1);
    }
    if (depth > kMaxDepth) {
      throw RuntimeError("maximum recursion depth exceeded in a structure");
    }
  }

  const Kind kind;
  const std::vector<Structure> children;
  // Of a dict; those with the same keys can share them.
  const std::shared_ptr<const Keys> keys;
  size_t leaf_count = 0;
  size_t depth = 1;
};

Structure Structure::tuple(std::vector<Structure> children) {
  return Structure(
      std::make_shared<const Node>(Node::Kind::kTuple, std::move(children)));
}

Structure Structure::list(std::vector<Structure> children) {
  return Structure(
      std::make_shared<const Node>(Node::Kind::kList, std::move(children)));
}

Structure Structure::dict(std::vector<Item> items) {
  std::vector<size_t> by_key(items.size());
  std::iota(by_key.begin(), by_key.end(), 0);
  std::stable_sort(by_key.begin(), by_key.end(), [&](size_t a, size_t b) {
    return items[a].key < items[b].key;
  });
  auto keys = std::make_shared<Node::Keys>();
  std::vector<Structure> children;
  std::vector<size_t> written;  // where each key was first
  for (const size_t index : by_key) {
    Item& item = items[index];
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
  return Structure(std::make_shared<const Node>(
      Node::Kind::kDict, std::move(children), std::move(keys)));
}

Structure::Structure(std::initializer_list<Item> items)
    : Structure(dict(items)) {}

Structure::Structure(Structure a, Structure b)
    : Structure(tuple({std::move(a), std::move(b)})) {}

Structure::Structure(Structure a, Structure b, Structure c)
    : Structure(tuple({std::move(a), std::move(b), std::move(c)})) {}

Structure::Structure(Structure a, Structure b, Structure c, Structure d)
    : Structure(
          tuple({std::move(a), std::move(b), std::move(c), std::move(d)})) {}

Structure::Structure(Structure a, Structure b, Structure c, Structure d,
                     Structure e)
    : Structure(tuple({std::move(a), std::move(b), std::move(c), std::move(d),
                       std::move(e)})) {}

Structure::Structure(Structure a, Structure b, Structure c, Structure d,
                     Structure e, Structure f)
    : Structure(tuple({std::move(a), std::move(b), std::move(c), std::move(d),
                       std::move(e), std::move(f)})) {}

bool Structure::is_tuple() const noexcept {
  return !is_leaf() && node_->kind == Node::Kind::kTuple;
}

bool Structure::is_list() const noexcept {
  return !is_leaf() && node_->kind == Node::Kind::kList;
}

bool Structure::is_dict() const noexcept {
  return !is_leaf() && node_->kind == Node::Kind::kDict;
}

const Tensor& Structure::tensor() const {
  if (is_leaf()) return leaf_;
  throw TypeError("expected a Tensor, got a " + std::string(type_name()) +
                  ": " + layout());
}

std::span<const Structure> Structure::children() const {
  if (!is_leaf()) return node_->children;
  throw TypeError("expected a tuple, list or dict, got " +
                  std::string(is_none() ? "None" : "a Tensor"));
}

const Structure& Structure::at(int64_t index) const {
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

const std::vector<std::string>& Structure::keys() const {
  if (is_dict()) return node_->keys->sorted;
  throw TypeError("expected a dict, got a " + std::string(type_name()));
}

std::span<const size_t> Structure::keys_as_written() const {
  return node_->keys->as_written;
}

const Structure& Structure::operator[](std::string_view key) const {
  const auto& all = keys();
  const auto found = std::lower_bound(all.begin(), all.end(), key);
  if (found == all.end() || *found != key) {
    throw KeyError(key_str(key) + " is not in the dict, which has " +
                   keys_str());
  }
  return node_->children[static_cast<size_t>(found - all.begin())];
}

bool Structure::contains(std::string_view key) const noexcept {
  if (!is_dict()) return false;
  const auto& all = node_->keys->sorted;
  return std::binary_search(all.begin(), all.end(), key);
}

size_t Structure::leaf_count() const noexcept {
  return is_leaf() ? 1 : node_->leaf_count;
}

Structure Structure::with_children(std::vector<Structure> children) const {
  if (children.size() != size()) {
    throw ValueError("a " + std::string(type_name()) + " of " +
                     std::to_string(size()) + " children was given " +
                     std::to_string(children.size()));
  }
  return Structure(std::make_shared<const Node>(
      node_->kind, std::move(children), node_->keys));
}

}  // namespace tfx

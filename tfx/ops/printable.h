// Printable: what tf::print takes. A text, a number, None, a tensor, or a list,
// a tuple or a dict of these.
#ifndef TFX_OPS_PRINTABLE_H_
#define TFX_OPS_PRINTABLE_H_

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx {

class Printable;

namespace internal {

// Containers but for texts, maps, and what is a tensor.
template <typename C>
concept PrintableList =
    !std::convertible_to<const C&, std::string_view> &&
    !std::convertible_to<const C&, Tensor> && !std::is_same_v<C, Printable> &&
    requires(const C& container) {
  std::begin(container);
  std::size(container);
  requires !requires { typename C::mapped_type; };
};

}  // namespace internal

class Printable {
 public:
  // All implicit: a value is meant.
  Printable(std::nullopt_t) : value_(Text{"None"}) {}                // NOLINT
  Printable(const char* text) : value_(std::string(text)) {}         // NOLINT
  Printable(std::string text) : value_(std::move(text)) {}           // NOLINT
  Printable(std::string_view text) : value_(std::string(text)) {}    // NOLINT
  Printable(bool value) : value_(Text{value ? "True" : "False"}) {}  // NOLINT
  template <std::integral T>
  Printable(T value) : value_(Text{std::to_string(value)}) {}  // NOLINT
  Printable(float value);                                      // NOLINT
  Printable(double value);                                     // NOLINT
  Printable(Tensor tensor) : value_(std::move(tensor)) {}      // NOLINT
  Printable(const Structure& structure);                       // NOLINT
  template <internal::ConvertsToTensor T>
  Printable(const T& value)  // NOLINT
      : value_(static_cast<Tensor>(value)) {}
  Printable(std::initializer_list<Printable> items)  // NOLINT
      : Printable(Kind::kList, items) {}
  template <internal::PrintableList C>
  Printable(const C& items)  // NOLINT
      : Printable(Kind::kList, {std::begin(items), std::end(items)}) {}
  // A dict; its keys are texts or numbers.
  template <typename Key, typename Value>
  Printable(const std::map<Key, Value>& items)  // NOLINT
      : Printable(Kind::kDict, flatten(items)) {}
  static Printable tuple(std::vector<Printable> items) {
    return {Kind::kTuple, std::move(items)};
  }

  const std::string* text() const { return std::get_if<std::string>(&value_); }
  const Tensor* tensor() const { return std::get_if<Tensor>(&value_); }
  // The tensors in it, from left to right, after those that are there.
  void collect_tensors(std::vector<Tensor>& tensors) const;

  // pprint.pformat of Python, with `tensor` (a text) in place of each tensor.
  std::string pformat(std::string_view tensor) const;

 private:
  enum class Kind { kList, kTuple, kDict };
  struct Text {
    std::string text;
  };
  // A dict has a key, a value, a key, a value, …
  struct Items {
    Kind kind;
    std::vector<Printable> items;
  };
  class Writer;

  Printable(Kind kind, std::vector<Printable> items)
      : value_(Items{kind, std::move(items)}) {}

  template <typename Map>
  static std::vector<Printable> flatten(const Map& map) {
    std::vector<Printable> items;
    for (const auto& [key, value] : map) {
      items.emplace_back(key);
      items.emplace_back(value);
    }
    return items;
  }

  std::variant<std::string, Text, Tensor, Items> value_;
};

}  // namespace tfx

#endif  // TFX_OPS_PRINTABLE_H_

// Printable: an argument of tf::print. A string, a number, None, a tensor, or a
// list, a tuple or a dict of these.
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

// Containers other than strings, maps and types convertible to tensors.
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
  // All implicit, so that values convert.
  Printable(std::nullopt_t);         // NOLINT
  Printable(const char* text);       // NOLINT
  Printable(std::string text);       // NOLINT
  Printable(std::string_view text);  // NOLINT
  Printable(bool value);             // NOLINT
  template <std::integral T>
  Printable(T value) : Printable(Text(std::to_string(value))) {}  // NOLINT
  Printable(float value);                                         // NOLINT
  Printable(double value);                                        // NOLINT
  Printable(Tensor tensor);                                       // NOLINT
  Printable(const Structure& structure);                          // NOLINT
  template <internal::ConvertsToTensor T>
  Printable(const T& value)  // NOLINT
      : Printable(static_cast<Tensor>(value)) {}
  Printable(std::initializer_list<Printable> items);  // NOLINT
  template <internal::PrintableList C>
  Printable(const C& items)  // NOLINT
      : Printable(Kind::kList, {std::begin(items), std::end(items)}) {}
  // A dict; its keys are strings or numbers.
  template <typename Key, typename Value>
  Printable(const std::map<Key, Value>& items)  // NOLINT
      : Printable(Kind::kDict, flatten(items)) {}
  static Printable tuple(std::vector<Printable> items);

  // Defined in the source, so that not every includer compiles the variant's.
  Printable(const Printable& other);
  Printable(Printable&& other) noexcept;
  Printable& operator=(const Printable& other);
  Printable& operator=(Printable&& other) noexcept;
  ~Printable();

  // Null if it holds something else.
  const std::string* text() const;
  const Tensor* tensor() const;
  // Appends its tensors to `tensors`, from left to right.
  void collect_tensors(std::vector<Tensor>& tensors) const;

  // Python's pprint.pformat, with the string `tensor` in place of each tensor.
  std::string pformat(std::string_view tensor) const;

 private:
  enum class Kind { kList, kTuple, kDict };
  struct Text {
    explicit Text(std::string value) : text(std::move(value)) {}
    std::string text;
  };
  // The items of a dict alternate: key, value, key, value, …
  struct Items {
    Kind kind;
    std::vector<Printable> items;
  };
  class Writer;

  explicit Printable(Text text);
  Printable(Kind kind, std::vector<Printable> items);

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

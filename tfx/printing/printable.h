// Printable: an argument of tf::print. A string, a number, a shape, a dtype,
// None, a tensor of any class, or a list, a tuple or a dict of these.
#ifndef TFX_PRINTING_PRINTABLE_H_
#define TFX_PRINTING_PRINTABLE_H_

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/composite_value.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/parts.h"
#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tree.h"

namespace tfx {

class Printable;

namespace internal {

// Containers without parts of their own (tfx/core/parts.h), as std::set.
template <typename C>
concept PrintableRange =
    !HasParts<C> && !std::convertible_to<const C&, std::string_view> &&
    !std::convertible_to<const C&, Tensor> &&
    !std::convertible_to<const C&, const Structure&> &&
    !std::is_same_v<C, Printable> && requires(const C& container) {
  std::begin(container);
  std::size(container);
};

template <typename T>
concept PrintedByRepr = std::same_as<T, TensorShape> || std::same_as<T, DType>;

}  // namespace internal

class Printable : public internal::Tree<Printable> {
 public:
  Printable() : Printable(std::nullopt) {}
  // All implicit, so that values convert.
  Printable(std::nullopt_t);         // NOLINT: None
  Printable(const char* text);       // NOLINT
  Printable(std::string text);       // NOLINT
  Printable(std::string_view text);  // NOLINT
  Printable(bool value);             // NOLINT
  template <std::integral T>
  Printable(T value) : Printable(Repr{std::to_string(value)}) {}  // NOLINT
  Printable(float value);                                         // NOLINT
  Printable(double value);                                        // NOLINT
  Printable(Tensor tensor);                                       // NOLINT
  Printable(const Structure& structure);                          // NOLINT
  Printable(CompositeValue value);                                // NOLINT
  template <CompositeTensor T>
  Printable(const T& value) : Printable(CompositeValue(value)) {}  // NOLINT
  // A shape, a dtype: what has a repr() and is no tensor.
  template <internal::PrintedByRepr T>
  Printable(const T& value) : Printable(Repr{value.repr()}) {}  // NOLINT
  template <internal::ConvertsToTensor T>
  requires(!std::same_as<T, Structure> && !CompositeTensor<T>)
      Printable(const T& value)  // NOLINT
      : Printable(static_cast<Tensor>(value)) {}
  Printable(std::initializer_list<Printable> items)  // NOLINT
      : Printable(list(items)) {}
  template <internal::PrintableRange C>
  Printable(const C& items)  // NOLINT
      : Printable(list({std::begin(items), std::end(items)})) {}
  // Lists, tuples and dicts, whose keys are strings or numbers.
  template <internal::HasParts T>
  requires(internal::becomes_tree<Printable, T>())  //
      Printable(const T& value)                     // NOLINT
      : Printable(internal::to_tree<Printable>(value, MakeLeaf())) {}

  // Null if it holds something else.
  const std::string* text() const {
    return kind_ == Kind::kText ? &text_ : nullptr;
  }
  const Tensor* tensor() const {
    return kind_ == Kind::kTensor ? &tensor_ : nullptr;
  }
  // Appends its tensors to `tensors`, from left to right; for a composite
  // tensor its text, a scalar string that is printed without quotes.
  struct PrintedTensor {
    Tensor tensor;
    bool is_text = false;
  };
  void collect_tensors(std::vector<PrintedTensor>& tensors,
                       int64_t summarize) const;

  // Python's pprint.pformat, with the string `tensor` in place of each tensor.
  std::string pformat(std::string_view tensor) const;

 private:
  friend class internal::Tree<Printable>;
  class Writer;
  enum class Kind { kText, kRepr, kTensor, kComposite };
  // What a value prints as.
  struct Repr {
    std::string text;
  };
  struct MakeLeaf {
    template <typename T>
    Printable operator()(const T& leaf) const {
      return leaf;
    }
    // As it prints.
    static std::string key(const Printable& key) { return key.pformat(""); }
  };

  explicit Printable(Repr repr)
      : kind_(Kind::kRepr), text_(std::move(repr.text)) {}
  // In the order in which they print: those of a dict by their keys.
  std::vector<std::pair<const std::string*, const Printable*>> items() const;

  std::string leaf_str() const { return text_; }
  std::string leaf_repr() const { return pformat("tensor"); }
  std::string leaf_description() const { return leaf_repr(); }
  static std::string_view leaf_type_name() noexcept { return "value"; }

  Kind kind_;
  Tensor tensor_;
  CompositeValue composite_;
  std::string text_;  // or the repr() of a value
};

namespace internal {
extern template class Tree<Printable>;
}  // namespace internal

}  // namespace tfx

#endif  // TFX_PRINTING_PRINTABLE_H_

// StructureLike: the parameter type for what is a nested structure in Python.
//
//   {x, y}                a tuple             (x, y)
//   {{"a", x}, {"b", 2}}  a dict              {"a": x, "b": 2}
//   {1, 2, 3}             a list of numbers   [1, 2, 3]
//   {{"a", "b"}}          a list of lists     [["a", "b"]]
//
// Accepts a tensor, anything that converts to one, a Python value (true, 2,
// 0.5, "same"), None, and nested structures of these. C++ containers convert as
// they do to Structure, but containers of numbers or strings become a tensor.
// Braces are a tuple or a list, whichever the function expects. For a dict of
// which all values are texts, use a std::map or StructureLike::dict(), because
// {{"a", "b"}} is a list.
//
// An immutable handle; copies are cheap.
#ifndef TFX_CORE_STRUCTURE_LIKE_H_
#define TFX_CORE_STRUCTURE_LIKE_H_

#include <concepts>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/core/composite_value.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/literal.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/shared.h"
#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tree.h"
#include "tfx/core/typed_array.h"

namespace tfx {

class StructureLike : public internal::Tree<StructureLike> {
 public:
  using Item = internal::TreeItem<StructureLike>;  // {"key", value}, of a dict

  // All implicit: a value is meant.
  StructureLike() = default;        // None
  StructureLike(std::nullopt_t) {}  // NOLINT: None
  StructureLike(Tensor tensor)      // NOLINT
      : tensor_(std::move(tensor)) {}
  StructureLike(CompositeValue composite)  // NOLINT
      : composite_(std::move(composite)) {}
  StructureLike(const Literal& literal);      // NOLINT
  StructureLike(const Structure& structure);  // NOLINT
  StructureLike(const np::NDArray& array);    // NOLINT
  template <internal::ScalarLiteral T>
  StructureLike(const T& value)  // NOLINT
      : StructureLike(Literal(value)) {}
  template <TypedArray T>
  StructureLike(const T& array)  // NOLINT
      : StructureLike(TensorLike(array).to_tensor()) {}
  // Variables, composite tensors and other leaf types of Structure.
  template <typename T>
  requires(!std::same_as<T, Structure> && !std::same_as<T, StructureLike> &&
           !internal::HasParts<T> && !internal::ScalarLiteral<T> &&
           !TypedArray<T> && std::convertible_to<const T&, Structure>)  //
      StructureLike(const T& leaf)  // NOLINT
      : StructureLike(Structure(leaf)) {}
  template <internal::ContainerOf<StructureLike> T>
  requires(!TypedArray<T>)               //
      StructureLike(const T& container)  // NOLINT
      : StructureLike(internal::to_tree<StructureLike>(
            container, internal::ConvertLeaf<StructureLike>())) {}

  // Braces: a tuple or a list, whichever the function expects; a dict if all
  // elements are {"text", value}, and not all values are texts.
  StructureLike(std::initializer_list<StructureLike> elements);

  bool is_none() const noexcept;
  // These are null, or have no value, if the leaf is of another kind.
  const Tensor* tensor() const;
  const Literal* literal() const;
  const CompositeValue& composite() const { return composite_; }
  // Braces, which may be a tuple or a list.
  bool is_sequence() const noexcept { return is_any_sequence(); }

  // As a tensor; values are converted to dtype `hint` if possible. Throws
  // TypeError or ValueError if it cannot become a tensor.
  Tensor to_tensor(DType hint) const;
  // As a structure. Values and lists of values become tensors.
  Structure to_structure() const;

 private:
  friend class internal::Tree<StructureLike>;
  struct SharedLiteral;

  // {"text", value}
  bool is_item() const;
  // Whether it is a value, or nested lists of values, that form one Literal.
  bool is_literal() const;
  Literal as_literal() const;

  std::string leaf_str() const { return leaf_repr(); }
  std::string leaf_repr() const;
  std::string leaf_description() const { return leaf_repr(); }
  std::string_view leaf_type_name() const noexcept;

  // At most one of the three has a value.
  Tensor tensor_;
  CompositeValue composite_;
  internal::Shared<const SharedLiteral> literal_;
};

namespace internal {
extern template class Tree<StructureLike>;
}  // namespace internal

}  // namespace tfx

#endif  // TFX_CORE_STRUCTURE_LIKE_H_

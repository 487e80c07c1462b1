// StructuredSpec: the specs of the tensors in a nested structure, such as the
// arguments or results of a function, or the elements of a dataset.
//
//   tf::StructuredSpec args = concrete.structured_input_signature()[0];
//   tf::TensorSpec x = args[0].spec();
//   tf::TensorSpec y = concrete.structured_outputs()["logits"].spec();
//
// It is written like a Structure: {spec, spec} is a tuple, {{"a", spec}} a
// dict, a std::vector a list; a dtype means a tensor of unknown shape.
//
// A StructuredSpec is immutable; copies share their children.
#ifndef TFX_CORE_STRUCTURED_SPEC_H_
#define TFX_CORE_STRUCTURED_SPEC_H_

#include <concepts>
#include <initializer_list>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/core/tree.h"
#include "tfx/core/type_spec.h"

namespace tfx {

class StructuredSpec : public internal::Tree<StructuredSpec> {
 public:
  using Item = internal::TreeItem<StructuredSpec>;  // {"key", spec}, of a dict

  StructuredSpec() = default;    // None
  StructuredSpec(TypeSpec spec)  // NOLINT: a structure of one
      : spec_(std::move(spec)) {}
  StructuredSpec(TensorSpec spec)  // NOLINT
      : StructuredSpec(TypeSpec(std::move(spec))) {}
  StructuredSpec(DType dtype);  // NOLINT: of any shape
  template <SpecOfValues T>
  requires(!std::same_as<T, TensorSpec> && !std::same_as<T, TypeSpec>)  //
      StructuredSpec(T spec)  // NOLINT
      : StructuredSpec(TypeSpec(std::move(spec))) {}
  // Braces are tuples: {x, {y, z}}; with names they are dicts.
  StructuredSpec(StructuredSpec a, StructuredSpec b);
  StructuredSpec(StructuredSpec a, StructuredSpec b, StructuredSpec c);
  StructuredSpec(StructuredSpec a, StructuredSpec b, StructuredSpec c,
                 StructuredSpec d);
  StructuredSpec(std::initializer_list<Item> items);  // NOLINT
  template <internal::ContainerOf<StructuredSpec> T>
  StructuredSpec(const T& value)  // NOLINT
      : StructuredSpec(internal::to_tree<StructuredSpec>(
            value, internal::ConvertLeaf<StructuredSpec>())) {}

  // A value that is not a tensor (a number, a string, …), as Python writes it.
  static StructuredSpec value(std::string repr);
  // A type other than a TypeSpec, as Python writes it: a variable's, an
  // object's, a TensorArray's.
  static StructuredSpec object(std::string repr);

  bool is_none() const noexcept {
    return is_leaf() && !spec_ && value_.empty();
  }
  // Whether it is the spec of one tensor.
  bool is_tensor() const;

  // The spec of one tensor; throws TypeError if it is something else.
  const TensorSpec& spec() const&;
  TensorSpec spec() && { return spec(); }
  // The spec of a tensor or composite tensor; null for anything else.
  const TypeSpec* type_spec() const { return spec_ ? &*spec_ : nullptr; }
  // The specs of all tensors, in the order of tf.nest.
  std::vector<TensorSpec> component_specs() const;

  // As a function's signature shows it:
  // "List[TensorSpec(…), Dict[['a', Literal[3]]]]".
  std::string trace_type() const;
  friend std::ostream& operator<<(std::ostream& stream,
                                  const StructuredSpec& spec);

 private:
  friend class internal::Tree<StructuredSpec>;

  std::string leaf_str() const { return leaf_repr(); }
  std::string leaf_repr() const;
  std::string leaf_description() const { return leaf_repr(); }
  std::string_view leaf_type_name() const noexcept;

  std::optional<TypeSpec> spec_;
  std::string value_;
};

namespace internal {
extern template class Tree<StructuredSpec>;
}  // namespace internal

}  // namespace tfx

#endif  // TFX_CORE_STRUCTURED_SPEC_H_

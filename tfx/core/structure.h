// Structure: a tensor, None, or a tuple, list or dict of structures.
//
// What Python's TensorFlow calls a (possibly nested) structure: an element of a
// dataset, the arguments and results of a function, the state of a loop. C++
// types convert to structures implicitly, and structures back to C++ types:
//
//   tf::Structure element = {image, {{"id", id}, {"label", label}}};
//   auto [x, y] = element;                       // two tensors
//   auto [x, y] = element.unpack<tf::Tensor, tf::Structure>();
//   tf::Tensor z = y["label"];
//
// A structure that is a tensor can be used as the tensor. Leaves may also be
// composite tensors, such as sparse and ragged ones.
//
// A Structure is immutable and cheap to copy: copies share their children. It
// may be used from any thread. tf.nest is in tfx/core/nest.h.
#ifndef TFX_CORE_STRUCTURE_H_
#define TFX_CORE_STRUCTURE_H_

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "tfx/core/composite_value.h"
#include "tfx/core/parts.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tree.h"

namespace tfx {

class Structure;

namespace internal {

// Leaf types that convert to a tensor: variables, gradients.
template <typename T>
concept StandsForTensor =
    !std::same_as<T, Tensor> && !std::same_as<T, Structure> && !HasParts<T> &&
    !CompositeTensor<T> && std::convertible_to<const T&, Tensor>;

template <typename T>
concept HasStructure = requires(const T& value) {
  { value.to_structure() } -> std::same_as<Structure>;
};

}  // namespace internal

class Structure : public internal::Tree<Structure> {
 public:
  using Item = internal::TreeItem<Structure>;  // {"key", value}, of a dict
  using HasTensorOperators = void;

  // None. A Tensor without a value converts to None, and back.
  Structure() = default;
  Structure(Tensor leaf) : leaf_(std::move(leaf)) {}  // NOLINT: implicit
  Structure(CompositeValue leaf)                      // NOLINT
      : composite_(std::move(leaf)) {}
  Structure(const np::NDArray& leaf);  // NOLINT
  template <internal::StandsForTensor T>
  Structure(const T& leaf) : leaf_(to_leaf(leaf)) {}  // NOLINT
  template <CompositeTensor T>
  requires(!internal::HasStructure<T>)  //
      Structure(const T& leaf)          // NOLINT
      : composite_(leaf) {}
  // A type with a to_structure() of its own.
  template <internal::HasStructure T>
  Structure(const T& value) : Structure(value.to_structure()) {}  // NOLINT

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

  // std::vector is a list; with names, as std::map, a dict; std::tuple,
  // std::pair, std::array and plain structs are tuples.
  template <std::same_as<Structure> T>  // lest braces become one
  Structure(std::vector<T> children)    // NOLINT
      : Structure(list(std::move(children))) {}
  template <internal::ContainerOf<Structure> T>
  Structure(const T& value)  // NOLINT
      : Structure(internal::to_tree<Structure>(
            value, internal::ConvertLeaf<Structure>())) {}

  bool is_none() const noexcept {
    return is_leaf() && !leaf_.has_value() && !is_composite();
  }
  bool is_tensor() const noexcept { return is_leaf() && leaf_.has_value(); }
  // A sparse or ragged tensor, or another composite tensor.
  bool is_composite() const noexcept { return composite_.has_value(); }

  // The tensor; None is one without a value. Throws TypeError if this is a
  // tuple, list, dict or composite tensor.
  const Tensor& tensor() const&;
  Tensor tensor() && { return tensor(); }
  operator Tensor() const { return tensor(); }  // NOLINT: f(Tensor) takes it
  // The composite tensor; throws TypeError if this is none.
  const CompositeValue& composite() const&;
  CompositeValue composite() && { return composite(); }

  // Those of the tensor; throw TypeError if this is not a tensor.
  DType dtype() const { return tensor().dtype(); }
  TensorShape shape() const { return tensor().shape(); }
  np::NDArray numpy() const;
  explicit operator bool() const { return static_cast<bool>(tensor()); }
  explicit operator int() const { return static_cast<int>(tensor()); }
  explicit operator int64_t() const { return static_cast<int64_t>(tensor()); }
  explicit operator float() const { return static_cast<float>(tensor()); }
  explicit operator double() const { return static_cast<double>(tensor()); }

  // As a C++ type: Tensor, Structure, a composite tensor, or containers and
  // plain structs of these. Tuples and lists are interchangeable, as in
  // Python's unpacking. Throws TypeError if the structure has another form,
  // ValueError if a size differs.
  template <typename T>
  T as() const;
  // auto [x, y, z] = element.unpack<3>(), all of them tensors;
  // auto [x, d] = element.unpack<Tensor, Structure>().
  template <size_t N>
  std::array<Tensor, N> unpack() const {
    return as<std::array<Tensor, N>>();
  }
  template <typename... T>
  std::tuple<T...> unpack() const {
    return as<std::tuple<T...>>();
  }
  // auto [x, y] = element: the children of a pair, or the rows of a tensor.
  template <size_t Index>
  Tensor get() const {
    static_assert(Index < 2);
    return half(Index);
  }

  friend std::ostream& operator<<(std::ostream& stream,
                                  const Structure& structure);

 private:
  friend class internal::Tree<Structure>;

  // A Gradient that is None becomes None.
  template <typename T>
  static Tensor to_leaf(const T& value) {
    if constexpr (requires { value.is_none(); }) {
      if (value.is_none()) return {};
    }
    return value;
  }
  Tensor half(int64_t index) const;

  std::string leaf_str() const;
  std::string leaf_repr() const;
  std::string leaf_description() const;
  std::string_view leaf_type_name() const noexcept;

  // At most one of the two has a value; neither if this is not a leaf.
  Tensor leaf_;
  CompositeValue composite_;
};

namespace internal {

extern template class Tree<Structure>;

template <>
inline constexpr LeafKind kLeafKind<Structure> = LeafKind::kTensors;

}  // namespace internal
}  // namespace tfx

template <>
struct std::tuple_size<tfx::Structure>
    : std::integral_constant<std::size_t, 2> {};
template <std::size_t Index>
struct std::tuple_element<Index, tfx::Structure> {
  using type = tfx::Tensor;
};

#include "tfx/core/structure_cast.h"  // IWYU pragma: export

#endif  // TFX_CORE_STRUCTURE_H_

// Private: C++ values as what they have in them for a function: tensors, and
// all else, which is part of what distinguishes one trace from another.
#ifndef TFX_FUNCTION_LEAVES_H_
#define TFX_FUNCTION_LEAVES_H_

#include <array>
#include <complex>
#include <concepts>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <vector>

#include "tfx/autodiff/gradient.h"
#include "tfx/core/composite_tensor.h"
#include "tfx/core/indexed_slices.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/nest.h"
#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/ops/variable.h"

namespace tfx::internal {

// What a composite tensor's type says of the shape of one of its tensors.
struct ComponentShape {
  size_t tensor;
  TensorShape shape;
};

// The tensors of some values, in order, and the rest of them as a key that is
// equal for equal values.
struct Encoded {
  std::string key = {};
  std::vector<Tensor> tensors = {};
  // Those of composite tensors, in order.
  std::vector<ComponentShape> component_shapes = {};
  // What distinguishes the types of composite tensors, if it shall be no part
  // of the key.
  std::optional<std::string> types = std::nullopt;

  void add_bytes(const void* data, size_t size) {
    key.append(static_cast<const char*>(data), size);
  }
  void add_text(std::string_view text) {
    key += std::to_string(text.size()) + ":";
    key += text;
  }
  void add_tensor(const Tensor& tensor) {
    key += tensor.has_value() ? 'T' : 'N';
    if (tensor.has_value()) tensors.push_back(tensor);
  }
  // What may differ where the types of composite tensors may.
  void add_type(std::string_view type_key);
  // With a shape for each component.
  void add_composite(std::string_view type_key,
                     std::span<const Tensor> components,
                     std::span<const TensorShape> shapes);
};

// Whether composite tensors that are made again are of the same types.
enum class CompositeTypes { kSame, kOpen };

// Tensors to put in the places of others.
class TensorReader {
 public:
  explicit TensorReader(std::span<const Tensor> tensors,
                        CompositeTypes types = CompositeTypes::kSame)
      : tensors_(tensors), types_(types) {}
  const Tensor& next() { return tensors_[next_++]; }
  // None stays None.
  Tensor next(const Tensor& place) {
    return place.has_value() ? next() : Tensor();
  }
  CompositeTypes types() const { return types_; }

 private:
  std::span<const Tensor> tensors_;
  CompositeTypes types_;
  size_t next_ = 0;
};

// A number that no other has.
int64_t unique_number();

// Throws TypeError: composite tensors of several types have none in common.
[[noreturn]] void throw_no_common_type(const std::string& spec);

// What tells an object from any other, also from one that is at its place
// later, if it knows.
template <typename T>
concept HasIdentity = requires(const T& object) {
  { object.identity() } -> std::same_as<int64_t>;
};

// Leaves<T>::Traced is what a function is traced with for an argument of type
// T; encode() takes a value apart, decode() makes it again with other tensors.
//
// Unless there is a specialisation, an object is told by its address, or by the
// identity that it has, as modules do. One without members, as a lambda that
// captures nothing, is like all others of its type.
template <typename T>
struct Leaves {
  static constexpr bool kIsObject = true;
  using Traced = const T&;
  static void encode(const T& value, Encoded& to) {
    if constexpr (!std::is_empty_v<T>) {
      const void* const address = &value;
      to.add_bytes(&address, sizeof(address));
    }
    if constexpr (HasIdentity<T>) {
      const int64_t identity = value.identity();
      to.add_bytes(&identity, sizeof(identity));
    }
  }
  static const T& decode(const T& value, TensorReader& /*from*/) {
    return value;
  }
};

// What is kept by value and has no tensors in it.
template <typename T>
struct PlainLeaf {
  static constexpr bool kIsObject = false;
  using Traced = T;
  static T decode(const T& value, TensorReader& /*from*/) { return value; }
};

template <typename T>
requires std::is_arithmetic_v<T> || std::is_enum_v<T>
struct Leaves<T> : PlainLeaf<T> {
  static void encode(const T& value, Encoded& to) {
    to.add_bytes(&value, sizeof(value));
  }
};

template <typename T>
struct Leaves<T*> : PlainLeaf<T*> {
  static void encode(T* value, Encoded& to) {
    const auto address = reinterpret_cast<uintptr_t>(value);
    to.add_bytes(&address, sizeof(address));
    if constexpr (HasIdentity<T>) {
      const int64_t identity = value == nullptr ? 0 : value->identity();
      to.add_bytes(&identity, sizeof(identity));
    }
  }
};

template <typename T>
struct Leaves<std::complex<T>> : PlainLeaf<std::complex<T>> {
  static void encode(const std::complex<T>& value, Encoded& to) {
    to.add_bytes(&value, sizeof(value));
  }
};

// Pointers that own are told by what they point to, as others are.
template <typename T>
struct Leaves<std::shared_ptr<T>> : PlainLeaf<std::shared_ptr<T>> {
  static void encode(const std::shared_ptr<T>& value, Encoded& to) {
    Leaves<T*>::encode(value.get(), to);
  }
};
template <typename T, typename Deleter>
struct Leaves<std::unique_ptr<T, Deleter>> {
  static constexpr bool kIsObject = true;
  using Traced = const std::unique_ptr<T, Deleter>&;
  static void encode(Traced value, Encoded& to) {
    Leaves<T*>::encode(value.get(), to);
  }
  static Traced decode(Traced value, TensorReader& /*from*/) { return value; }
};

template <>
struct Leaves<std::string> : PlainLeaf<std::string> {
  static void encode(const std::string& value, Encoded& to) {
    to.add_text(value);
  }
};
template <>
struct Leaves<const char*> {
  static constexpr bool kIsObject = false;
  using Traced = std::string;
  static void encode(const char* value, Encoded& to) { to.add_text(value); }
  static std::string decode(const char* value, TensorReader& /*from*/) {
    return value;
  }
};
template <>
struct Leaves<std::string_view> {
  static constexpr bool kIsObject = false;
  using Traced = std::string;
  static void encode(std::string_view value, Encoded& to) {
    to.add_text(value);
  }
  static std::string decode(std::string_view value, TensorReader& /*from*/) {
    return std::string(value);
  }
};

template <>
struct Leaves<DType> : PlainLeaf<DType> {
  static void encode(DType value, Encoded& to) { to.add_text(value.name()); }
};

template <>
struct Leaves<TensorShape> : PlainLeaf<TensorShape> {
  static void encode(const TensorShape& value, Encoded& to) {
    to.add_text(value.str());
  }
};

template <>
struct Leaves<Variable> : PlainLeaf<Variable> {
  static void encode(const Variable& value, Encoded& to) {
    const int64_t id = value.has_value() ? value.id() : 0;
    to.add_bytes(&id, sizeof(id));
  }
};

template <>
struct Leaves<Tensor> {
  static constexpr bool kIsObject = false;
  using Traced = Tensor;
  static void encode(const Tensor& value, Encoded& to) { to.add_tensor(value); }
  static Tensor decode(const Tensor& value, TensorReader& from) {
    return from.next(value);
  }
};

// A NumPy array is a tensor to a function, as in Python.
template <>
struct Leaves<np::NDArray> {
  static constexpr bool kIsObject = false;
  using Traced = Tensor;
  static void encode(const np::NDArray& value, Encoded& to) {
    to.add_tensor(TensorLike(value).to_tensor());
  }
  static Tensor decode(const np::NDArray& /*value*/, TensorReader& from) {
    return from.next();
  }
};

template <>
struct Leaves<IndexedSlices> {
  static constexpr bool kIsObject = false;
  using Traced = IndexedSlices;
  static void encode(const IndexedSlices& value, Encoded& to) {
    to.add_tensor(value.values());
    to.add_tensor(value.indices());
    to.add_tensor(value.dense_shape());
  }
  static IndexedSlices decode(const IndexedSlices& value, TensorReader& from) {
    const Tensor values = from.next(value.values());
    const Tensor indices = from.next(value.indices());
    return {values, indices, from.next(value.dense_shape())};
  }
};

template <CompositeTensor T>
struct Leaves<T> {
  static constexpr bool kIsObject = false;
  using Traced = T;
  static void encode(const T& value, Encoded& to) {
    to.add_composite(value.type_key(), value.components(),
                     value.component_shapes());
  }
  static T decode(const T& value, TensorReader& from) {
    std::vector<Tensor> components = value.components();
    for (Tensor& each : components) each = from.next(each);
    if (from.types() == CompositeTypes::kSame) {
      return value.with_components(components);
    }
    if constexpr (OpenCompositeTensor<T>) {
      return T::from_components(components);
    } else {
      throw_no_common_type(value.spec_repr());
    }
  }
};

template <>
struct Leaves<Gradient> {
  static constexpr bool kIsObject = false;
  using Traced = Gradient;
  static void encode(const Gradient& value, Encoded& to) {
    to.key += value.is_none() ? '0' : value.is_indexed_slices() ? '2' : '1';
    if (value.is_indexed_slices()) {
      Leaves<IndexedSlices>::encode(value.indexed_slices(), to);
    } else if (!value.is_none()) {
      to.add_tensor(value.to_tensor());
    }
  }
  static Gradient decode(const Gradient& value, TensorReader& from) {
    if (value.is_none()) return {};
    if (value.is_indexed_slices()) {
      return Leaves<IndexedSlices>::decode(value.indexed_slices(), from);
    }
    return from.next(value.to_tensor());
  }
};

template <>
struct Leaves<Structure> {
  static constexpr bool kIsObject = false;
  using Traced = Structure;
  static void encode(const Structure& value, Encoded& to) {
    to.add_text(value.layout());
    for (const Tensor& leaf : nest::flatten(value)) to.add_tensor(leaf);
  }
  static Structure decode(const Structure& value, TensorReader& from) {
    std::vector<Tensor> leaves = nest::flatten(value);
    for (Tensor& leaf : leaves) leaf = from.next(leaf);
    return nest::pack_sequence_as(value, leaves);
  }
};

template <typename T>
using TracedAs = typename Leaves<std::decay_t<T>>::Traced;

template <typename T>
struct Leaves<std::vector<T>> {
  static constexpr bool kIsObject = false;
  using Traced = std::vector<std::decay_t<TracedAs<T>>>;
  static void encode(const std::vector<T>& value, Encoded& to) {
    to.key += std::to_string(value.size()) + "[";
    for (const T& each : value) Leaves<T>::encode(each, to);
  }
  static Traced decode(const std::vector<T>& value, TensorReader& from) {
    Traced result;
    for (const T& each : value) result.push_back(Leaves<T>::decode(each, from));
    return result;
  }
};

template <typename T, size_t N>
struct Leaves<std::array<T, N>> {
  static constexpr bool kIsObject = false;
  using Traced = std::array<std::decay_t<TracedAs<T>>, N>;
  static void encode(const std::array<T, N>& value, Encoded& to) {
    for (const T& each : value) Leaves<T>::encode(each, to);
  }
  static Traced decode(const std::array<T, N>& value, TensorReader& from) {
    Traced result;
    for (size_t i = 0; i < N; ++i) {
      result[i] = Leaves<T>::decode(value[i], from);
    }
    return result;
  }
};

template <typename... T>
struct Leaves<std::tuple<T...>> {
  static constexpr bool kIsObject = false;
  using Traced = std::tuple<std::decay_t<TracedAs<T>>...>;
  static void encode(const std::tuple<T...>& value, Encoded& to) {
    std::apply([&](const T&... each) { (Leaves<T>::encode(each, to), ...); },
               value);
  }
  static Traced decode(const std::tuple<T...>& value, TensorReader& from) {
    // Braces, because they go from left to right.
    return std::apply(
        [&](const T&... each) {
          return Traced{Leaves<T>::decode(each, from)...};
        },
        value);
  }
};

template <typename A, typename B>
struct Leaves<std::pair<A, B>> {
  static constexpr bool kIsObject = false;
  using Traced =
      std::pair<std::decay_t<TracedAs<A>>, std::decay_t<TracedAs<B>>>;
  static void encode(const std::pair<A, B>& value, Encoded& to) {
    Leaves<A>::encode(value.first, to);
    Leaves<B>::encode(value.second, to);
  }
  static Traced decode(const std::pair<A, B>& value, TensorReader& from) {
    return Traced{Leaves<A>::decode(value.first, from),
                  Leaves<B>::decode(value.second, from)};
  }
};

template <typename T>
struct Leaves<std::map<std::string, T>> {
  static constexpr bool kIsObject = false;
  using Traced = std::map<std::string, std::decay_t<TracedAs<T>>>;
  static void encode(const std::map<std::string, T>& value, Encoded& to) {
    to.key += std::to_string(value.size()) + "{";
    for (const auto& [name, each] : value) {
      to.add_text(name);
      Leaves<T>::encode(each, to);
    }
  }
  static Traced decode(const std::map<std::string, T>& value,
                       TensorReader& from) {
    Traced result;
    for (const auto& [name, each] : value) {
      result.emplace(name, Leaves<T>::decode(each, from));
    }
    return result;
  }
};

template <typename T>
struct Leaves<std::optional<T>> {
  static constexpr bool kIsObject = false;
  using Traced = std::optional<std::decay_t<TracedAs<T>>>;
  static void encode(const std::optional<T>& value, Encoded& to) {
    to.key += value ? '?' : '-';
    if (value) Leaves<T>::encode(*value, to);
  }
  static Traced decode(const std::optional<T>& value, TensorReader& from) {
    if (!value) return std::nullopt;
    return Leaves<T>::decode(*value, from);
  }
};

// What the C++ function gets for an argument that was passed as Arg.
template <typename Arg>
using TracedArgument =
    std::conditional_t<Leaves<std::decay_t<Arg>>::kIsObject,
                       std::remove_reference_t<Arg>&, TracedAs<Arg>>;

// What a function gives back for what the C++ function returns: of a variable
// its value, as in Python.
template <typename Result>
using Returned =
    std::conditional_t<std::is_same_v<std::decay_t<Result>, Variable>, Tensor,
                       std::decay_t<Result>>;

// Whether an argument is an object that is gone after the call: then another
// one may be at its place in the next.
template <typename Arg>
inline constexpr bool kIsTemporaryObject =
    Leaves<std::decay_t<Arg>>::kIsObject && !std::is_lvalue_reference_v<Arg> &&
    !HasIdentity<std::decay_t<Arg>> && !std::is_empty_v<std::decay_t<Arg>>;

// One argument of a call, the type that the C++ function gets included.
template <typename Arg>
void encode_argument(const std::remove_reference_t<Arg>& value, Encoded& to) {
  const auto type =
      reinterpret_cast<uintptr_t>(&typeid(std::decay_t<TracedAs<Arg>>));
  to.add_bytes(&type, sizeof(type));
  if constexpr (kIsTemporaryObject<Arg>) {
    const int64_t number = unique_number();
    to.add_bytes(&number, sizeof(number));
  } else {
    Leaves<std::decay_t<Arg>>::encode(value, to);
  }
}

template <typename Arg>
TracedArgument<Arg> decode_argument(std::remove_reference_t<Arg>& value,
                                    TensorReader& from) {
  if constexpr (Leaves<std::decay_t<Arg>>::kIsObject) {
    return value;
  } else {
    return Leaves<std::decay_t<Arg>>::decode(value, from);
  }
}

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_LEAVES_H_

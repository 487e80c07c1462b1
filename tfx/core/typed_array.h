// Typed arrays: C++ containers that convert to tensors. Vectors, arrays and
// spans of elements, also nested. The element type is kept, as in NumPy.
#ifndef TFX_CORE_TYPED_ARRAY_H_
#define TFX_CORE_TYPED_ARRAY_H_

#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "tfx/c/tensor.h"
#include "tfx/core/dtypes.h"

namespace tfx {

template <typename T>
concept ArrayElement = c::data_type_of<T>
!= c::DataType::kInvalid || std::is_same_v<T, std::string> ||
    std::is_same_v<T, std::string_view> || std::is_same_v<T, const char*>;

namespace internal {

template <typename C>
using ValueType =
    std::remove_cvref_t<decltype(*std::begin(std::declval<const C&>()))>;

template <typename C>
concept Container =
    !ArrayElement<C> && !std::is_convertible_v<C, const char*> &&
    requires(const C& container) {
  std::begin(container);
  std::size(container);
};

// Whether C is a container of elements, nested to any depth. Strings are
// elements.
template <typename C>
constexpr bool is_typed_array() {
  if constexpr (Container<C>) {
    // A container of itself, as std::filesystem::path, would recurse forever.
    if constexpr (!std::is_same_v<ValueType<C>, C>) {
      return ArrayElement<ValueType<C>> || is_typed_array<ValueType<C>>();
    }
  }
  return false;
}

template <typename C>
void collect_shape(const C& container, std::vector<int64_t>& shape) {
  shape.push_back(static_cast<int64_t>(std::size(container)));
  if constexpr (!ArrayElement<ValueType<C>>) {
    // An empty list of lists has no inner lengths: they count as 0.
    const auto first = std::begin(container);
    if (first == std::end(container)) {
      collect_shape(ValueType<C>(), shape);
    } else {
      collect_shape(*first, shape);
    }
  }
}

[[noreturn]] void throw_ragged(int64_t expected, int64_t found);

template <typename C, typename Write>
void for_each_element(const C& container, const int64_t* shape, Write& write) {
  const auto size = static_cast<int64_t>(std::size(container));
  if (size != *shape) throw_ragged(*shape, size);
  for (const auto& value : container) {
    if constexpr (ArrayElement<ValueType<C>>) {
      write(value);
    } else {
      for_each_element(value, shape + 1, write);
    }
  }
}

template <typename C>
struct InnermostElement {
  using Type = typename InnermostElement<ValueType<C>>::Type;
};
template <ArrayElement T>
struct InnermostElement<T> {
  using Type = T;
};

}  // namespace internal

template <typename C>
concept TypedArray = internal::is_typed_array<C>();

// The elements of `array`, copied. Throws ValueError if inner containers are
// of different lengths.
template <TypedArray C>
c::Tensor array_to_tensor(const C& array) {
  using Element = typename internal::InnermostElement<C>::Type;
  std::vector<int64_t> shape;
  internal::collect_shape(array, shape);
  if constexpr (c::data_type_of<Element> == c::DataType::kInvalid) {
    c::Tensor tensor = c::Tensor::allocate(c::DataType::kString, shape);
    int64_t next = 0;
    auto write = [&](std::string_view value) {
      tensor.set_string(next++, value);
    };
    internal::for_each_element(array, shape.data(), write);
    return tensor;
  } else {
    c::Tensor tensor =
        c::Tensor::allocate(c::data_type_of<Element>, c::ShapeView(shape));
    Element* next = tensor.mutable_data<Element>().data();
    auto write = [&](Element value) { *next++ = value; };
    internal::for_each_element(array, shape.data(), write);
    return tensor;
  }
}

}  // namespace tfx

#endif  // TFX_CORE_TYPED_ARRAY_H_

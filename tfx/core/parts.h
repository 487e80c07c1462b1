// Private: how C++ values are taken apart and put together again.
//
// Parts<T> describes the types that have parts: containers, tuples, optionals,
// variants, and plain structs with tensors in them. All other types are leaves.
// All code that traverses C++ values uses this: structures, the arguments and
// results of functions, loops, gradients, signatures, attributes.
//
//   Parts<T>::kForm                which form it has
//   Parts<T>::Types                the types of its parts, as a TypeList
//   Parts<T>::for_each(value, f)   calls f(part) for each part, in order
//   Parts<T>::map(value, f)        the same form, with f(part) for each part
//   Parts<T>::make(count, f)       a T whose parts are f(type, index); only for
//                                  tuples, structs and lists
//
// The parts of a dict are visited in the order of its keys, as tf.nest does.
#ifndef TFX_CORE_PARTS_H_
#define TFX_CORE_PARTS_H_

#include <cstddef>
#include <span>
#include <type_traits>
#include <utility>

#include "tfx/core/leaf_kind.h"
#include "tfx/core/leaf_kinds.h"
#include "tfx/core/tensor.h"

namespace tfx::internal {

enum class Form { kLeaf, kTuple, kStruct, kList, kDict, kOptional, kVariant };

template <typename... T>
struct TypeList {};

template <typename T>
struct Parts {
  static constexpr Form kForm = Form::kLeaf;
};

template <typename T>
concept HasParts = Parts<T>::kForm != Form::kLeaf;

// How functions and structures treat a struct, by its fields.
enum class FieldsAre {
  kOther,      // an object
  kStructure,  // like Python's named tuples: tensors and copyable values
  kValues,     // an object, but compared by its fields' values
};

template <typename T>
constexpr FieldsAre fields_are();

// Whether T is compared by value and contains neither tensors nor objects.
template <typename T>
constexpr bool is_value() {
  if constexpr (HasParts<T>) {
    return []<typename... P>(TypeList<P...> /*parts*/) {
      return (is_value<P>() && ...);
    }(typename Parts<T>::Types());
  } else {
    return kLeafKind<T> == LeafKind::kValue ||
           fields_are<T>() == FieldsAre::kValues;
  }
}

template <typename T>
constexpr bool holds_tensors() {
  if constexpr (HasParts<T>) {
    return []<typename... P>(TypeList<P...> /*parts*/) {
      return (holds_tensors<P>() || ...);
    }(typename Parts<T>::Types());
  } else {
    return kLeafKind<T> == LeafKind::kTensors ||
           kLeafKind<T> == LeafKind::kConverted;
  }
}

template <typename T>
inline constexpr bool kIsSpan = false;
template <typename T, size_t Extent>
inline constexpr bool kIsSpan<std::span<T, Extent>> = true;

// Whether replacing the tensors in a value does not change its C++ type.
template <typename T>
constexpr bool keeps_type() {
  if constexpr (kIsSpan<T>) {
    return false;
  } else if constexpr (HasParts<T>) {
    return []<typename... P>(TypeList<P...> /*parts*/) {
      return ((is_value<P>() || keeps_type<P>()) && ...);
    }(typename Parts<T>::Types());
  } else {
    return kLeafKind<T> != LeafKind::kObject &&
           kLeafKind<T> != LeafKind::kConverted;
  }
}

template <typename F, typename T>
using MappedPart =
    std::decay_t<decltype(std::declval<F&>()(std::declval<const T&>()))>;

}  // namespace tfx::internal

#include "tfx/core/container_parts.h"  // IWYU pragma: export
#include "tfx/core/struct_parts.h"     // IWYU pragma: export

namespace tfx::internal {

// Whether all values of the type have the same number of parts (Parts::kSize).
template <typename T>
inline constexpr bool kHasFixedSize = requires {
  Parts<T>::kSize;
};

// The number of tensors in a value, if T is Tensor or a fixed number of Tensors
// (std::tuple<Tensor, Tensor>); -1 for other types.
template <typename T>
constexpr int fixed_tensor_count() {
  if constexpr (std::is_same_v<T, Tensor>) {
    return 1;
  } else if constexpr (kHasFixedSize<T>) {
    return []<typename... P>(TypeList<P...> /*parts*/) {
      return (std::is_same_v<P, Tensor> && ...)
                 ? static_cast<int>(Parts<T>::kSize)
                 : -1;
    }(typename Parts<T>::Types());
  } else {
    return -1;
  }
}

// Calls f for each leaf, in order.
template <typename T, typename F>
void for_each_leaf(const T& value, F&& f) {
  if constexpr (HasParts<T>) {
    Parts<T>::for_each(value,
                       [&](const auto& part) { for_each_leaf(part, f); });
  } else {
    f(value);
  }
}

}  // namespace tfx::internal

#endif  // TFX_CORE_PARTS_H_

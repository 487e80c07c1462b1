// Private: Leaves (leaves.h) of C++ values without tensors in them.
#ifndef TFX_FUNCTION_VALUE_LEAVES_H_
#define TFX_FUNCTION_VALUE_LEAVES_H_

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>

#include "tfx/core/dtypes.h"
#include "tfx/core/parts.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/function/encoded.h"

namespace tfx::internal {

// Leaves<T>::Traced is the type that a traced function gets for an argument of
// type T; encode() adds a value's tensors and its part of the cache key,
// decode() rebuilds the value with other tensors. Also
//   kIsObject          passed by reference,
//   kIsKeyedByAddress  keyed by an address, which may be reused.
template <LeafKind kKind>
struct LeafOfKind {
  static constexpr bool kIsObject = kKind == LeafKind::kObject;
  static constexpr bool kIsKeyedByAddress = false;
};

// Objects, keyed by their address, or by their identity if they have one, as
// modules do. Objects of an empty class, as a lambda without captures, all have
// the same key.
template <typename T>
struct Leaves : LeafOfKind<LeafKind::kObject> {
  static constexpr bool kIsKeyedByAddress =
      !std::is_empty_v<T> && !HasIdentity<T>;
  using Traced = const T&;
  static void encode(const T& value, Encoded& to) {
    if constexpr (HasIdentity<T>) {
      to.add_identity(value.identity());
    } else if constexpr (!std::is_empty_v<T>) {
      const void* const address = &value;
      to.add_bytes(&address, sizeof(address));
    }
  }
  static const T& decode(const T& value, TensorReader& /*from*/) {
    return value;
  }
};

// Adds the key of a value.
template <typename T>
requires(std::is_trivially_copyable_v<T> && !std::is_pointer_v<T>)  //
    void encode_value(const T& value, Encoded& to) {
  to.add_bytes(&value, sizeof(value));
}
inline void encode_value(std::string_view text, Encoded& to) {
  to.add_text(text);
}
inline void encode_value(DType dtype, Encoded& to) {
  to.add_text(dtype.name());
}
inline void encode_value(const TensorShape& shape, Encoded& to) {
  to.add_text(shape.str());
}

template <typename T>
requires(kLeafKind<T> == LeafKind::kValue) struct Leaves<T>
    : LeafOfKind<LeafKind::kValue> {
  // Text is copied to a string.
  using Traced =
      std::conditional_t<std::is_convertible_v<const T&, std::string_view>,
                         std::string, T>;
  static void encode(const T& value, Encoded& to) { encode_value(value, to); }
  static Traced decode(const T& value, TensorReader& /*from*/) {
    return Traced(value);
  }
};

template <typename T>
requires(kLeafKind<T*> == LeafKind::kHandle) struct Leaves<T*>
    : LeafOfKind<LeafKind::kHandle> {
  using Traced = T*;
  static void encode(T* value, Encoded& to) {
    if constexpr (HasIdentity<T>) {
      if (value == nullptr) {
        to.key += 'N';
      } else {
        to.add_identity(value->identity());
      }
    } else {
      const auto address = reinterpret_cast<uintptr_t>(value);
      to.add_bytes(&address, sizeof(address));
    }
  }
  static T* decode(T* value, TensorReader& /*from*/) { return value; }
};

// Owning pointers are keyed by what they point to, like plain pointers.
template <typename T>
struct Leaves<std::shared_ptr<T>> : LeafOfKind<LeafKind::kHandle> {
  using Traced = std::shared_ptr<T>;
  static void encode(const std::shared_ptr<T>& value, Encoded& to) {
    Leaves<T*>::encode(value.get(), to);
    if constexpr (!HasIdentity<T>) {
      if (value != nullptr) to.owners.emplace_back(value);
    }
  }
  static Traced decode(const Traced& value, TensorReader& /*from*/) {
    return value;
  }
};
template <typename T, typename Deleter>
struct Leaves<std::unique_ptr<T, Deleter>> : LeafOfKind<LeafKind::kObject> {
  static constexpr bool kIsKeyedByAddress = !HasIdentity<T>;
  using Traced = const std::unique_ptr<T, Deleter>&;
  static void encode(Traced value, Encoded& to) {
    Leaves<T*>::encode(value.get(), to);
  }
  static Traced decode(Traced value, TensorReader& /*from*/) { return value; }
};

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_VALUE_LEAVES_H_

// Private: C++ values that have no tensors in them, as a function takes them
// (leaves.h).
#ifndef TFX_FUNCTION_VALUE_LEAVES_H_
#define TFX_FUNCTION_VALUE_LEAVES_H_

#include <complex>
#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/function/encoded.h"

namespace tfx::internal {

// What tells an object from any other, also from one that is at its place
// later, if it knows.
template <typename T>
concept HasIdentity = requires(const T& object) {
  { object.identity() } -> std::same_as<int64_t>;
};

// Leaves<T>::Traced is what a function is traced with for an argument of type
// T; encode() takes a value apart, decode() makes it again with other tensors.
// It also says
//   kIsObject         that it is passed on by reference,
//   kIsToldByAddress  that another may be told as this one when it is gone,
//   kIsValue          that it is told by its value alone, without tensors,
//   kHasTensors       that there are, or may be, tensors in it.
//
// Unless there is a specialisation, an object is told by its address, or by the
// identity that it has, as modules do. One without members, as a lambda that
// captures nothing, is like all others of its type.
template <typename T>
struct Leaves {
  static constexpr bool kIsObject = true;
  static constexpr bool kIsToldByAddress =
      !std::is_empty_v<T> && !HasIdentity<T>;
  static constexpr bool kIsValue = false;
  static constexpr bool kHasTensors = false;
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
  static constexpr bool kIsToldByAddress = false;
  static constexpr bool kIsValue = true;
  static constexpr bool kHasTensors = false;
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
  static constexpr bool kIsValue = false;
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
  static constexpr bool kIsValue = false;
  static void encode(const std::shared_ptr<T>& value, Encoded& to) {
    Leaves<T*>::encode(value.get(), to);
    if constexpr (!HasIdentity<T>) {
      if (value != nullptr) to.owners.emplace_back(value);
    }
  }
};
template <typename T, typename Deleter>
struct Leaves<std::unique_ptr<T, Deleter>> {
  static constexpr bool kIsObject = true;
  static constexpr bool kIsToldByAddress = !HasIdentity<T>;
  static constexpr bool kIsValue = false;
  static constexpr bool kHasTensors = false;
  using Traced = const std::unique_ptr<T, Deleter>&;
  static void encode(Traced value, Encoded& to) {
    Leaves<T*>::encode(value.get(), to);
  }
  static Traced decode(Traced value, TensorReader& /*from*/) { return value; }
};

// Text is kept as a string, whoever owned it.
template <typename T>
struct TextLeaf {
  static constexpr bool kIsObject = false;
  static constexpr bool kIsToldByAddress = false;
  static constexpr bool kIsValue = true;
  static constexpr bool kHasTensors = false;
  using Traced = std::string;
  static void encode(const T& value, Encoded& to) { to.add_text(value); }
  static std::string decode(const T& value, TensorReader& /*from*/) {
    return std::string(value);
  }
};
template <>
struct Leaves<std::string> : TextLeaf<std::string> {};
template <>
struct Leaves<const char*> : TextLeaf<const char*> {};
template <>
struct Leaves<std::string_view> : TextLeaf<std::string_view> {};

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

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_VALUE_LEAVES_H_

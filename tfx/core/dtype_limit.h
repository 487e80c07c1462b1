// DTypeLimit: the least or greatest value of a dtype, exactly.
//
//   int64_t most = tf::int64.max();             // 9223372036854775807
//   auto masked = tf::where(mask, x, tf::float32.min());
//
// An integer or a floating-point number, as the dtype is. It converts to C++'s
// numbers and is a literal where a tensor is expected. It prints as in Python.
#ifndef TFX_CORE_DTYPE_LIMIT_H_
#define TFX_CORE_DTYPE_LIMIT_H_

#include <concepts>
#include <cstdint>
#include <iosfwd>
#include <type_traits>

#include "tfx/c/data_type.h"

namespace tfx {

class DTypeLimit {
 public:
  template <std::floating_point T>
  constexpr DTypeLimit(c::DataType type, T value)
      : type_(type), kind_(Kind::kFloating), floating_(value) {}
  template <std::integral T>
  constexpr DTypeLimit(c::DataType type, T value)
      : type_(type),
        kind_(std::is_signed_v<T> ? Kind::kSigned : Kind::kUnsigned),
        bits_(static_cast<uint64_t>(value)) {}

  template <typename T>
  requires(std::is_arithmetic_v<T> && !std::same_as<T, bool>)  //
      constexpr
      operator T() const {  // NOLINT(google-explicit-constructor)
    if (kind_ == Kind::kFloating) return static_cast<T>(floating_);
    if (kind_ == Kind::kUnsigned) return static_cast<T>(bits_);
    return static_cast<T>(static_cast<int64_t>(bits_));
  }

  constexpr bool is_floating() const { return kind_ == Kind::kFloating; }
  constexpr bool is_unsigned() const { return kind_ == Kind::kUnsigned; }

  template <typename T>
  requires std::is_arithmetic_v<T>
  friend constexpr bool operator==(const DTypeLimit& limit, T value) {
    return static_cast<T>(limit) == value;
  }
  friend std::ostream& operator<<(std::ostream& stream,
                                  const DTypeLimit& limit);

 private:
  enum class Kind { kSigned, kUnsigned, kFloating };

  c::DataType type_;
  Kind kind_;
  double floating_ = 0;
  uint64_t bits_ = 0;
};

}  // namespace tfx

#endif  // TFX_CORE_DTYPE_LIMIT_H_

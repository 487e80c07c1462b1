// Half and BFloat16: the 16-bit floating types of TensorFlow, as C++ values.
//
// They only store and convert; arithmetic is done in float. Conversion from
// float rounds to nearest, ties to even, as in NumPy and TensorFlow.
#ifndef TFX_CORE_FLOAT16_H_
#define TFX_CORE_FLOAT16_H_

#include <bit>
#include <cstdint>

#include "tfx/c/data_type.h"

namespace tfx {

class Half {
 public:
  Half() = default;
  explicit Half(float value) : bits_(round(value)) {}
  static constexpr Half from_bits(uint16_t bits) {
    Half value;
    value.bits_ = bits;
    return value;
  }

  operator float() const { return widen(bits_); }  // NOLINT: loses nothing
  constexpr uint16_t bits() const { return bits_; }

 private:
  static uint16_t round(float value);
  static float widen(uint16_t bits);

  uint16_t bits_ = 0;
};

class BFloat16 {
 public:
  BFloat16() = default;
  explicit BFloat16(float value) : bits_(round(value)) {}
  static constexpr BFloat16 from_bits(uint16_t bits) {
    BFloat16 value;
    value.bits_ = bits;
    return value;
  }

  operator float() const {  // NOLINT: loses nothing
    return std::bit_cast<float>(static_cast<uint32_t>(bits_) << 16);
  }
  constexpr uint16_t bits() const { return bits_; }

 private:
  static uint16_t round(float value);

  uint16_t bits_ = 0;
};

}  // namespace tfx

namespace tfx::c {

template <>
inline constexpr DataType data_type_of<tfx::Half> = DataType::kFloat16;
template <>
inline constexpr DataType data_type_of<tfx::BFloat16> = DataType::kBfloat16;

}  // namespace tfx::c

#endif  // TFX_CORE_FLOAT16_H_

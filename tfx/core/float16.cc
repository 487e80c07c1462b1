#include "tfx/core/float16.h"

#include <cmath>

namespace tfx {

uint16_t Half::round(float value) {
  const auto bits = std::bit_cast<uint32_t>(value);
  const auto sign = static_cast<uint16_t>((bits >> 16) & 0x8000U);
  const uint32_t magnitude = bits & 0x7fffffffU;
  if (magnitude > 0x7f800000U) {  // NaN: keep what fits, stay NaN
    const auto payload = static_cast<uint16_t>((magnitude >> 13) & 0x3ffU);
    return sign | 0x7c00U | (payload != 0 ? payload : uint16_t{0x200});
  }
  // 65520 and more round to infinity.
  if (magnitude >= 0x477ff000U) return sign | 0x7c00U;
  if (magnitude < 0x38800000U) {
    // Subnormal: the addition lets the hardware round at the right bit.
    const float shifted =
        std::bit_cast<float>(magnitude) + std::bit_cast<float>(0x3f000000U);
    return sign | static_cast<uint16_t>(std::bit_cast<uint32_t>(shifted) -
                                        0x3f000000U);
  }
  const uint32_t odd = (magnitude >> 13) & 1U;
  return sign |
         static_cast<uint16_t>((magnitude - 0x38000000U + 0xfffU + odd) >> 13);
}

float Half::widen(uint16_t bits) {
  const uint32_t sign = static_cast<uint32_t>(bits & 0x8000U) << 16;
  const uint32_t exponent = (bits >> 10) & 0x1fU;
  const uint32_t mantissa = bits & 0x3ffU;
  if (exponent == 0x1fU) {
    return std::bit_cast<float>(sign | 0x7f800000U | (mantissa << 13));
  }
  if (exponent == 0) {
    const float magnitude = std::ldexp(static_cast<float>(mantissa), -24);
    return sign != 0 ? -magnitude : magnitude;
  }
  return std::bit_cast<float>(sign | ((exponent + 112U) << 23) |
                              (mantissa << 13));
}

uint16_t BFloat16::round(float value) {
  const auto bits = std::bit_cast<uint32_t>(value);
  if (std::isnan(value)) {
    return static_cast<uint16_t>((bits >> 16) & 0x8000U) | 0x7fc0U;
  }
  const uint32_t odd = (bits >> 16) & 1U;
  return static_cast<uint16_t>((bits + 0x7fffU + odd) >> 16);
}

}  // namespace tfx

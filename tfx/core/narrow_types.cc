#include "tfx/core/narrow_types.h"

#include <cmath>
#include <limits>

namespace tfx::internal {
namespace {

using c::DataType;

// A sign, then the exponent, then the fraction.
struct FloatLayout {
  // Which codes are not finite.
  enum class Special {
    kIeee,          // the greatest exponent: infinity, and NaN
    kNanIsAllOnes,  // "fn": NaN is all ones, no infinity
    kNanIsMinus0,   // "fnuz": NaN is where -0 would be, no infinity
    kNone,
  };
  int exponent_bits = 0;
  int fraction_bits = 0;
  int bias = 0;
  Special special = Special::kNone;
};

using Special = FloatLayout::Special;

FloatLayout layout_of(DataType type) {
  switch (type) {
    case DataType::kFloat8E5m2:
      return {5, 2, 15, Special::kIeee};
    case DataType::kFloat8E4m3fn:
      return {4, 3, 7, Special::kNanIsAllOnes};
    case DataType::kFloat8E4m3fnuz:
      return {4, 3, 8, Special::kNanIsMinus0};
    case DataType::kFloat8E4m3b11fnuz:
      return {4, 3, 11, Special::kNanIsMinus0};
    case DataType::kFloat8E5m2fnuz:
      return {5, 2, 16, Special::kNanIsMinus0};
    case DataType::kFloat4E2m1fn:
      return {2, 1, 1, Special::kNone};
    default:
      return {};
  }
}

struct IntLayout {
  int bits = 0;
  bool has_sign = false;
};

IntLayout int_layout_of(DataType type) {
  switch (type) {
    case DataType::kInt4:
      return {4, true};
    case DataType::kUint4:
      return {4, false};
    case DataType::kInt2:
      return {2, true};
    case DataType::kUint2:
      return {2, false};
    default:
      return {};
  }
}

constexpr int mask(int bits) { return (1 << bits) - 1; }

}  // namespace

bool is_narrow_float(DataType type) {
  return layout_of(type).exponent_bits != 0;
}

float widen_float(DataType type, std::byte element) {
  const FloatLayout layout = layout_of(type);
  const int bits = layout.exponent_bits + layout.fraction_bits;
  const int code = std::to_integer<int>(element);
  const int magnitude = code & mask(bits);
  const bool negative = ((code >> bits) & 1) != 0;
  const int exponent = magnitude >> layout.fraction_bits;
  const int fraction = magnitude & mask(layout.fraction_bits);

  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  float value = 0;
  if (layout.special == Special::kNanIsAllOnes && magnitude == mask(bits)) {
    return kNan;
  }
  if (layout.special == Special::kNanIsMinus0 && negative && magnitude == 0) {
    return kNan;
  }
  if (layout.special == Special::kIeee &&
      exponent == mask(layout.exponent_bits)) {
    if (fraction != 0) return kNan;
    value = std::numeric_limits<float>::infinity();
  } else {
    const int significand =
        exponent == 0 ? fraction : fraction + (1 << layout.fraction_bits);
    value = std::ldexp(
        static_cast<float>(significand),
        (exponent == 0 ? 1 : exponent) - layout.bias - layout.fraction_bits);
  }
  return negative ? -value : value;
}

bool is_narrow_int(DataType type) { return int_layout_of(type).bits != 0; }

int widen_int(DataType type, std::byte element) {
  const IntLayout layout = int_layout_of(type);
  const int value = std::to_integer<int>(element) & mask(layout.bits);
  const bool negative =
      layout.has_sign && ((value >> (layout.bits - 1)) & 1) != 0;
  return negative ? value - (1 << layout.bits) : value;
}

}  // namespace tfx::internal

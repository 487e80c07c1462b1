#include "tfx/core/float16.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <vector>

namespace tfx {
namespace {

// IEEE 754: sign, 5 bits of exponent, 10 of fraction.
double half_value(uint16_t bits) {
  const int sign = (bits & 0x8000) != 0 ? -1 : 1;
  const int exponent = (bits >> 10) & 0x1f;
  const int fraction = bits & 0x3ff;
  if (exponent == 31) {
    return fraction != 0 ? std::nan("")
                         : sign * std::numeric_limits<double>::infinity();
  }
  if (exponent == 0) return sign * std::ldexp(fraction, -24);
  return sign * std::ldexp(1024 + fraction, exponent - 25);
}

// The value nearest to x among the finite ones, ties to an even fraction, and
// infinity where the next one would have been.
template <typename F>
uint16_t nearest(float x, uint16_t infinity, F value_of) {
  const double magnitude = std::fabs(static_cast<double>(x));
  uint16_t best = 0;
  for (uint32_t bits = 0; bits <= infinity; ++bits) {
    const auto candidate = static_cast<uint16_t>(bits);
    // Infinity stands for the first value that does not fit.
    const double value =
        candidate == infinity
            ? 2 * value_of(static_cast<uint16_t>(infinity - 1)) -
                  value_of(static_cast<uint16_t>(infinity - 2))
            : value_of(candidate);
    const double best_value = value_of(best);
    const double distance = std::fabs(value - magnitude);
    const double best_distance = std::fabs(best_value - magnitude);
    if (distance < best_distance ||
        (distance == best_distance && (candidate & 1) == 0)) {
      best = candidate;
    }
  }
  return static_cast<uint16_t>(best | (std::signbit(x) ? 0x8000 : 0));
}

TEST_CASE("every half widens to the value its bits stand for") {
  for (uint32_t bits = 0; bits <= 0xffff; ++bits) {
    const auto pattern = static_cast<uint16_t>(bits);
    const float widened = Half::from_bits(pattern);
    const double expected = half_value(pattern);
    if (std::isnan(expected)) {
      REQUIRE(std::isnan(widened));
    } else {
      REQUIRE(static_cast<double>(widened) == expected);
      REQUIRE(std::signbit(widened) == ((bits & 0x8000) != 0));
    }
  }
}

TEST_CASE("every half survives the way to float and back") {
  for (uint32_t bits = 0; bits <= 0xffff; ++bits) {
    const Half value = Half::from_bits(static_cast<uint16_t>(bits));
    REQUIRE(Half(static_cast<float>(value)).bits() == bits);
  }
}

TEST_CASE("a float rounds to the nearest half, ties to even") {
  std::vector<float> values = {0.0F,      -0.0F,    1.0F,     65504.0F,
                               65519.99F, 65520.0F, 1e30F,    -1e30F,
                               5.9e-8F,   2.9e-8F,  2.98e-8F, 6.1e-5F,
                               6.097e-5F, 2049.0F,  2051.0F,  1.0009765F};
  std::mt19937 random(1);
  for (int i = 0; i < 60; ++i) {
    values.push_back(std::ldexp(static_cast<float>(random()) / 4294967296.0F,
                                static_cast<int>(random() % 44) - 26));
  }
  for (const float value : values) {
    INFO(value);
    REQUIRE(Half(value).bits() == nearest(value, 0x7c00, half_value));
  }
  CHECK(Half(std::numeric_limits<float>::infinity()).bits() == 0x7c00);
  CHECK(std::isnan(static_cast<float>(Half(std::nanf("")))));
}

TEST_CASE("every bfloat16 is the upper half of a float, and survives") {
  for (uint32_t bits = 0; bits <= 0xffff; ++bits) {
    const BFloat16 value = BFloat16::from_bits(static_cast<uint16_t>(bits));
    const float widened = value;
    if (std::isnan(widened)) {
      REQUIRE(std::isnan(static_cast<float>(BFloat16(widened))));
    } else {
      REQUIRE(std::bit_cast<uint32_t>(widened) == bits << 16);
      REQUIRE(BFloat16(widened).bits() == bits);
    }
  }
}

TEST_CASE("a float rounds to the nearest bfloat16, ties to even") {
  const auto value_of = [](uint16_t bits) {
    return static_cast<double>(
        std::bit_cast<float>(static_cast<uint32_t>(bits) << 16));
  };
  for (const float value : {1.0F, 1.00390625F, 1.01171875F, 3.14159274F,
                            -2.71828F, 1e-40F, 1e38F, 0.1F, 65535.0F}) {
    INFO(value);
    REQUIRE(BFloat16(value).bits() == nearest(value, 0x7f80, value_of));
  }
  CHECK(BFloat16(std::numeric_limits<float>::max()).bits() == 0x7f80);
}

}  // namespace
}  // namespace tfx

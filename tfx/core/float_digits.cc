#include "tfx/core/float_digits.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace tfx::internal {
namespace {

// Room for any double with all its integer digits, and then some.
using Buffer = std::array<char, 512>;

void strip_zeros(std::string& digits) {
  const size_t last = digits.find_last_not_of('0');
  digits.resize(last == std::string::npos ? 1 : last + 1);
}

// Of "d.ddde±xx", as std::to_chars writes it.
Decimal parse(std::string_view text) {
  const size_t e = text.find('e');
  Decimal decimal;
  decimal.digits = text.substr(0, 1);
  if (e > 2) decimal.digits += text.substr(2, e - 2);
  const size_t exponent = e + (text[e + 1] == '+' ? 2 : 1);
  std::from_chars(text.data() + exponent, text.data() + text.size(),
                  decimal.exponent);
  return decimal;
}

template <typename T>
Decimal shortest_of(T value) {
  Buffer buffer;
  const auto end = std::to_chars(buffer.begin(), buffer.end(), std::abs(value),
                                 std::chars_format::scientific);
  return parse({buffer.data(), end.ptr});
}

constexpr uint64_t power_of_ten(int exponent) {
  uint64_t power = 1;
  for (int i = 0; i < exponent; ++i) power *= 10;
  return power;
}

// A 16-bit number in units of 2^-26, in which the ends of the interval that
// rounds to it are whole numbers too.
struct HalfInterval {
  static constexpr int kUnit = 26;

  explicit HalfInterval(Half value) {
    const int biased = (value.bits() >> 10) & 0x1f;
    const uint64_t fraction = value.bits() & 0x3ffU;
    const uint64_t significand = biased == 0 ? fraction : fraction + 0x400U;
    const int shift = (biased == 0 ? 1 : biased) - 25 + kUnit;
    const uint64_t spacing = uint64_t{1} << shift;
    middle = significand << shift;
    high = middle + spacing / 2;
    // Below a power of two the neighbours are twice as close.
    low = middle - (fraction == 0 && biased > 1 ? spacing / 4 : spacing / 2);
    closed = significand % 2 == 0;
  }

  uint64_t low;
  uint64_t middle;
  uint64_t high;
  bool closed;  // whether the ends round to the number
};

}  // namespace

Decimal shortest(double value) { return shortest_of(value); }

Decimal shortest(float value) { return shortest_of(value); }

Decimal shortest(Half value) {
  Decimal exact = shortest(static_cast<double>(value));
  if (exact.digits == "0") return exact;
  const HalfInterval half(value);
  // One more digit each time, until one of the two decimal numbers around the
  // value is in its interval. Five digits are always enough. Nothing here is
  // over 2^60.
  for (int fraction_digits = 0;; ++fraction_digits) {
    const int last_place = exact.exponent - fraction_digits;
    const uint64_t scale = last_place < 0 ? power_of_ten(-last_place) : 1;
    const uint64_t step = (last_place > 0 ? power_of_ten(last_place) : 1)
                          << HalfInterval::kUnit;
    const uint64_t middle = half.middle * scale;
    uint64_t digits = middle / step;
    const uint64_t below = digits * step;
    const uint64_t above = below + step;
    const uint64_t slack = half.closed ? 0 : 1;
    const bool down = below >= half.low * scale + slack;
    const bool up = above + slack <= half.high * scale;
    if (!down && !up) continue;
    const uint64_t under = middle - below;
    const uint64_t over = above - middle;
    const bool nearer_up = over < under || (over == under && digits % 2 != 0);
    if (!down || (up && nearer_up)) ++digits;
    Decimal decimal{std::to_string(digits), 0};
    decimal.exponent = last_place + static_cast<int>(decimal.digits.size()) - 1;
    strip_zeros(decimal.digits);
    return decimal;
  }
}

Decimal rounded(double value, int fraction_digits) {
  Buffer buffer;
  const auto end =
      std::to_chars(buffer.begin(), buffer.end(), std::abs(value),
                    std::chars_format::scientific, fraction_digits);
  return parse({buffer.data(), end.ptr});
}

template <typename T>
std::string positional(T value, int max_fraction) {
  const Decimal decimal = shortest(value);
  const int fraction =
      static_cast<int>(decimal.digits.size()) - 1 - decimal.exponent;
  if (fraction <= max_fraction) return positional(decimal);
  Buffer buffer;
  const auto end = std::to_chars(buffer.begin(), buffer.end(),
                                 std::abs(static_cast<double>(value)),
                                 std::chars_format::fixed, max_fraction);
  std::string text(buffer.data(), end.ptr);
  text.resize(text.find_last_not_of('0') + 1);
  return text;
}

template std::string positional(double value, int max_fraction);
template std::string positional(float value, int max_fraction);
template std::string positional(Half value, int max_fraction);

std::string positional(const Decimal& decimal) {
  std::string text = decimal.digits;
  if (decimal.exponent < 0) {
    text.insert(0, static_cast<size_t>(-decimal.exponent), '0');
  }
  const auto whole =
      static_cast<size_t>(decimal.exponent < 0 ? 1 : decimal.exponent + 1);
  if (text.size() < whole) text.resize(whole, '0');
  text.insert(whole, 1, '.');
  return text;
}

std::string scientific(const Decimal& decimal, int exponent_digits) {
  std::string exponent = std::to_string(std::abs(decimal.exponent));
  const auto width = static_cast<size_t>(exponent_digits);
  if (exponent.size() < width) {
    exponent.insert(0, width - exponent.size(), '0');
  }
  return decimal.digits.substr(0, 1) + "." + decimal.digits.substr(1) +
         (decimal.exponent < 0 ? "e-" : "e+") + exponent;
}

}  // namespace tfx::internal

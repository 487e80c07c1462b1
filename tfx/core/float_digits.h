// The decimal digits of floating-point numbers, for printing them as Python
// and NumPy do. All functions take the magnitude of a finite number; callers
// handle signs, infinities and NaN.
#ifndef TFX_CORE_FLOAT_DIGITS_H_
#define TFX_CORE_FLOAT_DIGITS_H_

#include <string>

#include "tfx/core/float16.h"

namespace tfx::internal {

// d.ddd × 10^exponent, the digits without the point. Zero is "0" × 10^0.
struct Decimal {
  std::string digits;
  int exponent = 0;
};

// The fewest digits that identify the value among those of its type; the
// nearest such number if there are several.
Decimal shortest(double value);
Decimal shortest(float value);
Decimal shortest(Half value);

// Rounds to `fraction_digits` digits after the first one, ties to even.
Decimal rounded(double value, int fraction_digits);

// In positional notation, "123.45": the shortest digits, rounded to at most
// `max_fraction` digits after the point. No trailing zeros, always a point.
template <typename T>
std::string positional(T value, int max_fraction);

// In positional notation, with all digits: "1500.", "0.00015". Always a point.
std::string positional(const Decimal& decimal);
// In scientific notation: "1.5e-05", and "1.e+20" for a single digit. The
// exponent has at least `exponent_digits` digits.
std::string scientific(const Decimal& decimal, int exponent_digits);

}  // namespace tfx::internal

#endif  // TFX_CORE_FLOAT_DIGITS_H_

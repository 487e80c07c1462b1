// The decimal digits of floating-point numbers, for printing them as Python
// and NumPy do. All functions look at the magnitude of a finite number; signs,
// infinities and NaN are for the caller.
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

// The fewest digits that no other value of the type rounds to; of several such
// numbers the nearest.
Decimal shortest(double value);
Decimal shortest(float value);
Decimal shortest(Half value);

// The exact value with so many digits after the first one, halves to even.
Decimal rounded(double value, int fraction_digits);

// The value as 123.45: with at most `max_fraction` digits after the point,
// shortest if that is enough of them. No trailing zeros, always a point.
template <typename T>
std::string positional(T value, int max_fraction);

// Of digits that are enough: "1500.", "0.00015". The point is always there.
std::string positional(const Decimal& decimal);
// "1.5e-05", and "1.e+20" for a single digit. At least `exponent_digits` of
// the exponent.
std::string scientific(const Decimal& decimal, int exponent_digits);

}  // namespace tfx::internal

#endif  // TFX_CORE_FLOAT_DIGITS_H_

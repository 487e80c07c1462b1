#include "tfx/core/float_format.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <complex>
#include <type_traits>

#include "tfx/core/float_digits.h"

namespace tfx::internal {
namespace {

// NumPy's print options, as they are unless somebody sets them.
constexpr int kPrecision = 8;

// What arithmetic on T is done in.
template <typename T>
using Wide = std::conditional_t<std::is_same_v<T, double>, double, float>;

template <typename T>
Wide<T> wide(T value) {
  return static_cast<Wide<T>>(value);
}

// From where on numbers are exponential: 10 to the digits that the type holds
// for sure, for arrays at most 1e8, for scalars of 64 bits 1e16.
template <typename T>
constexpr double kExponentialFrom = std::is_same_v<T, Half>    ? 1e3
                                    : std::is_same_v<T, float> ? 1e6
                                                               : 1e8;
template <typename T>
constexpr double kScalarExponentialFrom =
    std::is_same_v<T, double> ? 1e16 : kExponentialFrom<T>;

struct PartWidths {
  explicit PartWidths(const std::string& text)
      : whole(text.find('.')), fraction(text.size() - whole - 1) {}
  size_t whole;     // characters before the point
  size_t fraction;  // and after it
};

}  // namespace

template <typename T>
FloatFormat<T>::FloatFormat(std::span<const T> values, Sign sign)
    : sign_(sign) {
  choose_exponential(values);
  measure(values);
}

template <typename T>
void FloatFormat<T>::choose_exponential(std::span<const T> values) {
  Wide<T> least = 0;
  Wide<T> greatest = 0;
  for (const T value : values) {
    const Wide<T> magnitude = std::abs(wide(value));
    if (magnitude == 0 || !std::isfinite(magnitude)) continue;
    least = least == 0 ? magnitude : std::min(least, magnitude);
    greatest = std::max(greatest, magnitude);
  }
  if (greatest == 0) return;
  // In the arithmetic of T, as NumPy computes it.
  const Wide<T> tiny = wide(T(static_cast<Wide<T>>(1e-4)));
  const Wide<T> ratio = wide(T(greatest / least));
  exponential_ =
      greatest >= kExponentialFrom<T> || least < tiny || ratio > 1000;
}

template <typename T>
void FloatFormat<T>::measure(std::span<const T> values) {
  bool finite = true;
  bool minus_infinity = sign_ == Sign::kAlways;
  if (exponential_) {
    // All get as many digits as the one that needs most of them.
    for (const T value : values) {
      if (!std::isfinite(wide(value))) continue;
      Decimal decimal = shortest(value);
      if (decimal.digits.size() > kPrecision + 1) {
        decimal = rounded(wide(value), kPrecision);
        decimal.digits.resize(decimal.digits.find_last_not_of('0') + 1);
      }
      fraction_digits_ = std::max(fraction_digits_, decimal.digits.size() - 1);
      exponent_digits_ = std::max(
          exponent_digits_, std::to_string(std::abs(decimal.exponent)).size());
    }
  }
  for (const T value : values) {
    if (!std::isfinite(wide(value))) {
      finite = false;
      minus_infinity |= std::isinf(wide(value)) && wide(value) < 0;
      continue;
    }
    const PartWidths parts(unpadded(value));
    left_ = std::max(left_, parts.whole);
    right_ = std::max(right_, parts.fraction);
  }
  if (!finite) {
    const size_t widest = minus_infinity ? 4 : 3;  // "-inf", "nan"
    const size_t right = right_ + 1;
    left_ = std::max(left_, widest > right ? widest - right : 0);
  }
}

template <typename T>
std::string FloatFormat<T>::sign_of(T value) const {
  if (std::signbit(wide(value)) && !std::isnan(wide(value))) return "-";
  return sign_ == Sign::kAlways ? "+" : "";
}

template <typename T>
std::string FloatFormat<T>::unpadded(T value) const {
  if (!exponential_) return sign_of(value) + positional(value, kPrecision);
  Decimal decimal = shortest(value);
  if (decimal.digits.size() != fraction_digits_ + 1) {
    decimal = rounded(wide(value), static_cast<int>(fraction_digits_));
  }
  return sign_of(value) +
         scientific(decimal, static_cast<int>(exponent_digits_));
}

template <typename T>
std::string FloatFormat<T>::operator()(T value) const {
  if (!std::isfinite(wide(value))) {
    std::string text =
        sign_of(value) + (std::isnan(wide(value)) ? "nan" : "inf");
    const size_t width = left_ + right_ + 1;
    if (text.size() < width) text.insert(0, width - text.size(), ' ');
    return text;
  }
  std::string text = unpadded(value);
  const PartWidths parts(text);
  text.append(right_ - parts.fraction, ' ');
  text.insert(0, left_ - parts.whole, ' ');
  return text;
}

template class FloatFormat<Half>;
template class FloatFormat<float>;
template class FloatFormat<double>;

namespace {

// Without what trails: "1" for 1.0, "1e+20".
template <typename T>
std::string trimmed_scalar(T value) {
  if (std::isnan(wide(value))) return "nan";
  const std::string sign = std::signbit(wide(value)) ? "-" : "";
  if (std::isinf(wide(value))) return sign + "inf";
  const double magnitude = std::abs(static_cast<double>(value));
  const Decimal decimal = shortest(value);
  std::string text;
  if (magnitude == 0 ||
      (magnitude >= 1e-4 && magnitude < kScalarExponentialFrom<T>)) {
    text = positional(decimal);
    if (text.back() == '.') text.pop_back();
  } else {
    text = scientific(decimal, 2);
    if (decimal.digits.size() == 1) text.erase(1, 1);
  }
  return sign + text;
}

}  // namespace

template <typename T>
std::string float_scalar(T value) {
  std::string text = trimmed_scalar(value);
  const bool whole = text.find_first_of(".eni") == std::string::npos;
  return whole ? text + ".0" : text;
}

template std::string float_scalar(Half value);
template std::string float_scalar(float value);
template std::string float_scalar(double value);

template <typename T>
std::string complex_scalar(std::complex<T> value) {
  std::string imaginary = trimmed_scalar(value.imag()) + "j";
  if (value.real() == 0 && !std::signbit(value.real())) return imaginary;
  return "(" + trimmed_scalar(value.real()) +
         (imaginary.front() == '-' ? "" : "+") + imaginary + ")";
}

template std::string complex_scalar(std::complex<float> value);
template std::string complex_scalar(std::complex<double> value);

std::string six_digits(float value) {
  if (std::isnan(value)) return "nan";
  char buffer[32];
  const auto end = std::to_chars(std::begin(buffer), std::end(buffer), value,
                                 std::chars_format::general, 6);
  return {buffer, end.ptr};
}

}  // namespace tfx::internal

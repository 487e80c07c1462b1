// Element: an element of a tensor of any type, with conversion and comparison.
#ifndef TFX_CORE_ELEMENT_H_
#define TFX_CORE_ELEMENT_H_

#include <cmath>
#include <compare>
#include <complex>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "tfx/core/dtypes.h"
#include "tfx/core/errors.h"
#include "tfx/core/float16.h"

namespace tfx::internal {

// Held in the widest type of its kind.
using Element = std::variant<int64_t, uint64_t, double, std::complex<double>,
                             std::string_view>;

// The number at an index of an array of any dtype but string, resource and
// variant; quantized numbers are integers.
Element number_at(DType dtype, const void* data, int64_t index);

// `number` rounded to the precision of `dtype`, if that is one of NumPy's own
// floating or complex types; otherwise unchanged.
double rounded(DType dtype, double number);

// NumPy's order: mixed types are compared in the wider one, complex numbers by
// their real parts first. Throws TypeError for a string and a number.
std::partial_ordering compare(const Element& a, const Element& b);

inline bool is_string(const Element& element) {
  return std::holds_alternative<std::string_view>(element);
}

// Throws std::overflow_error, in Python's words: the type cannot hold `value`.
struct IntegerType {
  bool is_signed;
  size_t bits;
};
[[noreturn]] void throw_out_of_bounds(const std::string& value,
                                      IntegerType type);
[[noreturn]] void throw_out_of_bounds(double value, IntegerType type);
// `value` without its fraction; throws for NaN and infinity.
double whole_part(double value);

template <typename T, typename V>
T to_integer(V value) {
  constexpr IntegerType kType = {std::is_signed_v<T>, sizeof(T) * 8};
  if constexpr (std::is_floating_point_v<V>) {
    const double whole = whole_part(value);
    // A power of two is exact as a double; the greatest integer may not be.
    const double beyond = std::ldexp(1.0, std::numeric_limits<T>::digits);
    const double least = std::is_signed_v<T> ? -beyond : 0.0;
    if (whole < least || whole >= beyond) throw_out_of_bounds(whole, kType);
    return static_cast<T>(whole);
  } else {
    if (!std::in_range<T>(value)) {
      throw_out_of_bounds(std::to_string(value), kType);
    }
    return static_cast<T>(value);
  }
}

// int(text) and float(text). Throw ValueError if it is no such number, and
// std::overflow_error for an integer beyond int64.
int64_t integer_in(std::string_view text);
double number_in(std::string_view text);

// Converts an element to T: bool, an integer, a floating or complex number,
// Half, BFloat16 or std::string. A text converts to the number that it says, as
// in Python, but to no complex one; a number does not convert to a text.
template <typename T>
struct Convert {
  T operator()(std::string_view text) const {
    if constexpr (std::is_same_v<T, std::string>) {
      return std::string(text);
    } else if constexpr (std::is_same_v<T, bool>) {
      return !text.empty();
    } else if constexpr (std::is_integral_v<T>) {
      return to_integer<T>(integer_in(text));
    } else if constexpr (std::is_same_v<T, std::complex<float>> ||
                         std::is_same_v<T, std::complex<double>>) {
      throw TypeError("a string does not convert to a complex number");
    } else {
      return convert_real(number_in(text));
    }
  }
  T operator()(std::complex<double> value) const {
    if constexpr (std::is_same_v<T, std::complex<float>> ||
                  std::is_same_v<T, std::complex<double>>) {
      return T(value);
    } else if constexpr (std::is_same_v<T, bool>) {
      return value != std::complex<double>();
    } else {
      return (*this)(value.real());
    }
  }
  template <typename V>
  T operator()(V value) const {
    if constexpr (std::is_same_v<T, std::string>) {
      throw TypeError("a number does not convert to a string");
    } else if constexpr (std::is_same_v<T, bool>) {
      return value != 0;
    } else if constexpr (!std::is_integral_v<T>) {
      return convert_real(value);
    } else {
      return to_integer<T>(value);
    }
  }

 private:
  template <typename V>
  static T convert_real(V value) {
    if constexpr (std::is_floating_point_v<T>) {
      return static_cast<T>(value);
    } else if constexpr (std::is_same_v<T, Half> ||
                         std::is_same_v<T, BFloat16>) {
      return T(static_cast<float>(value));
    } else {
      return T(static_cast<typename T::value_type>(value));
    }
  }
};

}  // namespace tfx::internal

#endif  // TFX_CORE_ELEMENT_H_

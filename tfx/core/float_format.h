// Floating-point array elements and scalars as NumPy prints them.
#ifndef TFX_CORE_FLOAT_FORMAT_H_
#define TFX_CORE_FLOAT_FORMAT_H_

#include <complex>
#include <cstddef>
#include <span>
#include <string>

#include "tfx/core/float16.h"

namespace tfx::internal {

// Formats the elements of an array so that they line up. The notation (fixed or
// exponential), digits and width are chosen for the values to be shown. T is
// Half, float or double.
template <typename T>
class FloatFormat {
 public:
  enum class Sign { kMinusOnly, kAlways };

  FloatFormat(std::span<const T> values, Sign sign);

  std::string operator()(T value) const;

 private:
  // The value's text without padding.
  std::string unpadded(T value) const;
  std::string sign_of(T value) const;
  void choose_exponential(std::span<const T> values);
  void measure(std::span<const T> values);

  Sign sign_;
  bool exponential_ = false;
  size_t fraction_digits_ = 0;  // only if exponential
  size_t exponent_digits_ = 2;
  size_t left_ = 0;   // characters before the point
  size_t right_ = 0;  // and after it
};

extern template class FloatFormat<Half>;
extern template class FloatFormat<float>;
extern template class FloatFormat<double>;

// str() of a NumPy scalar, with all digits that the value needs: "1.0",
// "1e-05". For a double this is also Python's repr().
template <typename T>
std::string float_scalar(T value);
// The same for a complex scalar: "(1+2j)", "2j".
template <typename T>
std::string complex_scalar(std::complex<T> value);

// With six significant digits, as C++ streams and ml_dtypes' scalars print.
std::string six_digits(float value);

}  // namespace tfx::internal

#endif  // TFX_CORE_FLOAT_FORMAT_H_

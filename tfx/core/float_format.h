// NumPy's text of floating-point elements and of floating-point scalars.
#ifndef TFX_CORE_FLOAT_FORMAT_H_
#define TFX_CORE_FLOAT_FORMAT_H_

#include <complex>
#include <cstddef>
#include <span>
#include <string>

#include "tfx/core/float16.h"

namespace tfx::internal {

// How the elements of an array are written so that they line up: fixed or
// exponential, how many digits, how wide. Chosen for the values that will be
// shown. T is Half, float or double.
template <typename T>
class FloatFormat {
 public:
  enum class Sign { kMinusOnly, kAlways };

  FloatFormat(std::span<const T> values, Sign sign);

  std::string operator()(T value) const;

 private:
  // The text without padding.
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

// str() of a NumPy scalar: all the digits the value needs, "1.0", "1e-05". Of a
// double this is also Python's own repr.
template <typename T>
std::string float_scalar(T value);
// The same of a complex one: "(1+2j)", "2j".
template <typename T>
std::string complex_scalar(std::complex<T> value);

// What C++ streams write by default, six digits; so do the scalars of
// ml_dtypes.
std::string six_digits(float value);

}  // namespace tfx::internal

#endif  // TFX_CORE_FLOAT_FORMAT_H_

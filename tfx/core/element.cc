#include "tfx/core/element.h"

#include <charconv>
#include <cmath>
#include <complex>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <system_error>
#include <type_traits>
#include <utility>

#include "tfx/core/element_format.h"
#include "tfx/core/errors.h"
#include "tfx/core/float16.h"
#include "tfx/core/narrow_types.h"

namespace tfx::internal {
namespace {

using c::DataType;
using Complex = std::complex<double>;

template <typename T>
T read(const void* data, int64_t index) {
  return static_cast<const T*>(data)[index];
}

struct Order {
  using Ordering = std::partial_ordering;

  Ordering operator()(std::string_view a, std::string_view b) const {
    return a <=> b;
  }
  template <typename V>
  Ordering operator()(std::string_view, V) const {
    refuse("bytes", python_name<V>());
  }
  template <typename V>
  Ordering operator()(V, std::string_view) const {
    refuse(python_name<V>(), "bytes");
  }
  template <typename V, typename W>
  Ordering operator()(V a, W b) const {
    if constexpr (std::is_same_v<V, Complex> || std::is_same_v<W, Complex>) {
      const Complex left = Convert<Complex>()(a);
      const Complex right = Convert<Complex>()(b);
      const Ordering real = left.real() <=> right.real();
      return std::is_eq(real) ? left.imag() <=> right.imag() : real;
    } else if constexpr (std::is_same_v<V, double> ||
                         std::is_same_v<W, double>) {
      return static_cast<double>(a) <=> static_cast<double>(b);
    } else {
      if (std::cmp_equal(a, b)) return Ordering::equivalent;
      return std::cmp_less(a, b) ? Ordering::less : Ordering::greater;
    }
  }

 private:
  template <typename V>
  static const char* python_name() {
    if constexpr (std::is_same_v<V, Complex>) return "complex";
    return std::is_same_v<V, double> ? "float" : "int";
  }
  [[noreturn]] static void refuse(const char* a, const char* b) {
    throw TypeError(std::string("'<' not supported between instances of '") +
                    a + "' and '" + b + "'");
  }
};

std::string_view without_spaces(std::string_view text) {
  constexpr std::string_view kSpaces = " \t\n\v\f\r";
  const size_t begin = text.find_first_not_of(kSpaces);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kSpaces) - begin + 1);
}

// The whole text as a number; what std::from_chars says otherwise.
template <typename T>
std::errc parse(std::string_view text, T& number) {
  text = without_spaces(text);
  if (text.starts_with("+") && !text.starts_with("+-")) text.remove_prefix(1);
  const char* const end = text.data() + text.size();
  const auto result = std::from_chars(text.data(), end, number);
  return result.ec == std::errc() && result.ptr != end
             ? std::errc::invalid_argument
             : result.ec;
}

}  // namespace

int64_t integer_in(std::string_view text) {
  int64_t number = 0;
  const std::errc error = parse(text, number);
  if (error == std::errc::result_out_of_range) {
    throw_out_of_bounds(std::string(text), {.is_signed = true, .bits = 64});
  }
  if (error != std::errc()) {
    throw ValueError("invalid literal for int() with base 10: " +
                     bytes_repr(text));
  }
  return number;
}

double number_in(std::string_view text) {
  double number = 0;
  const std::errc error = parse(text, number);
  // Python has infinity for what is too large, and 0 for what is too small.
  if (error == std::errc::result_out_of_range) {
    return std::strtod(std::string(text).c_str(), nullptr);
  }
  if (error != std::errc()) {
    throw ValueError("could not convert string to float: " + bytes_repr(text));
  }
  return number;
}

Element number_at(DType dtype, const void* data, int64_t index) {
  const DataType type = dtype.as_datatype_enum();
  switch (type) {
    case DataType::kBool:
      return int64_t{read<bool>(data, index)};
    case DataType::kInt8:
    case DataType::kQint8:
      return int64_t{read<int8_t>(data, index)};
    case DataType::kInt16:
    case DataType::kQint16:
      return int64_t{read<int16_t>(data, index)};
    case DataType::kInt32:
    case DataType::kQint32:
      return int64_t{read<int32_t>(data, index)};
    case DataType::kInt64:
      return read<int64_t>(data, index);
    case DataType::kUint8:
    case DataType::kQuint8:
      return uint64_t{read<uint8_t>(data, index)};
    case DataType::kUint16:
    case DataType::kQuint16:
      return uint64_t{read<uint16_t>(data, index)};
    case DataType::kUint32:
      return uint64_t{read<uint32_t>(data, index)};
    case DataType::kUint64:
      return read<uint64_t>(data, index);
    case DataType::kFloat16:
      return double{read<Half>(data, index)};
    case DataType::kBfloat16:
      return double{read<BFloat16>(data, index)};
    case DataType::kFloat32:
      return double{read<float>(data, index)};
    case DataType::kFloat64:
      return read<double>(data, index);
    case DataType::kComplex64:
      return Complex(read<std::complex<float>>(data, index));
    case DataType::kComplex128:
      return read<Complex>(data, index);
    default:
      break;
  }
  const auto byte = read<std::byte>(data, index);
  if (is_narrow_int(type)) return int64_t{widen_int(type, byte)};
  return double{widen_float(type, byte)};
}

double rounded(DType dtype, double number) {
  if (dtype == float32 || dtype == complex64) return static_cast<float>(number);
  if (dtype == float16) return Half(static_cast<float>(number));
  return number;
}

double whole_part(double value) {
  if (std::isnan(value))
    throw ValueError("cannot convert float NaN to integer");
  if (std::isinf(value)) {
    throw std::overflow_error("cannot convert float infinity to integer");
  }
  return std::trunc(value);
}

void throw_out_of_bounds(const std::string& value, IntegerType type) {
  throw std::overflow_error("Python integer " + value + " out of bounds for " +
                            (type.is_signed ? "int" : "uint") +
                            std::to_string(type.bits));
}

void throw_out_of_bounds(double value, IntegerType type) {
  char text[400];  // the greatest double has 309 digits
  std::snprintf(text, sizeof(text), "%.0f", value);
  throw_out_of_bounds(std::string(text), type);
}

std::partial_ordering compare(const Element& a, const Element& b) {
  return std::visit(Order(), a, b);
}

}  // namespace tfx::internal

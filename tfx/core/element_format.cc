#include "tfx/core/element_format.h"

#include <algorithm>
#include <complex>
#include <cstddef>
#include <vector>

#include "tfx/c/errors.h"
#include "tfx/core/float16.h"
#include "tfx/core/float_format.h"
#include "tfx/core/narrow_types.h"

namespace tfx::internal {
namespace {

using c::DataType;

// A tensor's own elements. Types whose bits are another type's (quantized ones)
// are read as that one.
template <typename T>
class Elements {
 public:
  explicit Elements(const c::Tensor& tensor)
      : data_(reinterpret_cast<const T*>(tensor.bytes().data())) {}

  T operator[](int64_t index) const { return data_[index]; }

  std::vector<T> at(std::span<const int64_t> indices) const {
    std::vector<T> values;
    values.reserve(indices.size());
    for (const int64_t index : indices) values.push_back(data_[index]);
    return values;
  }

 private:
  const T* data_;
};

// A byte that is neither 0 nor 1 would be no C++ bool.
bool is_true(const c::Tensor& tensor, int64_t index) {
  return Elements<uint8_t>(tensor)[index] != 0;
}

template <typename T>
ElementFormat int_format(const c::Tensor& array,
                         std::span<const int64_t> shown) {
  const Elements<T> elements(array);
  size_t width = 0;
  for (const int64_t index : shown) {
    width = std::max(width, std::to_string(elements[index]).size());
  }
  return [elements, width](int64_t index) {
    std::string text = std::to_string(elements[index]);
    if (text.size() < width) text.insert(0, width - text.size(), ' ');
    return text;
  };
}

template <typename T>
ElementFormat float_format(const c::Tensor& array,
                           std::span<const int64_t> shown) {
  const Elements<T> elements(array);
  const FloatFormat<T> format(elements.at(shown),
                              FloatFormat<T>::Sign::kMinusOnly);
  return [elements, format](int64_t index) { return format(elements[index]); };
}

template <typename T>
ElementFormat complex_format(const c::Tensor& array,
                             std::span<const int64_t> shown) {
  const Elements<std::complex<T>> elements(array);
  std::vector<T> reals;
  std::vector<T> imaginaries;
  for (const int64_t index : shown) {
    reals.push_back(elements[index].real());
    imaginaries.push_back(elements[index].imag());
  }
  using Sign = typename FloatFormat<T>::Sign;
  const FloatFormat<T> real(reals, Sign::kMinusOnly);
  const FloatFormat<T> imaginary(imaginaries, Sign::kAlways);
  return [elements, real, imaginary](int64_t index) {
    std::string text = imaginary(elements[index].imag());
    // What pads the digits stays behind the j.
    text.insert(text.find_last_not_of(' ') + 1, 1, 'j');
    return real(elements[index].real()) + text;
  };
}

// Of ml_dtypes' types; they are not lined up.
std::string narrow_text(const c::Tensor& array, int64_t index) {
  const DataType type = array.type();
  if (type == DataType::kBfloat16) {
    return six_digits(Elements<BFloat16>(array)[index]);
  }
  const std::byte element = Elements<std::byte>(array)[index];
  return is_narrow_int(type) ? std::to_string(widen_int(type, element))
                             : six_digits(widen_float(type, element));
}

[[noreturn]] void throw_no_numpy(DataType type) {
  throw errors::InvalidArgumentError("Cannot convert a Tensor of dtype " +
                                     c::name(type) + " to a NumPy array.");
}

bool is_of_ml_dtypes(DataType type) {
  return type == DataType::kBfloat16 || is_narrow_float(type) ||
         is_narrow_int(type);
}

}  // namespace

ElementFormat element_format(const c::Tensor& array,
                             std::span<const int64_t> shown) {
  const DataType type = array.type();
  switch (type) {
    case DataType::kFloat16:
      return float_format<Half>(array, shown);
    case DataType::kFloat32:
      return float_format<float>(array, shown);
    case DataType::kFloat64:
      return float_format<double>(array, shown);
    case DataType::kComplex64:
      return complex_format<float>(array, shown);
    case DataType::kComplex128:
      return complex_format<double>(array, shown);
    case DataType::kInt8:
    case DataType::kQint8:
      return int_format<int8_t>(array, shown);
    case DataType::kInt16:
    case DataType::kQint16:
      return int_format<int16_t>(array, shown);
    case DataType::kInt32:
    case DataType::kQint32:
      return int_format<int32_t>(array, shown);
    case DataType::kInt64:
      return int_format<int64_t>(array, shown);
    case DataType::kUint8:
    case DataType::kQuint8:
      return int_format<uint8_t>(array, shown);
    case DataType::kUint16:
    case DataType::kQuint16:
      return int_format<uint16_t>(array, shown);
    case DataType::kUint32:
      return int_format<uint32_t>(array, shown);
    case DataType::kUint64:
      return int_format<uint64_t>(array, shown);
    case DataType::kBool:
      return [&array](int64_t index) {
        return is_true(array, index) ? " True" : "False";
      };
    case DataType::kString:
      return [&array](int64_t index) {
        return bytes_repr(array.string_at(index));
      };
    default:
      if (!is_of_ml_dtypes(type)) throw_no_numpy(type);
      return [&array](int64_t index) { return narrow_text(array, index); };
  }
}

std::string scalar_str(const c::Tensor& scalar) {
  switch (scalar.type()) {
    case DataType::kFloat16:
      return float_scalar(Elements<Half>(scalar)[0]);
    case DataType::kFloat32:
      return float_scalar(Elements<float>(scalar)[0]);
    case DataType::kFloat64:
      return float_scalar(Elements<double>(scalar)[0]);
    case DataType::kComplex64:
      return complex_scalar(Elements<std::complex<float>>(scalar)[0]);
    case DataType::kComplex128:
      return complex_scalar(Elements<std::complex<double>>(scalar)[0]);
    case DataType::kBool:
      return is_true(scalar, 0) ? "True" : "False";
    default:
      return element_format(scalar, {})(0);
  }
}

std::string scalar_repr(const c::Tensor& scalar) {
  const DataType type = scalar.type();
  std::string text = scalar_str(scalar);
  if (type == DataType::kString || is_of_ml_dtypes(type)) return text;
  if (type == DataType::kBool) return "np." + text + "_";
  if (text.front() != '(') text = "(" + text + ")";  // complex ones have it
  return "np." + numpy_name(type) + text;
}

std::string scalar_item_repr(const c::Tensor& scalar) {
  const DataType type = scalar.type();
  switch (type) {
    case DataType::kFloat16:
      return float_scalar<double>(Elements<Half>(scalar)[0]);
    case DataType::kBfloat16:
      return float_scalar<double>(Elements<BFloat16>(scalar)[0]);
    case DataType::kFloat32:
      return float_scalar<double>(Elements<float>(scalar)[0]);
    case DataType::kComplex64:
      return complex_scalar<double>(Elements<std::complex<float>>(scalar)[0]);
    default:
      if (!is_narrow_float(type)) return scalar_str(scalar);
      return float_scalar<double>(
          widen_float(type, Elements<std::byte>(scalar)[0]));
  }
}

std::string numpy_name(DataType type) {
  switch (type) {
    case DataType::kString:
      return "object";
    case DataType::kQint8:
    case DataType::kQint16:
    case DataType::kQint32:
    case DataType::kQuint8:
    case DataType::kQuint16:
      return c::name(type).substr(1);
    default:
      return c::name(type);
  }
}

std::string bytes_repr(std::string_view bytes) {
  const bool has_single = bytes.find('\'') != std::string_view::npos;
  const bool has_double = bytes.find('"') != std::string_view::npos;
  const char quote = has_single && !has_double ? '"' : '\'';
  std::string text = {'b', quote};
  for (const char c : bytes) {
    constexpr char kHex[] = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(c);
    if (c == quote || c == '\\') {
      text += {'\\', c};
    } else if (c == '\t') {
      text += "\\t";
    } else if (c == '\n') {
      text += "\\n";
    } else if (c == '\r') {
      text += "\\r";
    } else if (code < 0x20 || code >= 0x7f) {
      text += {'\\', 'x', kHex[code >> 4], kHex[code & 0xf]};
    } else {
      text += c;
    }
  }
  return text + quote;
}

}  // namespace tfx::internal

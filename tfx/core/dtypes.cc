#include "tfx/core/dtypes.h"

#include <limits>
#include <ostream>

#include "tfx/core/errors.h"

namespace tfx {
namespace {

using c::DataType;

struct Limits {
  double min;
  double max;
};

template <typename T>
constexpr Limits limits_of() {
  return {static_cast<double>(std::numeric_limits<T>::lowest()),
          static_cast<double>(std::numeric_limits<T>::max())};
}

Limits limits(DType dtype, const char* which) {
  switch (dtype.as_datatype_enum()) {
    case DataType::kFloat16:
      return {-65504.0, 65504.0};
    case DataType::kBfloat16:
      return {-static_cast<float>(BFloat16::from_bits(0x7f7f)),
              static_cast<float>(BFloat16::from_bits(0x7f7f))};
    case DataType::kFloat32:
      return limits_of<float>();
    case DataType::kFloat64:
      return limits_of<double>();
    case DataType::kInt8:
      return limits_of<int8_t>();
    case DataType::kInt16:
      return limits_of<int16_t>();
    case DataType::kInt32:
      return limits_of<int32_t>();
    case DataType::kInt64:
      return limits_of<int64_t>();
    case DataType::kUint8:
      return limits_of<uint8_t>();
    case DataType::kUint16:
      return limits_of<uint16_t>();
    case DataType::kUint32:
      return limits_of<uint32_t>();
    case DataType::kUint64:
      return limits_of<uint64_t>();
    default:
      break;
  }
  std::string text =
      std::string("Cannot find ") + which + " value of " + dtype.str();
  // Those without an order; others have no numbers at all.
  if (dtype.is_quantized()) {
    text += " with quantized type " + dtype.str();
  } else if (dtype.is_complex() || dtype == bool_ || dtype == string) {
    text += " with type " + dtype.str();
  }
  throw TypeError(text + ".");
}

}  // namespace

bool DType::is_floating() const {
  switch (type_) {
    case DataType::kFloat16:
    case DataType::kBfloat16:
    case DataType::kFloat32:
    case DataType::kFloat64:
    case DataType::kFloat8E5m2:
    case DataType::kFloat8E4m3fn:
    case DataType::kFloat8E4m3fnuz:
    case DataType::kFloat8E4m3b11fnuz:
    case DataType::kFloat8E5m2fnuz:
    case DataType::kFloat4E2m1fn:
      return true;
    default:
      return false;
  }
}

bool DType::is_integer() const {
  switch (type_) {
    case DataType::kInt2:
    case DataType::kInt4:
    case DataType::kInt8:
    case DataType::kInt16:
    case DataType::kInt32:
    case DataType::kInt64:
      return true;
    default:
      return is_unsigned();
  }
}

bool DType::is_unsigned() const {
  switch (type_) {
    case DataType::kUint2:
    case DataType::kUint4:
    case DataType::kUint8:
    case DataType::kUint16:
    case DataType::kUint32:
    case DataType::kUint64:
      return true;
    default:
      return false;
  }
}

bool DType::is_complex() const {
  return type_ == DataType::kComplex64 || type_ == DataType::kComplex128;
}

bool DType::is_quantized() const {
  switch (type_) {
    case DataType::kQint8:
    case DataType::kQint16:
    case DataType::kQint32:
    case DataType::kQuint8:
    case DataType::kQuint16:
      return true;
    default:
      return false;
  }
}

bool DType::is_numeric() const {
  return is_floating() || is_integer() || is_complex() || is_quantized();
}

DType DType::real_dtype() const {
  if (type_ == DataType::kComplex64) return float32;
  if (type_ == DataType::kComplex128) return float64;
  return *this;
}

double DType::min() const { return limits(*this, "minimum").min; }

double DType::max() const { return limits(*this, "maximum").max; }

std::ostream& operator<<(std::ostream& stream, DType dtype) {
  return stream << dtype.str();
}

DType dtypes::as_dtype(std::string_view name) {
  if (name == "half") return float16;
  if (name == "float") return float32;
  if (name == "double") return float64;
  for (int i = 1; i <= static_cast<int>(DataType::kFloat4E2m1fn); ++i) {
    const DType dtype(static_cast<DataType>(i));
    if (dtype.name() == name) return dtype;
  }
  throw TypeError("Cannot convert the argument `type_value`: '" +
                  std::string(name) + "' to a TensorFlow DType.");
}

}  // namespace tfx

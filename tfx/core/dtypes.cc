#include "tfx/core/dtypes.h"

#include <limits>
#include <ostream>

#include "tfx/core/errors.h"

namespace tfx {
namespace {

using c::DataType;

struct Limits {
  DTypeLimit min;
  DTypeLimit max;
};

template <typename T>
Limits limits_of(DataType type) {
  return {{type, std::numeric_limits<T>::lowest()},
          {type, std::numeric_limits<T>::max()}};
}

Limits limits(DType dtype, const char* which) {
  const DataType type = dtype.as_datatype_enum();
  switch (type) {
    case DataType::kFloat16:
      return {{type, -65504.0F}, {type, 65504.0F}};
    case DataType::kBfloat16: {
      const auto greatest = static_cast<float>(BFloat16::from_bits(0x7f7f));
      return {{type, -greatest}, {type, greatest}};
    }
    case DataType::kFloat32:
      return limits_of<float>(type);
    case DataType::kFloat64:
      return limits_of<double>(type);
    case DataType::kInt8:
      return limits_of<int8_t>(type);
    case DataType::kInt16:
      return limits_of<int16_t>(type);
    case DataType::kInt32:
      return limits_of<int32_t>(type);
    case DataType::kInt64:
      return limits_of<int64_t>(type);
    case DataType::kUint8:
      return limits_of<uint8_t>(type);
    case DataType::kUint16:
      return limits_of<uint16_t>(type);
    case DataType::kUint32:
      return limits_of<uint32_t>(type);
    case DataType::kUint64:
      return limits_of<uint64_t>(type);
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

DTypeLimit DType::min() const { return limits(*this, "minimum").min; }

DTypeLimit DType::max() const { return limits(*this, "maximum").max; }

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

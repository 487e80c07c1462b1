// tf.DType, and the types by name: tf::float32, tf::int64, …
#ifndef TFX_CORE_DTYPES_H_
#define TFX_CORE_DTYPES_H_

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

#include "tfx/c/data_type.h"
#include "tfx/core/dtype_limit.h"
#include "tfx/core/float16.h"

namespace tfx {

class DType {
 public:
  // No type; for C++ variables that are assigned later.
  constexpr DType() = default;
  constexpr explicit DType(c::DataType type) : type_(type) {}

  constexpr c::DataType as_datatype_enum() const { return type_; }
  std::string name() const { return c::name(type_); }  // "float32"
  // Bytes an element takes; 0 for string, resource and variant.
  size_t size() const { return c::size_of(type_); }

  bool is_bool() const { return type_ == c::DataType::kBool; }
  bool is_floating() const;
  bool is_integer() const;  // not the quantized ones
  bool is_unsigned() const;
  bool is_complex() const;
  bool is_quantized() const;
  bool is_numeric() const;
  // The type of a complex number's parts; other types are returned unchanged.
  DType real_dtype() const;

  // The least and greatest value; throw TypeError for types without.
  DTypeLimit min() const;
  DTypeLimit max() const;

  // "<dtype: 'float32'>", and "tf.float32".
  std::string str() const { return "<dtype: '" + name() + "'>"; }
  std::string repr() const { return "tf." + name(); }

  constexpr explicit operator bool() const {
    return type_ != c::DataType::kInvalid;
  }
  friend constexpr bool operator==(DType, DType) = default;
  friend std::ostream& operator<<(std::ostream& stream, DType dtype);

 private:
  c::DataType type_ = c::DataType::kInvalid;
};

inline constexpr DType float16{c::DataType::kFloat16};
inline constexpr DType float32{c::DataType::kFloat32};
inline constexpr DType float64{c::DataType::kFloat64};
inline constexpr DType int8{c::DataType::kInt8};
inline constexpr DType int16{c::DataType::kInt16};
inline constexpr DType int32{c::DataType::kInt32};
inline constexpr DType int64{c::DataType::kInt64};
inline constexpr DType uint8{c::DataType::kUint8};
inline constexpr DType uint16{c::DataType::kUint16};
inline constexpr DType uint32{c::DataType::kUint32};
inline constexpr DType uint64{c::DataType::kUint64};
inline constexpr DType complex64{c::DataType::kComplex64};
inline constexpr DType complex128{c::DataType::kComplex128};
inline constexpr DType string{c::DataType::kString};
inline constexpr DType resource{c::DataType::kResource};
inline constexpr DType variant{c::DataType::kVariant};
inline constexpr DType qint8{c::DataType::kQint8};
inline constexpr DType qint16{c::DataType::kQint16};
inline constexpr DType qint32{c::DataType::kQint32};
inline constexpr DType quint8{c::DataType::kQuint8};
inline constexpr DType quint16{c::DataType::kQuint16};
inline constexpr DType half = float16;
inline constexpr DType bfloat16{c::DataType::kBfloat16};
// tf.bool: `bool` is a C++ keyword.
inline constexpr DType bool_{c::DataType::kBool};

namespace dtypes {

// "float32" -> tf::float32; throws TypeError if there is no such type.
DType as_dtype(std::string_view name);

}  // namespace dtypes

using dtypes::as_dtype;

// The dtype whose elements are of the C++ type T.
template <typename T>
inline constexpr DType dtype_of{c::data_type_of<T>};

}  // namespace tfx

#endif  // TFX_CORE_DTYPES_H_

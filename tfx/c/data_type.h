// DataType: the type of a tensor's elements (TF_DataType, tf.DType in Python).
#ifndef TFX_C_DATA_TYPE_H_
#define TFX_C_DATA_TYPE_H_

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

#include "tfx/c/cxx20.h"  // IWYU pragma: keep

namespace tfx::c {

// The values of TF_DataType, with Python's names.
enum class DataType : int {
  kInvalid = 0,
  kFloat32 = 1,
  kFloat64 = 2,
  kInt32 = 3,
  kUint8 = 4,
  kInt16 = 5,
  kInt8 = 6,
  kString = 7,
  kComplex64 = 8,
  kInt64 = 9,
  kBool = 10,
  kQint8 = 11,
  kQuint8 = 12,
  kQint32 = 13,
  kBfloat16 = 14,
  kQint16 = 15,
  kQuint16 = 16,
  kUint16 = 17,
  kComplex128 = 18,
  kFloat16 = 19,
  kResource = 20,
  kVariant = 21,
  kUint32 = 22,
  kUint64 = 23,
  kFloat8E5m2 = 24,
  kFloat8E4m3fn = 25,
  kFloat8E4m3fnuz = 26,
  kFloat8E4m3b11fnuz = 27,
  kFloat8E5m2fnuz = 28,
  kInt4 = 29,
  kUint4 = 30,
  kInt2 = 31,
  kUint2 = 32,
  kFloat4E2m1fn = 33,
};

// "float32"; "invalid(<n>)" for an unknown type.
std::string name(DataType type);

// Graphs of TensorFlow 1 have outputs that are references to a variable's
// value; their types are those of the values plus this.
inline constexpr int kReferences = 100;
constexpr bool is_reference(DataType type) {
  return static_cast<int>(type) > kReferences;
}
constexpr DataType without_reference(DataType type) {
  return is_reference(type)
             ? static_cast<DataType>(static_cast<int>(type) - kReferences)
             : type;
}

// Bytes per element; 0 for string, resource and variant, whose elements are
// objects, and for unknown types.
size_t size_of(DataType type);  ///< Wraps TF_DataTypeSize

// std::complex of float or double, recognised by its members: <complex> would
// add a fifth of a second to every source that includes this, and few need it.
template <typename T>
concept ComplexNumber = requires(const T& number) {
  { number.real() } -> std::same_as<typename T::value_type>;
  { number.imag() } -> std::same_as<typename T::value_type>;
}
&&(std::is_same_v<typename T::value_type, float> ||
   std::is_same_v<typename T::value_type, double>)&&sizeof(T) ==
    2 * sizeof(typename T::value_type);

namespace internal {

template <typename T>
constexpr DataType complex_type() {
  if constexpr (ComplexNumber<T>) {
    return sizeof(T) == 8 ? DataType::kComplex64 : DataType::kComplex128;
  }
  return DataType::kInvalid;
}

}  // namespace internal

// The DataType of elements of C++ type T; kInvalid if no tensor holds T. Types
// without a C++ equivalent (float16, qint8, …) are read as bytes.
template <typename T>
inline constexpr DataType data_type_of = internal::complex_type<T>();
template <>
inline constexpr DataType data_type_of<float> = DataType::kFloat32;
template <>
inline constexpr DataType data_type_of<double> = DataType::kFloat64;
template <>
inline constexpr DataType data_type_of<int8_t> = DataType::kInt8;
template <>
inline constexpr DataType data_type_of<int16_t> = DataType::kInt16;
template <>
inline constexpr DataType data_type_of<int32_t> = DataType::kInt32;
template <>
inline constexpr DataType data_type_of<int64_t> = DataType::kInt64;
template <>
inline constexpr DataType data_type_of<uint8_t> = DataType::kUint8;
template <>
inline constexpr DataType data_type_of<uint16_t> = DataType::kUint16;
template <>
inline constexpr DataType data_type_of<uint32_t> = DataType::kUint32;
template <>
inline constexpr DataType data_type_of<uint64_t> = DataType::kUint64;
template <>
inline constexpr DataType data_type_of<bool> = DataType::kBool;

}  // namespace tfx::c

#endif  // TFX_C_DATA_TYPE_H_

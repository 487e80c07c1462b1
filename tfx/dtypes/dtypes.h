// tf.dtypes: the dtypes by name, and conversions between them.
//
// tf.bool and tf.double are bool_ and double_, since bool and double are C++
// keywords.
#ifndef TFX_DTYPES_DTYPES_H_
#define TFX_DTYPES_DTYPES_H_

#include <array>

#include "tfx/c/data_type.h"
#include "tfx/core/dtypes.h"   // IWYU pragma: export
#include "tfx/ops/math_ops.h"  // IWYU pragma: export: cast, saturate_cast

namespace tfx {

inline constexpr DType double_ = float64;

namespace dtypes {

using tfx::bfloat16;
using tfx::bool_;
using tfx::complex128;
using tfx::complex64;
using tfx::double_;
using tfx::DType;
using tfx::float16;
using tfx::float32;
using tfx::float64;
using tfx::half;
using tfx::int16;
using tfx::int32;
using tfx::int64;
using tfx::int8;
using tfx::qint16;
using tfx::qint32;
using tfx::qint8;
using tfx::quint16;
using tfx::quint8;
using tfx::resource;
using tfx::string;
using tfx::uint16;
using tfx::uint32;
using tfx::uint64;
using tfx::uint8;
using tfx::variant;
using tfx::math::complex;

inline constexpr std::array QUANTIZED_DTYPES = {qint8, quint8, qint16, quint16,
                                                qint32};

// The dtype of a TF_DataType number. Throws TypeError if the number is invalid.
DType as_dtype(c::DataType type_value);
inline DType as_dtype(DType type_value) {
  return as_dtype(type_value.as_datatype_enum());
}

namespace experimental {

inline constexpr DType float4_e2m1fn{c::DataType::kFloat4E2m1fn};
inline constexpr DType float8_e4m3b11fnuz{c::DataType::kFloat8E4m3b11fnuz};
inline constexpr DType float8_e4m3fn{c::DataType::kFloat8E4m3fn};
inline constexpr DType float8_e4m3fnuz{c::DataType::kFloat8E4m3fnuz};
inline constexpr DType float8_e5m2{c::DataType::kFloat8E5m2};
inline constexpr DType float8_e5m2fnuz{c::DataType::kFloat8E5m2fnuz};
inline constexpr DType int2{c::DataType::kInt2};
inline constexpr DType int4{c::DataType::kInt4};
inline constexpr DType uint2{c::DataType::kUint2};
inline constexpr DType uint4{c::DataType::kUint4};

}  // namespace experimental

}  // namespace dtypes

using dtypes::as_dtype;

}  // namespace tfx

#endif  // TFX_DTYPES_DTYPES_H_

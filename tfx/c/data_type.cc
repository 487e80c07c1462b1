#include "tfx/c/data_type.h"

#include <iterator>

#include "tensorflow/c/tf_datatype.h"

namespace tfx::c {

static_assert(static_cast<int>(DataType::kFloat32) == TF_FLOAT);
static_assert(static_cast<int>(DataType::kFloat16) == TF_HALF);
static_assert(static_cast<int>(DataType::kUint64) == TF_UINT64);
static_assert(static_cast<int>(DataType::kFloat4E2m1fn) == TF_FLOAT4_E2M1FN);

std::string name(DataType type) {
  static constexpr const char* kNames[] = {nullptr,
                                           "float32",
                                           "float64",
                                           "int32",
                                           "uint8",
                                           "int16",
                                           "int8",
                                           "string",
                                           "complex64",
                                           "int64",
                                           "bool",
                                           "qint8",
                                           "quint8",
                                           "qint32",
                                           "bfloat16",
                                           "qint16",
                                           "quint16",
                                           "uint16",
                                           "complex128",
                                           "float16",
                                           "resource",
                                           "variant",
                                           "uint32",
                                           "uint64",
                                           "float8_e5m2",
                                           "float8_e4m3fn",
                                           "float8_e4m3fnuz",
                                           "float8_e4m3b11fnuz",
                                           "float8_e5m2fnuz",
                                           "int4",
                                           "uint4",
                                           "int2",
                                           "uint2",
                                           "float4_e2m1fn"};
  const auto index = static_cast<size_t>(type);
  if (index > 0 && index < std::size(kNames)) return kNames[index];
  return "invalid(" + std::to_string(static_cast<int>(type)) + ")";
}

size_t size_of(DataType type) {
  const auto index = static_cast<int>(type);
  if (index <= 0 || index > TF_FLOAT4_E2M1FN) return 0;
  return TF_DataTypeSize(static_cast<TF_DataType>(index));
}

}  // namespace tfx::c

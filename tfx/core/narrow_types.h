// Conversion of elements of types that C++ does not have, of 8 bits and less. A
// tensor holds each in a byte of its own.
#ifndef TFX_CORE_NARROW_TYPES_H_
#define TFX_CORE_NARROW_TYPES_H_

#include <cstddef>

#include "tfx/c/data_type.h"

namespace tfx::internal {

// float8_* and float4_e2m1fn.
bool is_narrow_float(c::DataType type);
float widen_float(c::DataType type, std::byte element);

// int4, uint4, int2, uint2; higher bits of the byte are ignored.
bool is_narrow_int(c::DataType type);
int widen_int(c::DataType type, std::byte element);

}  // namespace tfx::internal

#endif  // TFX_CORE_NARROW_TYPES_H_

// Private to tfx/c: checked sizes of tensors. C ends the process for an
// impossible shape, so shapes are checked before they reach it.
#ifndef TFX_C_TENSOR_SIZE_H_
#define TFX_C_TENSOR_SIZE_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "tfx/c/data_type.h"
#include "tfx/c/shape.h"

namespace tfx::c {

// "float32 tensor of shape (2, 3)", for errors.
std::string describe(DataType type, ShapeView shape);

// All throw InvalidArgumentError for unknown or negative dimensions and for
// sizes that overflow 64 bits.
int64_t count_elements(DataType type, ShapeView shape);
// Also throws for types without fixed-size elements in memory.
size_t count_bytes(DataType type, ShapeView shape);
// Also throws for strings, and for memory that is null or of another size.
void check_memory(DataType type, ShapeView shape, const void* data,
                  size_t size);

}  // namespace tfx::c

#endif  // TFX_C_TENSOR_SIZE_H_

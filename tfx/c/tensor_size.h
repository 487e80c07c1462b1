// Private to tfx/c: how much memory a tensor takes, checked before C, which
// ends the process for a shape that cannot be.
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

// All throw InvalidArgumentError: for a dimension that is unknown or negative,
// a size that does not fit into 64 bits …
int64_t count_elements(DataType type, ShapeView shape);
// … for a type without elements of a fixed size in memory …
size_t count_bytes(DataType type, ShapeView shape);
// … and for memory that is missing or of another size.
void check_memory(DataType type, ShapeView shape, const void* data,
                  size_t size);

}  // namespace tfx::c

#endif  // TFX_C_TENSOR_SIZE_H_

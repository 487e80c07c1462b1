#include "tfx/dtypes/dtypes.h"

#include <string>

#include "tfx/core/errors.h"

namespace tfx::dtypes {

DType as_dtype(c::DataType type_value) {
  const int number = static_cast<int>(type_value);
  if (number >= 1 && number <= static_cast<int>(c::DataType::kFloat4E2m1fn)) {
    return DType(type_value);
  }
  throw TypeError("Cannot convert the argument `type_value`: " +
                  std::to_string(number) + " to a TensorFlow DType.");
}

}  // namespace tfx::dtypes

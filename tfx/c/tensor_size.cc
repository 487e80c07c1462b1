#include "tfx/c/tensor_size.h"

#include "tensorflow/c/tf_tstring.h"
#include "tfx/c/errors.h"

namespace tfx::c {

using errors::InvalidArgumentError;

std::string describe(DataType type, ShapeView shape) {
  return name(type) + " tensor of shape " + shape.str();
}

int64_t count_elements(DataType type, ShapeView shape) {
  if (!shape.known_rank()) {
    throw InvalidArgumentError("a " + name(type) +
                               " tensor needs a shape of known rank");
  }
  int64_t count = 1;
  for (const int64_t dim : shape.dims()) {
    if (dim < 0) {
      throw InvalidArgumentError("a " + describe(type, shape) +
                                 " cannot be made: every dimension must be "
                                 "known and not negative");
    }
    if (__builtin_mul_overflow(count, dim, &count)) {
      throw InvalidArgumentError("a " + describe(type, shape) +
                                 " has more elements than fit in 64 bits");
    }
  }
  return count;
}

size_t count_bytes(DataType type, ShapeView shape) {
  const size_t element =
      type == DataType::kString ? sizeof(TF_TString) : size_of(type);
  if (element == 0) {
    throw InvalidArgumentError("a tensor of type " + name(type) +
                               " has no elements in memory that could be "
                               "given");
  }
  int64_t bytes = count_elements(type, shape);
  if (__builtin_mul_overflow(bytes, static_cast<int64_t>(element), &bytes)) {
    throw InvalidArgumentError("a " + describe(type, shape) +
                               " has more bytes than fit in 64 bits");
  }
  return static_cast<size_t>(bytes);
}

void check_memory(DataType type, ShapeView shape, const void* data,
                  size_t size) {
  if (type == DataType::kString) {
    throw InvalidArgumentError(
        "a tensor of strings cannot use foreign memory: its elements are "
        "TensorFlow's own string objects");
  }
  const size_t needed = count_bytes(type, shape);
  if (size != needed) {
    throw InvalidArgumentError(
        "a " + describe(type, shape) + " takes " + std::to_string(needed) +
        " bytes, but the memory has " + std::to_string(size));
  }
  if (data == nullptr && size > 0) {
    throw InvalidArgumentError("a " + describe(type, shape) +
                               " was given no memory");
  }
}

}  // namespace tfx::c

// The text of a tensor's elements, one by one, as NumPy prints them.
#ifndef TFX_CORE_ELEMENT_FORMAT_H_
#define TFX_CORE_ELEMENT_FORMAT_H_

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "tfx/c/tensor.h"

namespace tfx::internal {

// Formats the element at a row-major index. Refers to the tensor, which must
// outlive it.
using ElementFormat = std::function<std::string(int64_t index)>;

// The format of `array`'s elements inside an array's text, aligned for those at
// the indices `shown`. Throws InvalidArgumentError for types that NumPy does
// not have (resource, variant).
ElementFormat element_format(const c::Tensor& array,
                             std::span<const int64_t> shown);

// For a tensor with a single element: str() and repr() of the NumPy scalar, and
// repr() of the Python object that item() returns.
std::string scalar_str(const c::Tensor& scalar);
std::string scalar_repr(const c::Tensor& scalar);
std::string scalar_item_repr(const c::Tensor& scalar);

// The name of the dtype of t.numpy(): quantized types are plain integers there,
// strings are objects.
std::string numpy_name(c::DataType type);

// repr() of a Python bytes object: b'it' or b"it's".
std::string bytes_repr(std::string_view bytes);

}  // namespace tfx::internal

#endif  // TFX_CORE_ELEMENT_FORMAT_H_

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

// Gives the text of the element at an index in memory. Reads the tensor, which
// has to stay.
using ElementFormat = std::function<std::string(int64_t index)>;

// How the elements of `array` are written in an array, if those at `shown` are
// what is written of it. Throws InvalidArgumentError for types that NumPy has
// not (resource, variant).
ElementFormat element_format(const c::Tensor& array,
                             std::span<const int64_t> shown);

// Of a tensor with a single element: str() and repr() of the NumPy scalar, and
// repr() of the Python object that its item() is.
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

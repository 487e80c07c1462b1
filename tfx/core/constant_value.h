// Tensor values that are known before anything runs, as Python's
// tensor_util.constant_value. Only for optimisations: callers must also work
// without the value.
#ifndef TFX_CORE_CONSTANT_VALUE_H_
#define TFX_CORE_CONSTANT_VALUE_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

// The value as an eager tensor, if `tensor` is eager or TensorFlow can fold it
// to a constant; none if it is known only when the graph runs.
std::optional<Tensor> constant_value(const Tensor& tensor);

// The elements of an int32 or int64 tensor in row-major order, and the element
// of one with a single element. Both throw TypeError for other dtypes, the
// second ValueError if there is not exactly one element.
std::optional<std::vector<int64_t>> constant_integers(const Tensor& tensor);
std::optional<int64_t> constant_integer(const Tensor& tensor);

// The value of a vector that is used as a shape, as far as it is known: its
// dimensions, some of them, or only the rank. A -1 in it is an unknown
// dimension. Throws ValueError if `tensor` is not a vector.
TensorShape constant_value_as_shape(const Tensor& tensor);

}  // namespace tfx

#endif  // TFX_CORE_CONSTANT_VALUE_H_

// What is known of a tensor's value before anything runs;
// tensor_util.constant_value in Python. For shortcuts: the other way must do
// without.
#ifndef TFX_CORE_CONSTANT_VALUE_H_
#define TFX_CORE_CONSTANT_VALUE_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx {

// The value, as an eager tensor, of a symbolic one if TensorFlow can fold it to
// a constant; none if it is known only when operations have run.
std::optional<Tensor> constant_value(const Tensor& tensor);

// The elements of an int32 or int64 tensor of any rank, in row-major order; and
// the only one of such a tensor. Throw TypeError for other dtypes, the second
// ValueError for more elements.
std::optional<std::vector<int64_t>> constant_integers(const Tensor& tensor);
std::optional<int64_t> constant_integer(const Tensor& tensor);

// What is known of a vector that is a shape: its dimensions, some of them or
// their number. -1 is a dimension that is not known. Throws ValueError if it is
// no vector.
TensorShape constant_value_as_shape(const Tensor& tensor);

}  // namespace tfx

#endif  // TFX_CORE_CONSTANT_VALUE_H_

// Questions about where the program is and what a value is, as Python's top
// module has them: tf.executing_eagerly, tf.inside_function, tf.is_tensor,
// tf.is_symbolic_tensor, tf.get_static_value, tf.type_spec_from_value,
// tf.get_current_name_scope.
#ifndef TFX_OPS_FRAMEWORK_H_
#define TFX_OPS_FRAMEWORK_H_

#include <concepts>
#include <optional>
#include <string>

#include "tfx/core/composite_tensor.h"
#include "tfx/core/indexed_slices.h"
#include "tfx/core/ndarray.h"
#include "tfx/core/structure.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_spec.h"
#include "tfx/ops/variable.h"

namespace tfx {

// Whether operations of this thread run now, and are not traced.
bool executing_eagerly();
// Whether this thread traces a function. Unlike Python's it is false in an
// InitScope.
bool inside_function();

// Whether it is a tensor, a variable, or made of tensors. A Tensor without a
// value is None, and none.
template <typename T>
bool is_tensor(const T& x) {
  if constexpr (std::same_as<T, Tensor> || std::same_as<T, Variable>) {
    return x.has_value();
  } else if constexpr (std::same_as<T, Structure>) {
    return x.is_tensor();
  } else {
    return std::same_as<T, IndexedSlices> || CompositeTensor<T>;
  }
}
// Whether it stands for a value in a function being traced.
bool is_symbolic_tensor(const Tensor& tensor);

// The value, if it is known before anything runs. (Without Python's `partial`.)
std::optional<np::NDArray> get_static_value(const Tensor& tensor);

// The spec of a tensor, or of what can become one; those of sparse and ragged
// tensors stand beside these. Throws TypeError for a list that is no tensor.
TensorSpec type_spec_from_value(const TensorLike& value);

// "outer/inner"; empty if there is none.
std::string get_current_name_scope();

}  // namespace tfx

#endif  // TFX_OPS_FRAMEWORK_H_

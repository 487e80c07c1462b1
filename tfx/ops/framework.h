// Queries about the execution context and about values, from Python's top-level
// module: tf.executing_eagerly, tf.inside_function, tf.is_tensor,
// tf.is_symbolic_tensor, tf.get_static_value, tf.type_spec_from_value,
// tf.get_current_name_scope,
// tf.__version__.
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

namespace tfx {

class Variable;

// Whether this thread runs operations at once instead of tracing them.
bool executing_eagerly();
// Whether this thread is tracing a function. Unlike Python's, it is false in an
// InitScope.
bool inside_function();

// Whether x is a tensor, a variable or a composite tensor. A Tensor without a
// value stands for None and gives false.
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
// Whether it is a placeholder for a value in a function being traced.
bool is_symbolic_tensor(const Tensor& tensor);

// The value, if it is known without running anything. (Without Python's
// `partial`.)
std::optional<np::NDArray> get_static_value(const Tensor& tensor);

// The spec of a tensor or of a value convertible to one. The overloads for
// sparse and ragged tensors are declared with these types. Throws TypeError for
// a list that is not convertible to a tensor.
TensorSpec type_spec_from_value(const TensorLike& value);

// "outer/inner"; empty if there is none.
std::string get_current_name_scope();

// tf.__version__, of the TensorFlow that is loaded: "2.21.0".
std::string version();

}  // namespace tfx

#endif  // TFX_OPS_FRAMEWORK_H_

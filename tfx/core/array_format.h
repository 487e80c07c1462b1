// The text of tensors, to the character as Python prints them: NumPy 2.4's
// str() and repr() of arrays with its default print options, and TensorFlow's
// str() and repr() of eager tensors around them.
//
// Long arrays (over 1000 elements) are summarised with "...", so the text of a
// large tensor costs no more than that of a small one.
//
// NumPy has no resources and variants: the array functions throw
// InvalidArgumentError for them, as t.numpy() does. Python asks the runtime for
// a summary of such a tensor, which C has no function for; here it is
// "<unprintable>".
#ifndef TFX_CORE_ARRAY_FORMAT_H_
#define TFX_CORE_ARRAY_FORMAT_H_

#include <string>

#include "tfx/c/tensor.h"

namespace tfx {

// str(t.numpy()): "[1. 2.]".
std::string array_str(const c::Tensor& array);
// repr(t.numpy()): "array([1., 2.], dtype=float32)".
std::string array_repr(const c::Tensor& array);

// The value as it appears in the repr of tensors and variables:
// "numpy=array([1., 2.], dtype=float32)".
std::string value_repr(const c::Tensor& value);

// str(t): "tf.Tensor([1. 2.], shape=(2,), dtype=float32)".
std::string tensor_str(const c::Tensor& tensor);
// repr(t): "<tf.Tensor: shape=(2,), dtype=float32, numpy=array([1., 2.],
// dtype=float32)>".
std::string tensor_repr(const c::Tensor& tensor);

}  // namespace tfx

#endif  // TFX_CORE_ARRAY_FORMAT_H_

#include "tfx/debugging/dtype.h"

#include "tfx/core/errors.h"
#include "tfx/debugging/report.h"

namespace tfx::debugging {
namespace {

std::string name_in_type_error(const Tensor& tensor) {
  return tensor.is_symbolic() ? tensor.name() : "tensor";
}

// How Python's errors name one of several tensors.
std::string label_of(const Tensor& tensor) {
  return tensor.is_symbolic() ? tensor.name() : tensor.str();
}

}  // namespace

void assert_type(const TensorLike& tensor, DType tf_type,
                 const AssertTypeOptions& options) {
  const Tensor value = tensor.to_tensor();
  if (value.dtype() == tf_type) return;
  throw TypeError(prefix_of(options.message) + name_in_type_error(value) +
                  " must be of type " + tf_type.repr() + "; got " +
                  value.dtype().repr());
}

void assert_integer(const TensorLike& x, const AssertTypeOptions& options) {
  const Tensor value = x.to_tensor();
  if (value.dtype().is_integer()) return;
  throw TypeError(prefix_of(options.message) +
                  "Expected \"x\" to be integer type.  Found: " +
                  name_in_type_error(value) + " of dtype " +
                  value.dtype().str());
}

DType assert_same_float_dtype(TensorSpan tensors,
                              const SameFloatDtypeOptions& options) {
  DType expected = options.dtype;
  std::string where;
  for (const Tensor& tensor : tensors) {
    if (!tensor.has_value()) continue;
    if (!expected) {
      expected = tensor.dtype();
      where = " as " + label_of(tensor);
    } else if (tensor.dtype() != expected) {
      throw ValueError(label_of(tensor) + ", type=" + tensor.dtype().str() +
                       ", must be of the same type (" + expected.str() + ")" +
                       where + ".");
    }
  }
  if (!expected) return float32;
  if (!expected.is_floating()) {
    throw ValueError("Expected floating point type, got " + expected.str() +
                     ".");
  }
  return expected;
}

bool is_numeric_tensor(const TensorLike& tensor) {
  return tensor.is_tensor() && tensor.dtype().is_numeric();
}

}  // namespace tfx::debugging

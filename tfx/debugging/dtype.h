// tf.debugging: checks of dtypes, which are always known.
#ifndef TFX_DEBUGGING_DTYPE_H_
#define TFX_DEBUGGING_DTYPE_H_

#include <optional>
#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_span.h"

namespace tfx::debugging {

struct AssertTypeOptions {
  // Before the text of the error.
  std::optional<std::string> message = std::nullopt;
  std::string name = {};
};
// Throw TypeError.
void assert_type(const TensorLike& tensor, DType tf_type,
                 const AssertTypeOptions& options = {});
void assert_integer(const TensorLike& x, const AssertTypeOptions& options = {});

struct SameFloatDtypeOptions {
  DType dtype = {};
};
// The dtype that all have, and `dtype` if it is given; float32 if nothing says
// one. Throws ValueError if they differ, or it is no floating one.
DType assert_same_float_dtype(TensorSpan tensors = {},
                              const SameFloatDtypeOptions& options = {});

// Whether it holds numbers, quantized ones among them. Values that are no
// tensors do not count, as in Python.
bool is_numeric_tensor(const TensorLike& tensor);

}  // namespace tfx::debugging

#endif  // TFX_DEBUGGING_DTYPE_H_

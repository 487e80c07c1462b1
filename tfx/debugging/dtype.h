// tf.debugging: checks of dtypes. Dtypes are always known, so these checks
// never wait for a function to run.
#ifndef TFX_DEBUGGING_DTYPE_H_
#define TFX_DEBUGGING_DTYPE_H_

#include <optional>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_span.h"

namespace tfx::debugging {

struct AssertTypeOptions {
  ByName by_name{};
  // Prepended to the error text.
  std::optional<std::string> message = std::nullopt;
  std::string name = {};
};
// Throw TypeError.
void assert_type(const TensorLike& tensor, DType tf_type,
                 const AssertTypeOptions& options = {});
void assert_integer(const TensorLike& x, const AssertTypeOptions& options = {});

struct SameFloatDtypeOptions {
  ByName by_name{};
  DType dtype = {};
};
// The dtype shared by all tensors and by `dtype` if given; float32 if there is
// neither. Throws ValueError if dtypes differ or are not floating-point.
DType assert_same_float_dtype(TensorSpan tensors = {},
                              const SameFloatDtypeOptions& options = {});

// Whether a tensor has a numeric dtype, including quantized ones. False for
// values that are not tensors, as in Python.
bool is_numeric_tensor(const TensorLike& tensor);

}  // namespace tfx::debugging

#endif  // TFX_DEBUGGING_DTYPE_H_

// tf.debugging: checks for NaN and infinity.
#ifndef TFX_DEBUGGING_NUMERICS_H_
#define TFX_DEBUGGING_NUMERICS_H_

#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx::debugging {

// Returns the tensor. Throws InvalidArgumentError with `message` if an element
// is NaN or infinite.
Tensor check_numerics(const TensorLike& tensor, const std::string& message,
                      const NameOptions& options = {});
Tensor assert_all_finite(const TensorLike& x, const std::string& message,
                         const NameOptions& options = {});

}  // namespace tfx::debugging

#endif  // TFX_DEBUGGING_NUMERICS_H_

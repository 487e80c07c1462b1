// Runs a function that the eager runtime has, as calls of tf.function do.
#ifndef TFX_CORE_EXECUTE_FUNCTION_H_
#define TFX_CORE_EXECUTE_FUNCTION_H_

#include <span>
#include <string>

#include "tfx/core/tensor.h"

namespace tfx {

// By its name, with the configuration of this time (Context::function_config),
// without which TensorFlow does not optimise its graph. There are as many
// outputs as the function has. While a function is traced, calls are operations
// of its graph instead: PartitionedCall.
void execute_function(const std::string& name, std::span<const Tensor> inputs,
                      std::span<Tensor> outputs);

}  // namespace tfx

#endif  // TFX_CORE_EXECUTE_FUNCTION_H_

// Calls a function of the eager runtime, as tf.function does.
#ifndef TFX_CORE_EXECUTE_FUNCTION_H_
#define TFX_CORE_EXECUTE_FUNCTION_H_

#include <span>
#include <string>

#include "tfx/core/tensor.h"

namespace tfx {

// Runs the function `name` with the current Context::function_config(), without
// which TensorFlow does not optimise its graph. `outputs` must have the
// function's number of outputs. Not while a function is traced: there, calls
// are PartitionedCall operations of the graph.
void execute_function(const std::string& name, std::span<const Tensor> inputs,
                      std::span<Tensor> outputs);

}  // namespace tfx

#endif  // TFX_CORE_EXECUTE_FUNCTION_H_

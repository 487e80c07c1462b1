// Private: stored functions as graphs that gradients go back through.
//
// The runtime calls a stored function as one operation, which has no gradient.
// Replayed, its operations are added to the function being traced one by one,
// as if the program that made them was traced again: tapes see all of them.
// Functions that it calls are replayed in their place, those of branches and
// loops as tf::cond and tf::while_loop would trace them.
#ifndef TFX_SAVED_MODEL_FUNCTION_REPLAY_H_
#define TFX_SAVED_MODEL_FUNCTION_REPLAY_H_

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/function/graph_function.h"
#include "tfx/saved_model/function_library.h"

namespace tfx::saved_model {

// A function of `library` whose last inputs are `captures`: what it returns
// takes the others. Throws NotImplementedError if it has loops of TensorFlow 1,
// and what adding an operation throws.
std::shared_ptr<const internal::GraphFunction> replay(
    const std::shared_ptr<const FunctionLibrary>& library,
    const LibraryFunction& function, std::span<const Tensor> captures);

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_FUNCTION_REPLAY_H_

// Private: what is wrong with the dtypes of an operation's inputs.
#ifndef TFX_CORE_INPUT_TYPES_H_
#define TFX_CORE_INPUT_TYPES_H_

#include <string>

#include "tfx/core/execute.h"

namespace tfx::internal {

// What Python says of dtypes that do not fit the op's definition or each other,
// by the names of the arguments; empty if they fit. For errors: TensorFlow has
// refused the operation.
std::string problem_with_input_types(const OpCall& call);

}  // namespace tfx::internal

#endif  // TFX_CORE_INPUT_TYPES_H_

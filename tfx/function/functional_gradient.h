// Private: the gradient of If, Case and While operations that are given the
// names of functions.
#ifndef TFX_FUNCTION_FUNCTIONAL_GRADIENT_H_
#define TFX_FUNCTION_FUNCTIONAL_GRADIENT_H_

#include <span>
#include <vector>

#include "tfx/autodiff/gradient.h"
#include "tfx/autodiff/recorded_op.h"

namespace tfx::internal {

// Runs the functions again, as tf::cond and tf::while_loop do, and goes back
// through that. Throws LookupError for names that are not those of this
// program's traced functions, and NotImplementedError if a function has
// effects, which would happen twice.
std::vector<Gradient> functional_gradient(const RecordedOp& op,
                                          std::span<const Gradient> grads);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_FUNCTIONAL_GRADIENT_H_

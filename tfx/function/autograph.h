// tf.autograph.to_code: what a function became when it was traced.
//
//   std::cout << tf::autograph::to_code(square_if_positive);
//
//   def square_if_positive(args_0: tf.int32):
//       greater = Greater(args_0, 0)
//       if greater:
//           mul = Mul(args_0, args_0)
//           cond = mul
//       else:
//           cond = 0
//       return cond
//
// Python shows the program that AutoGraph makes of a function's source; there
// is no source to show in C++, so this is the trace, in Python's words: a line
// an operation, with its inputs, and those attributes that are not as usual.
// Branches and loops stand where they run, functions that are called before
// their first call. Constants of a few numbers stand where they are used, and
// Identity is left out.
#ifndef TFX_FUNCTION_AUTOGRAPH_H_
#define TFX_FUNCTION_AUTOGRAPH_H_

#include <string>
#include <vector>

#include "tfx/function/concrete_function.h"
#include "tfx/function/function.h"

namespace tfx::autograph {

std::string to_code(const ConcreteFunction& function);

// All traces of a function, in the order in which they were made. Throws
// ValueError if there are none yet.
std::string to_code(const std::vector<ConcreteFunction>& functions);
template <typename Callable>
std::string to_code(const Function<Callable>& function) {
  return to_code(function.concrete_functions());
}

}  // namespace tfx::autograph

#endif  // TFX_FUNCTION_AUTOGRAPH_H_

// tf.autograph.to_code: the code of a traced function.
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
// Python shows the code that AutoGraph generates from a function's source. C++
// has no access to the source, so this shows the trace, written in Python: one
// line for each operation, with its inputs and its attributes that differ from
// the default. Branches and loops are shown where they run, called functions
// before their first call, and short constants where they are used; Identity is
// omitted.
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

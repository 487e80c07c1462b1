// Private: While, the operation of tf.while_loop in graphs.
#ifndef TFX_FUNCTION_LOOPS_H_
#define TFX_FUNCTION_LOOPS_H_

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"

namespace tfx::internal {

struct Loop {
  // `test` returns a bool, whether to continue; `body` returns the next values
  // of the variables.
  std::function<Tensor(std::span<const Tensor> variables)> test = {};
  std::function<std::vector<Tensor>(std::span<const Tensor> variables)> body =
      {};
  // The initial values, and the shapes that hold in all iterations.
  std::vector<Tensor> variables = {};
  std::vector<TensorShape> shapes = {};
  // Whether the first two variables are int32 scalars: a counter of iterations
  // from 0, and their maximum number, -1 if it is unknown.
  bool is_counted = true;
  int64_t parallel_iterations = 10;
  std::string name = "while";
};

// Adds the operation to the function being traced; returns the final values of
// the variables. Throws TypeError if the body changes the dtype of one,
// ValueError if it returns a shape that does not fit `shapes`.
std::vector<Tensor> add_loop(Loop loop);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_LOOPS_H_

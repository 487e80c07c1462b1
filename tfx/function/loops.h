// Private: While, what tf.while_loop is in a graph.
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
  // Whether to go on, a bool, and the next values of the variables.
  std::function<Tensor(std::span<const Tensor> variables)> test = {};
  std::function<std::vector<Tensor>(std::span<const Tensor> variables)> body =
      {};
  // What they are first, and the shapes that they have in all iterations.
  std::vector<Tensor> variables = {};
  std::vector<TensorShape> shapes = {};
  // How many iterations there will be at most, an int32; empty if that is not
  // known.
  Tensor maximum_iterations = {};
  int64_t parallel_iterations = 10;
  std::string name = "while";
};

// Adds it to the function being traced; returns the last values of the
// variables. The first of them is an int32 that counts iterations from 0.
// Throws TypeError if the body changes the dtype of one, ValueError if it
// changes a shape to one that does not fit.
std::vector<Tensor> add_loop(Loop loop);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_LOOPS_H_

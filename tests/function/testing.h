// What the tests of tfx/function share: short ways to look at tensors.
#ifndef TESTS_FUNCTION_TESTING_H_
#define TESTS_FUNCTION_TESTING_H_

#include <vector>

#include "tfx/core/tensor.h"

namespace tfx {

inline float number(const Tensor& tensor) { return tensor.item<float>(); }

template <typename T>
std::vector<T> list(const Tensor& tensor) {
  const auto data = tensor.data<T>();
  return {data.begin(), data.end()};
}

inline std::vector<float> floats(const Tensor& tensor) {
  return list<float>(tensor);
}

}  // namespace tfx

#endif  // TESTS_FUNCTION_TESTING_H_

// Calls whose results Python TensorFlow has written down.
//
// tools/golden/ops.py has the same cases by name, and writes
// tests/ROOM/golden/NAME.txt: the inputs of each and what Python made of them.
// A name may have several variants there, other dtypes or shapes, which are
// called alike.
#ifndef TESTS_OPS_GOLDEN_CASES_H_
#define TESTS_OPS_GOLDEN_CASES_H_

#include <concepts>
#include <functional>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "tfx/core/tensor.h"

namespace tfx {

using Inputs = std::vector<Tensor>;

// What a call returned: a tensor, or several, or something made of tensors,
// such as a SparseTensor.
class Outputs {
 public:
  Outputs(Tensor tensor) : tensors_({std::move(tensor)}) {}  // NOLINT
  Outputs(std::vector<Tensor> tensors)                       // NOLINT
      : tensors_(std::move(tensors)) {}
  Outputs(std::initializer_list<Tensor> tensors)  // NOLINT
      : tensors_(tensors) {}
  template <typename T>
  requires requires(const T& value) {
    { value.components() } -> std::convertible_to<std::vector<Tensor>>;
  }
  Outputs(const T& value) : tensors_(value.components()) {}  // NOLINT
  // Those of several, one behind the other.
  template <typename... T>
  static Outputs of(const T&... values) {
    std::vector<Tensor> all;
    const auto append = [&](const Outputs& outputs) {
      for (const Tensor& tensor : outputs.tensors()) all.push_back(tensor);
    };
    (append(values), ...);
    return all;
  }

  const std::vector<Tensor>& tensors() const { return tensors_; }

 private:
  std::vector<Tensor> tensors_;
};

struct GoldenCase {
  std::string name;
  std::function<Outputs(const Inputs& in)> call;
};

// GOLDEN("reduce_sum/axis=1", tf::reduce_sum(in[0], {.axis = 1}))
#define GOLDEN(name, ...)                                                   \
  ::tfx::GoldenCase {                                                       \
    name, [&]([[maybe_unused]] const ::tfx::Inputs& in) -> ::tfx::Outputs { \
      return __VA_ARGS__;                                                   \
    }                                                                       \
  }

// Makes every call of a file, "nn/activation" for tests/nn/golden/
// activation.txt, and compares dtypes, shapes, bits (or, where the file says
// so, values, nearly), gradients, if it has them, and the class and text of
// errors. A case that only the file or only `cases` has is a failure. Calls
// that give outputs are made inside of functions too, and so are their
// gradients.
void check_golden(const std::string& file,
                  const std::vector<GoldenCase>& cases);

}  // namespace tfx

#endif  // TESTS_OPS_GOLDEN_CASES_H_

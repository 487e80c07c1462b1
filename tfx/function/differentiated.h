// Private: the gradient of a GraphFunction.
#ifndef TFX_FUNCTION_DIFFERENTIATED_H_
#define TFX_FUNCTION_DIFFERENTIATED_H_

#include <memory>
#include <span>
#include <vector>

#include "tfx/autodiff/gradient.h"
#include "tfx/core/tensor.h"
#include "tfx/function/graph_function.h"

namespace tfx::internal {

struct Differentiated {
  // The function with additional outputs: the intermediate values that
  // `backward` needs.
  std::shared_ptr<const GraphFunction> forward;
  // Takes the gradients of the original function's trainable outputs; returns
  // the gradients of its inputs, flattened: see `forms`.
  std::shared_ptr<const GraphFunction> backward;

  // The kind of an input's gradient. `backward` returns 0, 1, 2 or 3 tensors
  // for it.
  enum class Form { kNone, kTensor, kSlices, kSlicesOfShape };
  std::vector<Form> forms;

  // Where each capture of `backward` comes from: an output of `forward`, one of
  // its inputs, or outside of both functions.
  enum class From { kResults, kInputs, kOutside };
  struct Source {
    From from;
    size_t index;
  };
  std::vector<Source> sources;

  // Gradients of the inputs, given those of the original outputs. `inputs` and
  // `results` are those of `forward`. A result that is not among `sources` may
  // be empty if its gradient is not None.
  std::vector<Gradient> go_back(std::span<const Gradient> grads,
                                std::span<const Tensor> inputs,
                                std::span<const Tensor> results) const;
  // The dtype of an input's gradient, which must not be of Form::kNone.
  DType gradient_dtype(size_t input) const;

 private:
  std::vector<Tensor> backward_inputs(std::span<const Gradient> grads,
                                      std::span<const Tensor> inputs,
                                      std::span<const Tensor> results) const;
};

// Traces the gradient of `function`. Throws LookupError if an operation has no
// gradient.
std::unique_ptr<const Differentiated> differentiate(
    const GraphFunction& function);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_DIFFERENTIATED_H_

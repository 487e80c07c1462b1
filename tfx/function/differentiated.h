// Private: how to go back through a GraphFunction.
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
  // The outputs, and behind them what `backward` needs of the graph.
  std::shared_ptr<const GraphFunction> forward;
  // Of the gradients of those outputs that can have one: the gradients of the
  // inputs, in their forms.
  std::shared_ptr<const GraphFunction> backward;

  // The gradient of one input, by what the backward function returns for it.
  enum class Form { kNone, kTensor, kSlices, kSlicesOfShape };
  std::vector<Form> forms;

  // Where the captures of `backward` come from: they are outputs of `forward`,
  // inputs of both, or outside of both.
  enum class From { kResults, kInputs, kOutside };
  struct Source {
    From from;
    size_t index;
  };
  std::vector<Source> sources;

  // Gradients of the inputs, given those of the outputs. `inputs` and
  // `results` are those of `forward`; results of which no source is in there
  // may be empty if their gradients are not None.
  std::vector<Gradient> go_back(std::span<const Gradient> grads,
                                std::span<const Tensor> inputs,
                                std::span<const Tensor> results) const;
  // The dtype of the gradient of an input that has one.
  DType gradient_dtype(size_t input) const;

 private:
  std::vector<Tensor> backward_inputs(std::span<const Gradient> grads,
                                      std::span<const Tensor> inputs,
                                      std::span<const Tensor> results) const;
};

// Traces the way back from `outputs`, which are of the trace of `function`.
std::unique_ptr<const Differentiated> differentiate(
    const GraphFunction& function);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_DIFFERENTIATED_H_

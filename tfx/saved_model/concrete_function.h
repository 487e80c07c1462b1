// Private: a trace of a function, with what it captured.
#ifndef TFX_SAVED_MODEL_CONCRETE_FUNCTION_H_
#define TFX_SAVED_MODEL_CONCRETE_FUNCTION_H_

#include <span>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/ops/variable.h"
#include "tfx/saved_model/function_library.h"

namespace tfx::proto {
class SavedConcreteFunction;
}

namespace tfx::saved_model {

struct ConcreteFunction {
  const LibraryFunction* function = nullptr;
  // The structures of its arguments and of what it returns.
  const proto::SavedConcreteFunction* saved = nullptr;
  std::vector<Tensor> captures = {};
  // Those among the captures, for gradient tapes.
  std::vector<Variable> variables = {};
  // Why it cannot be called by itself; mostly empty.
  std::string obstacle = {};

  // How many inputs a call gives; the captures follow them.
  size_t input_count() const {
    return function->inputs.size() - captures.size();
  }
  // Runs it, as one operation that tapes see. Throws what TensorFlow reports.
  std::vector<Tensor> operator()(std::span<const Tensor> inputs) const;
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_CONCRETE_FUNCTION_H_

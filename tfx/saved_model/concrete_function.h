// Private: a trace of a function, with what it captured.
#ifndef TFX_SAVED_MODEL_CONCRETE_FUNCTION_H_
#define TFX_SAVED_MODEL_CONCRETE_FUNCTION_H_

#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/function/graph_function.h"
#include "tfx/ops/variable.h"
#include "tfx/saved_model/function_library.h"

namespace tfx::proto {
class SavedConcreteFunction;
}

namespace tfx::saved_model {

struct ConcreteFunction {
  std::shared_ptr<const FunctionLibrary> library = {};
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
  // Runs it, or adds a call to the function being traced. Tapes that watch an
  // input or a variable learn how to go back. Throws what TensorFlow reports.
  std::vector<Tensor> operator()(std::span<const Tensor> inputs) const;

 private:
  // How tapes and traces see it; made when the first of them needs it, and null
  // if it cannot be made: then `why_none_` tells why.
  const internal::GraphFunction* replayed() const;
  std::vector<Tensor> run(std::span<const Tensor> all) const;

  mutable std::once_flag replayed_once_ = {};
  mutable std::shared_ptr<const internal::GraphFunction> replayed_ = {};
  mutable std::string why_none_ = {};
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_CONCRETE_FUNCTION_H_

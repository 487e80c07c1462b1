// Private: a trace that was saved with a model, and its captures.
#ifndef TFX_SAVED_MODEL_RESTORED_TRACE_H_
#define TFX_SAVED_MODEL_RESTORED_TRACE_H_

#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"
#include "tfx/function/function_type.h"
#include "tfx/function/graph_function.h"
#include "tfx/saved_model/function_library.h"
#include "tfx/saved_model/model_function.h"
#include "tfx/variables/variable.h"

namespace tfx::proto {
class SavedConcreteFunction;
}

namespace tfx::saved_model {

class FunctionParameters;

struct RestoredTrace final : public ModelFunction {
  std::shared_ptr<const FunctionLibrary> library = {};
  const LibraryFunction* function = nullptr;
  // Has the structures of its arguments and of its result.
  const proto::SavedConcreteFunction* saved = nullptr;
  // The specs of the tensors among the arguments.
  std::vector<TensorSpec> input_specs = {};
  std::vector<Tensor> captures = {};
  // The variables among the captures, for gradient tapes.
  std::vector<Variable> captured_variables = {};
  // Why it cannot be called by itself; mostly empty.
  std::string obstacle = {};

  // The number of a call's inputs, without the captures that follow them.
  size_t input_count() const {
    return function->inputs.size() - captures.size();
  }
  // Its signature, with the function's parameter names.
  FunctionType type(const FunctionParameters& parameters) const;

  const std::string& name() const override { return function->name; }
  const std::vector<TensorSpec>& specs() const override { return input_specs; }
  std::vector<Tensor> captured() const override { return captures; }
  const std::vector<Variable>& variables() const override {
    return captured_variables;
  }
  const internal::GraphFunction& graph_function() const override;
  std::vector<Tensor> call_always(
      std::span<const Tensor> inputs) const override;

 private:
  // The imported graph, for tapes and traces; null if it cannot be imported.
  // Imported at the first use.
  const internal::GraphFunction* imported() const;

  mutable std::once_flag imported_once_ = {};
  mutable std::shared_ptr<const internal::GraphFunction> imported_ = {};
  // Why it could not be imported.
  mutable std::string obstacle_to_import_ = {};
};

}  // namespace tfx::saved_model

#endif  // TFX_SAVED_MODEL_RESTORED_TRACE_H_

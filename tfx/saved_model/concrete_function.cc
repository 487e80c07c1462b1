#include "tfx/saved_model/concrete_function.h"

#include "tfx/core/errors.h"
#include "tfx/core/execute.h"

namespace tfx::saved_model {

std::vector<Tensor> ConcreteFunction::operator()(
    std::span<const Tensor> inputs) const {
  if (!obstacle.empty()) throw ValueError(obstacle);
  if (inputs.size() != input_count()) {
    throw TypeError("function " + function->name + " takes " +
                    std::to_string(input_count()) + " tensors, but was given " +
                    std::to_string(inputs.size()));
  }
  if (VariableObserver::any()) {
    for (const Variable& variable : variables) {
      VariableObserver::for_each(
          [&](VariableObserver& observer) { observer.accessed(variable); });
    }
  }
  std::vector<Tensor> all(inputs.begin(), inputs.end());
  all.insert(all.end(), captures.begin(), captures.end());
  std::vector<Tensor> outputs(function->outputs.size());
  // By its name, not through PartitionedCall, whose kernel the runtime would
  // keep when the function has gone: 0.6 MB a model that comes and goes.
  const std::vector<Argument> arguments(all.begin(), all.end());
  execute(OpCall{function->name.c_str(), arguments, {}}, outputs);
  return outputs;
}

}  // namespace tfx::saved_model

#include "tfx/function/concrete_function.h"

#include <algorithm>
#include <iterator>

#include "tfx/core/context.h"
#include "tfx/core/errors.h"
#include "tfx/function/graph_function.h"

namespace tfx {

const std::string& ConcreteFunction::name() const {
  return traced_->function().name();
}

const std::vector<Tensor>& ConcreteFunction::inputs() const {
  return traced_->function().trace().graph().arguments();
}

const std::vector<Tensor>& ConcreteFunction::outputs() const {
  return traced_->function().outputs();
}

std::vector<Tensor> ConcreteFunction::captured_inputs() const {
  return traced_->function().captured();
}

const std::vector<Variable>& ConcreteFunction::variables() const {
  return traced_->function().trace().variables();
}

std::vector<Variable> ConcreteFunction::trainable_variables() const {
  std::vector<Variable> trainable;
  std::ranges::copy_if(variables(), std::back_inserter(trainable),
                       &Variable::trainable);
  return trainable;
}

std::vector<Tensor> ConcreteFunction::operator()(
    std::vector<Tensor> arguments) const {
  const std::vector<TensorSpec>& specs = input_signature();
  if (arguments.size() != specs.size()) {
    throw TypeError(name() + " takes " + std::to_string(specs.size()) +
                    " tensors, not " + std::to_string(arguments.size()));
  }
  for (size_t i = 0; i < specs.size(); ++i) {
    const TensorSpec given = TensorSpec::from_tensor(arguments[i]);
    if (specs[i].is_supertype_of(given)) continue;
    throw TypeError("argument " + std::to_string(i) + " of " + name() + " is " +
                    given.repr() + ", which does not fit " + specs[i].repr());
  }
  return traced_->call(std::move(arguments));
}

std::string ConcreteFunction::graph_def() const {
  return traced_->function().trace().graph().graph().to_graph_def().str();
}

std::string ConcreteFunction::function_def() const {
  return Context::instance().eager().function_def(name()).str();
}

}  // namespace tfx

#include "tfx/saved_model/model_function.h"

#include "tfx/saved_model/cancellable_call.h"

namespace tfx::saved_model {

std::vector<Tensor> ModelFunction::call(std::vector<Tensor> inputs) const {
  return run_cancellable(*closing, [&] { return call_always(inputs); });
}

void ModelFunction::announce_variables() const {
  if (!VariableObserver::any()) return;
  for (const Variable& variable : variables()) {
    VariableObserver::for_each(
        [&](VariableObserver& observer) { observer.accessed(variable); });
  }
}

}  // namespace tfx::saved_model

#include "tfx/variables/variable_scope.h"

#include <utility>

namespace tfx {
VariableCreatorScope::VariableCreatorScope(CustomVariableCreator creator)
    : creator_(std::move(creator)) {
  join();
}

bool VariableCreatorScope::is_any_active() { return any(); }

VariableCreator VariableCreatorScope::creator_of(
    const VariableCreatorScope* scope) {
  if (scope == nullptr) {
    return [](const TensorLike& initial_value, const VariableOptions& options) {
      // Made as if there were no scopes.
      const internal::ThreadStateScope<VariableCreatorScope*> none(
          &internal::ThreadState::variable_creator_scopes, nullptr);
      return Variable(initial_value, options);
    };
  }
  return [scope](const TensorLike& initial_value,
                 const VariableOptions& options) {
    return scope->creator_(creator_of(scope->next()), initial_value, options);
  };
}

Variable VariableCreatorScope::create(const TensorLike& initial_value,
                                      const VariableOptions& options) {
  return creator_of(first())(initial_value, options);
}

}  // namespace tfx

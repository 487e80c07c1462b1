#include "tfx/ops/variable_scope.h"

#include <utility>

namespace tfx {
namespace {

constinit thread_local const VariableCreatorScope* innermost = nullptr;

}  // namespace

// While it lives, variables are made as if there were no scopes.
class VariableCreatorScope::Suspended {
 public:
  Suspended() : scope_(std::exchange(innermost, nullptr)) {}
  ~Suspended() { innermost = scope_; }
  Suspended(const Suspended&) = delete;
  Suspended& operator=(const Suspended&) = delete;

 private:
  const VariableCreatorScope* const scope_;
};

VariableCreatorScope::VariableCreatorScope(CustomVariableCreator creator)
    : creator_(std::move(creator)), outer_(std::exchange(innermost, this)) {}

VariableCreatorScope::~VariableCreatorScope() { innermost = outer_; }

bool VariableCreatorScope::is_any_active() { return innermost != nullptr; }

VariableCreator VariableCreatorScope::creator_of(
    const VariableCreatorScope* scope) {
  if (scope == nullptr) {
    return [](const TensorLike& initial_value, const VariableOptions& options) {
      const Suspended none;
      return Variable(initial_value, options);
    };
  }
  return [scope](const TensorLike& initial_value,
                 const VariableOptions& options) {
    return scope->creator_(creator_of(scope->outer_), initial_value, options);
  };
}

Variable VariableCreatorScope::create(const TensorLike& initial_value,
                                      const VariableOptions& options) {
  return creator_of(innermost)(initial_value, options);
}

}  // namespace tfx

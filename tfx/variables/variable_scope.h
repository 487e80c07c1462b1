// tf.variable_creator_scope: intercepts the creation of variables in a scope.
//
//   auto scope = tf::variable_creator_scope(
//       [](const tf::VariableCreator& next_creator,
//          const tf::TensorLike& initial_value, tf::VariableOptions options) {
//         options.trainable = false;
//         return next_creator(initial_value, options);
//       });
#ifndef TFX_VARIABLES_VARIABLE_SCOPE_H_
#define TFX_VARIABLES_VARIABLE_SCOPE_H_

#include <utility>

#include "tfx/core/callable.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/thread_list.h"
#include "tfx/variables/variable.h"

namespace tfx {

// Creates a variable, as tf::Variable's constructor does.
using VariableCreator = Callable<Variable(const TensorLike& initial_value,
                                          const VariableOptions& options)>;
// The same, given the next creator, which would have created it otherwise.
using CustomVariableCreator = Callable<Variable(
    const VariableCreator& next_creator, const TensorLike& initial_value,
    const VariableOptions& options)>;

// While it lives, tf::Variable(…) in this thread is what the creator returns.
// Scopes nest: the innermost creator is called first, and its next_creator is
// that of the enclosing scope.
class [[nodiscard]] VariableCreatorScope
    : private ThreadList<VariableCreatorScope,
                         &internal::ThreadState::variable_creator_scopes> {
 public:
  explicit VariableCreatorScope(CustomVariableCreator creator);

  // Whether a scope is active in this thread; and the variable that the active
  // creators return.
  static bool is_any_active();
  static Variable create(const TensorLike& initial_value,
                         const VariableOptions& options);

 private:
  friend ThreadList;

  static VariableCreator creator_of(const VariableCreatorScope* scope);

  const CustomVariableCreator creator_;
};

inline VariableCreatorScope variable_creator_scope(
    CustomVariableCreator variable_creator) {
  return VariableCreatorScope(std::move(variable_creator));
}

}  // namespace tfx

#endif  // TFX_VARIABLES_VARIABLE_SCOPE_H_

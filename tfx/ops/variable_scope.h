// tf.variable_creator_scope: who makes the variables of a piece of code.
//
//   auto scope = tf::variable_creator_scope(
//       [](const tf::VariableCreator& next_creator,
//          const tf::TensorLike& initial_value, tf::VariableOptions options) {
//         options.trainable = false;
//         return next_creator(initial_value, options);
//       });
#ifndef TFX_OPS_VARIABLE_SCOPE_H_
#define TFX_OPS_VARIABLE_SCOPE_H_

#include <utility>

#include "tfx/core/callable.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/variable.h"

namespace tfx {

// Makes a variable, as tf::Variable's constructor does.
using VariableCreator = Callable<Variable(const TensorLike& initial_value,
                                          const VariableOptions& options)>;
// The same with the creator that would have made it.
using CustomVariableCreator = Callable<Variable(
    const VariableCreator& next_creator, const TensorLike& initial_value,
    const VariableOptions& options)>;

// While it lives, tf::Variable(…) in this thread is what the creator returns.
// Scopes nest: the innermost creator is asked first, and its next one is that
// of the scope around it.
class [[nodiscard]] VariableCreatorScope {
 public:
  explicit VariableCreatorScope(CustomVariableCreator creator);
  ~VariableCreatorScope();
  VariableCreatorScope(const VariableCreatorScope&) = delete;
  VariableCreatorScope& operator=(const VariableCreatorScope&) = delete;

  // Whether any scope has a say in this thread, and what its creators make.
  static bool is_any_active();
  static Variable create(const TensorLike& initial_value,
                         const VariableOptions& options);

 private:
  class Suspended;
  static VariableCreator creator_of(const VariableCreatorScope* scope);

  const CustomVariableCreator creator_;
  const VariableCreatorScope* const outer_;
};

inline VariableCreatorScope variable_creator_scope(
    CustomVariableCreator variable_creator) {
  return VariableCreatorScope(std::move(variable_creator));
}

}  // namespace tfx

#endif  // TFX_OPS_VARIABLE_SCOPE_H_

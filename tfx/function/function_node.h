// Private: a tf::function as a trackable attribute of an object.
#ifndef TFX_FUNCTION_FUNCTION_NODE_H_
#define TFX_FUNCTION_FUNCTION_NODE_H_

#include <span>
#include <string>
#include <type_traits>

#include "tfx/trackable/trackable.h"
#include "tfx/variables/variable.h"

namespace tfx::internal {

// In Python, `self.f = tf.function(f)` is an attribute like any other; a method
// with `@tf.function` is saved in SavedModels only.
enum class FunctionIs { kAttribute, kDeclaredInClass };

// A node without state and children.
TrackableHandle function_node(FunctionIs function_is);

// Modules.
template <typename T>
concept HasTrackedVariables = requires(const T& object, const std::string& name,
                                       std::span<const Variable> variables) {
  object.warn_of_untracked(name, variables);
};

// If `object` is a module or a pointer to one: warns of variables that its
// member function `name` read while it was traced, but the module does not
// track.
template <typename T>
void warn_of_untracked(const T& object, const std::string& name,
                       std::span<const Variable> variables) {
  if constexpr (HasTrackedVariables<T>) {
    object.warn_of_untracked(name, variables);
  } else if constexpr (std::is_pointer_v<T>) {
    if constexpr (HasTrackedVariables<std::remove_pointer_t<T>>) {
      object->warn_of_untracked(name, variables);
    }
  }
}

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_FUNCTION_NODE_H_

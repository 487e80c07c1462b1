// tf.name_scope: what names are under.
#ifndef TFX_CORE_NAME_SCOPE_H_
#define TFX_CORE_NAME_SCOPE_H_

#include <string>
#include <string_view>

#include "tfx/core/thread_list.h"

namespace tfx {

// While it lives, what this thread makes has the scope's name before its own:
// variables, and the operations of a graph.
class [[nodiscard]] NameScope
    : private ThreadList<NameScope, &internal::ThreadState::name_scopes> {
 public:
  explicit NameScope(std::string scope);

  // The whole scope, with a slash behind it: "outer/inner/".
  const std::string& name() const { return name_; }

 private:
  friend ThreadList;
  friend const std::string& current_name_scope();

  const std::string name_;
};

// `auto scope = tf::name_scope("layer");` is `with tf.name_scope("layer"):`.
// Scopes nest. A name that ends in a slash is taken as it is; an empty one
// leaves all scopes. In a function being traced a name that is taken gets a
// number: "layer_1".
NameScope name_scope(std::string_view name);
// For functions that are made of several operations: under the name that the
// caller gave, or else under the function's own.
NameScope name_scope(std::string_view name, std::string_view default_name);

// This thread's scope, with a slash behind it; empty if there is none.
const std::string& current_name_scope();

}  // namespace tfx

#endif  // TFX_CORE_NAME_SCOPE_H_

// tf.name_scope: a prefix for names.
#ifndef TFX_CORE_NAME_SCOPE_H_
#define TFX_CORE_NAME_SCOPE_H_

#include <string>
#include <string_view>

#include "tfx/core/thread_list.h"

namespace tfx {

// While it lives, the names of variables and graph operations that this thread
// makes are prefixed with the scope's.
class [[nodiscard]] NameScope
    : private ThreadList<NameScope, &internal::ThreadState::name_scopes> {
 public:
  explicit NameScope(std::string scope);

  // The full scope, with a trailing slash: "outer/inner/".
  const std::string& name() const { return name_; }

 private:
  friend ThreadList;
  friend const std::string& current_name_scope();

  const std::string name_;
};

// `auto scope = tf::name_scope("layer");` is `with tf.name_scope("layer"):`.
// Scopes nest. A name that ends in a slash is used as the full scope; an empty
// one leaves all scopes. In a graph, a number makes a name unique: "layer_1".
NameScope name_scope(std::string_view name);
// For functions that consist of several operations: the name that the caller
// gave, or else the function's own.
NameScope name_scope(std::string_view name, std::string_view default_name);

// This thread's scope, with a trailing slash; empty if there is none.
const std::string& current_name_scope();

}  // namespace tfx

#endif  // TFX_CORE_NAME_SCOPE_H_

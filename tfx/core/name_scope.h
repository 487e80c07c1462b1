// tf.name_scope: what names are under.
#ifndef TFX_CORE_NAME_SCOPE_H_
#define TFX_CORE_NAME_SCOPE_H_

#include <string>
#include <string_view>

namespace tfx {

// While it lives, what this thread makes has the scope's name before its own:
// variables, and the operations of a graph.
class [[nodiscard]] NameScope {
 public:
  explicit NameScope(std::string scope);
  ~NameScope();
  NameScope(const NameScope&) = delete;
  NameScope& operator=(const NameScope&) = delete;

  // The whole scope, with a slash behind it: "outer/inner/".
  const std::string& name() const;

 private:
  std::string outer_;
};

// `auto scope = tf::name_scope("layer");` is `with tf.name_scope("layer"):`.
// Scopes nest. A name that ends in a slash is taken as it is; an empty one
// leaves all scopes.
NameScope name_scope(std::string_view name);

// This thread's scope, with a slash behind it; empty if there is none.
const std::string& current_name_scope();

}  // namespace tfx

#endif  // TFX_CORE_NAME_SCOPE_H_

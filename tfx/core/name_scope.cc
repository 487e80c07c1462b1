#include "tfx/core/name_scope.h"

#include <utility>

#include "tfx/core/graph_builder.h"

namespace tfx {

NameScope::NameScope(std::string scope) : name_(std::move(scope)) { join(); }

NameScope name_scope(std::string_view name) {
  if (name.empty()) return NameScope("");
  if (name.ends_with('/')) return NameScope(std::string(name));
  std::string scope = current_name_scope() + std::string(name);
  if (GraphBuilder* const graph = GraphBuilder::current()) {
    scope = graph->add_scope(scope);
  }
  return NameScope(scope + "/");
}

NameScope name_scope(std::string_view name, std::string_view default_name) {
  return name_scope(name.empty() ? default_name : name);
}

const std::string& current_name_scope() {
  static const std::string none;
  const NameScope* const scope = NameScope::first();
  return scope == nullptr ? none : scope->name_;
}

}  // namespace tfx

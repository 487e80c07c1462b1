#include "tfx/core/name_scope.h"

#include <utility>

#include "tfx/core/func_graph.h"

namespace tfx {
namespace {

std::string& scope_of_thread() {
  thread_local std::string scope;
  return scope;
}

}  // namespace

NameScope::NameScope(std::string scope)
    : outer_(std::exchange(scope_of_thread(), std::move(scope))) {}

NameScope::~NameScope() { scope_of_thread() = std::move(outer_); }

const std::string& NameScope::name() const { return scope_of_thread(); }

NameScope name_scope(std::string_view name) {
  if (name.empty()) return NameScope("");
  if (name.ends_with('/')) return NameScope(std::string(name));
  std::string scope = current_name_scope() + std::string(name);
  if (FuncGraph* const graph = FuncGraph::current()) {
    scope = graph->add_scope(scope);
  }
  return NameScope(scope + "/");
}

NameScope name_scope(std::string_view name, std::string_view default_name) {
  return name_scope(name.empty() ? default_name : name);
}

const std::string& current_name_scope() { return scope_of_thread(); }

}  // namespace tfx

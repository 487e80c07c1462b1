#include "tfx/core/name_scope.h"

#include <utility>

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
  return NameScope(current_name_scope() + std::string(name) + "/");
}

const std::string& current_name_scope() { return scope_of_thread(); }

}  // namespace tfx

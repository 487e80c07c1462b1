#include "tfx/ops/module.h"

#include <cxxabi.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <set>
#include <string_view>
#include <typeinfo>

#include "tfx/core/errors.h"
#include "tfx/core/python_repr.h"

namespace tfx {
namespace {

int64_t next_identity() {
  static std::atomic<int64_t> next{1};
  return next++;
}

// ASCII only, independent of the locale.
bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_identifier(std::string_view name) {
  const auto is_letter = [](char c) {
    return is_upper(c) || is_lower(c) || c == '_';
  };
  return !name.empty() && is_letter(name[0]) &&
         std::ranges::all_of(
             name, [&](char c) { return is_letter(c) || is_digit(c); });
}

// "MyDense2D" becomes "my_dense2_d", as in Python's tf.Module.
std::string camel_to_snake(std::string_view name) {
  std::string snake;
  for (size_t i = 0; i < name.size(); ++i) {
    const char c = name[i];
    if (is_upper(c) && i > 0) {
      const bool after = is_lower(name[i - 1]) || is_digit(name[i - 1]);
      const bool before = i + 1 < name.size() && is_lower(name[i + 1]);
      if (after || before) snake += '_';
    }
    snake += is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return snake;
}

// The name of a class without namespaces and template arguments.
std::string class_name(const std::type_info& type) {
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> demangled(
      abi::__cxa_demangle(type.name(), nullptr, nullptr, &status), &std::free);
  const std::string_view whole =
      status == 0 ? demangled.get() : std::string_view("Module");
  // Scans backwards, past template arguments, to the last ':' before the name.
  size_t end = whole.size();
  int depth = 0;
  for (size_t i = whole.size(); i > 0; --i) {
    const char c = whole[i - 1];
    if (c == '>') ++depth;
    if (c == '<' && --depth == 0) end = i - 1;
    if (c == ':' && depth == 0) return std::string(whole.substr(i, end - i));
  }
  return std::string(whole.substr(0, end));
}

}  // namespace

void Attribute::sort_parts() {
  std::ranges::stable_sort(parts_, {}, &Part::first);
}

// Visits a module in the order of Python's Module._flatten: first all its
// attributes, then its submodules.
class ModuleWalk {
 public:
  explicit ModuleWalk(const Module& root) {
    seen_modules_.insert(&root);
    walk(root);
  }
  std::vector<Variable>& variables() { return variables_; }
  std::vector<const Module*>& modules() { return modules_; }

 private:
  void walk(const Module& module) {
    std::vector<const Module*> submodules;
    for (const auto& [name, attribute] : module.attributes()) {
      take(attribute, submodules);
    }
    for (const Module* submodule : submodules) walk(*submodule);
  }

  void take(const Attribute& attribute,
            std::vector<const Module*>& submodules) {
    const Variable& variable = attribute.variable();
    if (variable.has_value() && seen_variables_.insert(variable.id()).second) {
      variables_.push_back(variable);
    }
    const Module* const module = attribute.module();
    if (module != nullptr && seen_modules_.insert(module).second) {
      modules_.push_back(module);
      submodules.push_back(module);
    }
    for (const auto& [key, part] : attribute.parts()) take(part, submodules);
  }

  std::set<const Module*> seen_modules_;
  std::set<int64_t> seen_variables_;
  std::vector<Variable> variables_;
  std::vector<const Module*> modules_;
};

Module::Identity::Identity() : value(next_identity()) {}
Module::Identity::Identity(const Identity& /*other*/) : Identity() {}
Module::Identity::Identity(Identity&& /*other*/) noexcept : Identity() {}
Module::Identity& Module::Identity::operator=(const Identity& other) {
  if (this != &other) value = next_identity();
  return *this;
}
Module::Identity& Module::Identity::operator=(Identity&& other) noexcept {
  if (this != &other) value = next_identity();
  return *this;
}

Module::Module(const ModuleOptions& options)
    : name_(options.name), outer_scope_(current_name_scope()) {
  if (!name_ || is_identifier(*name_)) return;
  throw ValueError(internal::str_repr(*name_) +
                   " is not a valid module name. Module names must be valid "
                   "Python identifiers (e.g. a valid class name).");
}

std::string Module::name() const {
  return name_ ? *name_ : camel_to_snake(class_name(typeid(*this)));
}

NameScope Module::name_scope() const {
  return NameScope(outer_scope_ + name() + "/");
}

std::vector<Variable> Module::variables() const {
  return std::move(ModuleWalk(*this).variables());
}

std::vector<Variable> Module::trainable_variables() const {
  std::vector<Variable> all = variables();
  std::erase_if(all, [](const Variable& each) { return !each.trainable(); });
  return all;
}

std::vector<Variable> Module::non_trainable_variables() const {
  std::vector<Variable> all = variables();
  std::erase_if(all, [](const Variable& each) { return each.trainable(); });
  return all;
}

std::vector<const Module*> Module::submodules() const {
  return std::move(ModuleWalk(*this).modules());
}

}  // namespace tfx

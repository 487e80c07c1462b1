#include "tfx/module/module.h"

#include <cxxabi.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <set>
#include <string_view>
#include <utility>

#include "tfx/core/errors.h"
#include "tfx/core/logger.h"
#include "tfx/core/python_repr.h"
#include "tfx/trackable/walk.h"

namespace tfx {
namespace {

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

std::vector<Variable> variables_of(const Module& module) {
  std::vector<Variable> variables;
  for (const auto& node : flatten_module(module.trackable()).variables) {
    variables.push_back(Variable::of(node));
  }
  return variables;
}

}  // namespace

// Objects of a class with `self` share it, and it keeps an object of its own:
// what it needs of the class remains when all others have gone. That object
// is not counted among the users of the state, or they would keep each other.
// For other classes each object has a state, which knows where the object is.
struct Module::State final : Trackable {
  State(const internal::ModuleClass* module_class,
        std::optional<std::string> given_name, std::string outer)
      : Trackable(Kind::kModule),
        type(module_class),
        name(std::move(given_name)),
        outer_scope(std::move(outer)) {}
  ~State() override {
    // The object counts itself out; nothing it does may delete this again.
    retain();
    retain();
    if (is_handle()) delete object.load();
  }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  bool is_handle() const { return type != nullptr && type->copy != nullptr; }
  void keep_object(const Module& module);
  std::vector<TrackableChild> children(SaveType save_type) const override;

  // Null if the module was made without `this`.
  const internal::ModuleClass* const type;
  const std::optional<std::string> name;
  const std::string outer_scope;
  std::atomic<const Module*> object = nullptr;
  // Guards the making of the object, and what is below.
  std::mutex mutex;
  std::set<int64_t> warned_of;
};

void Module::State::keep_object(const Module& module) {
  if (typeid(module) != type->type) {
    // The base of one that is being constructed or destroyed has no attributes
    // yet, or none any more.
    if (!type->is_instance(module)) return;
    throw RuntimeError(
        "the class " + class_name(typeid(module)) + " is derived from " +
        class_name(type->type) +
        ", whose constructor called Module(this): such a class hands on the "
        "pointer that a constructor template gets, `template <typename T> "
        "explicit " +
        class_name(type->type) + "(T* derived) : Module(derived) {}`");
  }
  if (object != nullptr) return;
  const std::lock_guard lock(mutex);
  if (object != nullptr) return;
  object = type->copy(module);
  drop();
}

std::vector<TrackableChild> Module::State::children(SaveType save_type) const {
  const Module* const module = object;
  if (module != nullptr) return module->attributes().children(save_type);
  if (is_handle()) return {};
  throw RuntimeError(
      "a module has gone that is still asked for its attributes: a tf::Module "
      "without `self` has to live as long as what refers to it");
}

Module::Module(const internal::ModuleClass* type, const ModuleOptions& options)
    : state_(new State(type, options.name, current_name_scope())) {
  if (!state_->is_handle()) state_->object = this;
  if (!options.name || is_identifier(*options.name)) return;
  throw ValueError(internal::str_repr(*options.name) +
                   " is not a valid module name. Module names must be valid "
                   "Python identifiers (e.g. a valid class name).");
}

Module::Module(const ModuleOptions& options) : Module(nullptr, options) {}

Module::~Module() {
  if (!state_->is_handle()) state_->object = nullptr;
}

internal::Shared<Module::State> Module::copied_state(const Module& other) {
  const State& theirs = *other.state_;
  if (theirs.is_handle()) return other.state_;
  internal::Shared<State> state(
      new State(theirs.type, theirs.name, theirs.outer_scope));
  state->object = this;
  return state;
}

Module::Module(const Module& other) : state_(copied_state(other)) {}

Module::Module(Module&& other) noexcept : state_(copied_state(other)) {}

Module& Module::operator=(const Module& other) {
  if (this == &other) return *this;
  if (!state_->is_handle()) state_->object = nullptr;
  state_ = copied_state(other);
  return *this;
}

Module& Module::operator=(Module&& other) noexcept {
  return *this = static_cast<const Module&>(other);
}

Attributes Module::attributes() const {
  if (!state_->is_handle() || !state_->type->is_instance(*this)) return {};
  return state_->type->attributes(*this);
}

std::string Module::name() const {
  if (state_->name) return *state_->name;
  return camel_to_snake(
      class_name(state_->type == nullptr ? typeid(*this) : state_->type->type));
}

NameScope Module::name_scope() const {
  return NameScope(state_->outer_scope + name() + "/");
}

int64_t Module::identity() const { return state_->identity(); }

TrackableHandle Module::trackable() const {
  if (state_->is_handle()) state_->keep_object(*this);
  return TrackableHandle(state_.get());
}

std::vector<Variable> Module::variables() const { return variables_of(*this); }

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
  std::vector<const Module*> submodules;
  for (const auto& node : flatten_module(trackable()).modules) {
    const auto* const state = dynamic_cast<const State*>(node.get());
    if (state != nullptr) submodules.push_back(state->object);
  }
  return submodules;
}

void Module::warn_of_untracked(const std::string& function,
                               std::span<const Variable> variables) const {
  if (variables.empty()) return;
  std::set<int64_t> tracked;
  for (const Variable& each : this->variables()) tracked.insert(each.id());
  for (const Variable& each : variables) {
    if (!each.trainable() || tracked.contains(each.id())) continue;
    const std::lock_guard lock(state_->mutex);
    if (!state_->warned_of.insert(each.id()).second) continue;
    get_logger().warning(
        "'" + function + "' reads the variable '" + each.name() +
        "', which is no attribute of its " + class_name(typeid(*this)) +
        ": variables() does not return it, so it is neither trained nor "
        "saved with the module. Attributes are the fields of `struct Self`, "
        "or what attributes() lists.");
  }
}

}  // namespace tfx

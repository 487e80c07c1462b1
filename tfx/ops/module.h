// tf.Module: an object that contains variables and other modules.
//
//   class Dense : public tf::Module {
//    public:
//     Dense(int64_t in, int64_t out) {
//       auto scope = name_scope();                  // with self.name_scope:
//       w = tf::Variable(tf::random::normal({in, out}), {.name = "w"});
//       b = tf::Variable(tf::zeros({out}), {.name = "b"});
//     }
//     tf::Tensor operator()(const tf::Tensor& x) const {
//       return tf::matmul(x, w) + b;
//     }
//     tf::Variable w;
//     tf::Variable b;
//
//    protected:
//     tf::Attributes attributes() const override {
//       return {{"w", w}, {"b", b}};
//     }
//   };
//
// Python inspects a module's attributes; C++ cannot, so a class lists them in
// attributes(). They are collected anew for each query: members may change at
// any time, and modules may be copied and moved. A copy shares the variables,
// because a Variable is a handle.
#ifndef TFX_OPS_MODULE_H_
#define TFX_OPS_MODULE_H_

#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "tfx/core/name_scope.h"
#include "tfx/ops/variable.h"

namespace tfx {

class Module;

namespace internal {

template <typename T>
concept MapLike = requires(const T& map) {
  { map.begin()->first } -> std::convertible_to<std::string>;
  map.begin()->second;
};
template <typename T>
concept ListLike = requires(const T& list) {
  list.begin();
  list.end();
};
template <typename T>
concept PointerLike = requires(const T& pointer) {
  static_cast<bool>(pointer);
  *pointer;
};

}  // namespace internal

// A variable, a module, a list or dictionary of attributes, or nothing (an
// empty Variable, pointer or optional). Modules are borrowed: use an Attribute
// at once, do not store it.
class Attribute {
 public:
  // An element of a list or dictionary, with its index or key.
  using Part = std::pair<std::string, Attribute>;

  Attribute() = default;
  // NOLINTNEXTLINE(google-explicit-constructor)
  Attribute(const Variable& variable) : variable_(variable) {}
  // NOLINTNEXTLINE(google-explicit-constructor)
  Attribute(const Module& module) : module_(&module) {}
  // A vector, array or map of attributes, or a pointer to one or an optional.
  template <typename T>
  requires(!std::derived_from<T, Module> && !std::derived_from<T, Variable>)
      Attribute(const T& value) {  // NOLINT(google-explicit-constructor)
    if constexpr (internal::MapLike<T>) {
      for (const auto& [key, part] : value) parts_.emplace_back(key, part);
      sort_parts();
    } else if constexpr (internal::ListLike<T>) {
      for (const auto& part : value) {
        parts_.emplace_back(std::to_string(parts_.size()), part);
      }
    } else {
      static_assert(internal::PointerLike<T>,
                    "variables, modules, and what holds them are attributes");
      if (value) *this = Attribute(*value);
    }
  }

  // Each is empty or null if the attribute is something else.
  const Variable& variable() const { return variable_; }
  const Module* module() const { return module_; }
  const std::vector<Part>& parts() const { return parts_; }

 private:
  // By key, which is Python's order.
  void sort_parts();

  Variable variable_;
  const Module* module_ = nullptr;
  std::vector<Part> parts_;
};

// Sorted by name, which is Python's order.
using Attributes = std::map<std::string, Attribute>;

struct ModuleOptions {
  // The class's name in snake case by default. Throws ValueError if it is not
  // an identifier.
  std::optional<std::string> name = std::nullopt;
};

// Const members are thread-safe; others need external synchronisation.
class Module {
 public:
  explicit Module(const ModuleOptions& options = {});
  virtual ~Module() = default;

  // "dense". Unless a name was given, a constructor sees the name of its own
  // class, not that of a class derived from it.
  std::string name() const;
  // `auto scope = name_scope();` is `with self.name_scope:`. It is nested in
  // the scope in which the module was constructed.
  NameScope name_scope() const;

  // This module's own variables in order of attribute names, then those of its
  // submodules, in the same way; each variable once.
  std::vector<Variable> variables() const;
  std::vector<Variable> trainable_variables() const;
  std::vector<Variable> non_trainable_variables() const;
  // In the same order. Borrowed: valid as long as their owner is.
  std::vector<const Module*> submodules() const;

  // A process-unique id, never reused; assigning to a module gives it a new
  // one. Functions distinguish modules by it.
  int64_t identity() const { return identity_.value; }

 protected:
  // Protected, to prevent slicing: a sliced copy would have no attributes.
  Module(const Module&) = default;
  Module(Module&&) = default;
  Module& operator=(const Module&) = default;
  Module& operator=(Module&&) = default;

  // The counterpart of Python's `self.w = …`:
  // `return {{"w", w}, {"layers", layers}};`. A derived class adds to the
  // attributes of its base.
  virtual Attributes attributes() const { return {}; }

 private:
  friend class ModuleWalk;

  // Copies and moves get a new value.
  struct Identity {
    Identity();
    ~Identity() = default;
    Identity(const Identity& other);
    Identity(Identity&& other) noexcept;
    Identity& operator=(const Identity& other);
    Identity& operator=(Identity&& other) noexcept;
    int64_t value;
  };

  std::optional<std::string> name_;
  std::string outer_scope_;
  Identity identity_;
};

}  // namespace tfx

#endif  // TFX_OPS_MODULE_H_

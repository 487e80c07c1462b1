// tf.Module: an object that contains variables and other modules.
//
//   class Dense : public tf::Module {              // class Dense(tf.Module):
//    public:
//     Dense(int64_t in, int64_t out)
//         : Module(this) {                         //     super().__init__()
//       auto scope = name_scope();                 //     with self.name_scope:
//       self->w = tf::Variable(tf::random::normal({in, out}), {.name = "w"});
//       self->b = tf::Variable(tf::zeros({out}), {.name = "b"});
//     }
//     tf::Tensor operator()(const tf::Tensor& x) const {
//       return tf::matmul(x, self->w) + self->b;
//     }
//     struct Self {
//       tf::Variable w, b;
//     };
//     tf::Self<Self> self;
//   };
//
// With `self` (tfx/trackable/self.h) a module is a handle: copies are the same
// module, with one name, one identity and the same attributes. Members beside
// `self` are copied with each object: for what does not change after
// construction. A class to be derived from hands `this` on:
//
//   template <typename T>
//   explicit Net(T* derived) : Module(derived) {}
//
// A class without `self`, whose attributes are what no plain struct can hold,
// lists them in attributes(). Its objects are modules of their own: copies
// share the variables that they were copied with, and nothing else.
#ifndef TFX_MODULE_MODULE_H_
#define TFX_MODULE_MODULE_H_

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <typeinfo>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/name_scope.h"
#include "tfx/core/shared.h"
#include "tfx/trackable/attribute.h"  // IWYU pragma: export
#include "tfx/trackable/self.h"       // IWYU pragma: export
#include "tfx/variables/variable.h"

namespace tfx {

class Module;

namespace internal {

// What Module(this) knows of the class of `this`.
struct ModuleClass {
  const std::type_info& type;
  // These are null if the class has no `self`.
  const Module* (*copy)(const Module& module) = nullptr;
  bool (*is_instance)(const Module& module) = nullptr;
  Attributes (*attributes)(const Module& module) = nullptr;
};
template <typename T>
const ModuleClass* module_class();

}  // namespace internal

struct ModuleOptions {
  ByName by_name{};
  // The class's name in snake case by default. Throws ValueError if it is not
  // an identifier.
  std::optional<std::string> name = std::nullopt;
};

// Const members are thread-safe; others need external synchronisation.
class Module {
 public:
  // For classes without `self`.
  explicit Module(const ModuleOptions& options = {});
  // `Module(this)` or `Module(this, {.name = "x"})`; the pointer is not kept.
  template <std::derived_from<Module> T>
  explicit Module(T* /*object*/, const ModuleOptions& options = {})
      : Module(internal::module_class<T>(), options) {}
  virtual ~Module();

  // "dense". Unless a name or `this` was given, a constructor sees the name of
  // its own class, not that of a class derived from it.
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

  // A process-unique id, never reused, which the copies of a module with `self`
  // share; assigning to another module gives that a new one. Functions
  // distinguish modules by it.
  int64_t identity() const;
  // The node that checkpoints and other modules find. That of a module with
  // `self` keeps the module; that of another throws RuntimeError when it is
  // asked for attributes after the object has gone.
  //
  // Throws RuntimeError if a class that handed over `this` was derived from by
  // one that did not.
  TrackableHandle trackable() const;

  // Logs a warning for each trainable variable that this module does not track,
  // once per variable. `function` is the name of the function that read them.
  void warn_of_untracked(const std::string& function,
                         std::span<const Variable> variables) const;

 protected:
  // Protected, to prevent slicing: a sliced copy would have no attributes.
  Module(const Module& other);
  // Copies: a moved-from module stays valid.
  Module(Module&& other) noexcept;
  Module& operator=(const Module& other);
  Module& operator=(Module&& other) noexcept;

  // The fields of `self`; for classes without it, the counterpart of Python's
  // `self.w = …`: `return {{"w", w}, {"layers", layers}};`. A derived class
  // adds to the attributes of its base. With a `self` in the base and another
  // in the derived class, it lists both.
  virtual Attributes attributes() const;

 private:
  struct State;

  Module(const internal::ModuleClass* type, const ModuleOptions& options);
  // The state of `other`, or a new one if the copy is a module of its own.
  internal::Shared<State> copied_state(const Module& other);

  internal::Shared<State> state_;
};

namespace internal {

struct NamesSelf {
  int self;
};
// `self` is ambiguous in it if T has such a member, accessible or not.
template <typename T>
struct SelfLookup : T, NamesSelf {};
template <typename T>
constexpr bool has_self() {
  if constexpr (std::is_final_v<T>) {
    return requires(const T& object) { object.self; };
  } else {
    return !requires { &SelfLookup<T>::self; };
  }
}
template <typename T>
concept HasPublicSelf = requires(const T& object) {
  { object.self.attributes() } -> std::same_as<Attributes>;
};

template <typename T>
const ModuleClass* module_class() {
#if !defined(__GXX_RTTI)
  static_assert(sizeof(T) == 0,
                "a class derived from tf::Module needs run-time type "
                "information: compile it without -fno-rtti");
  return nullptr;
#else
  static_assert(!has_self<T>() || HasPublicSelf<T>,
                "`self` is public and a tf::Self<Self> of a struct Self");
  if constexpr (HasPublicSelf<T>) {
    static_assert(std::is_copy_constructible_v<T>,
                  "a module with `self` is a handle, so its class can be "
                  "copied; what cannot be copied belongs into struct Self");
    static const ModuleClass type = {
        typeid(T),
        [](const Module& module) -> const Module* {
          return new T(static_cast<const T&>(module));
        },
        // False before the constructor of T has begun.
        [](const Module& module) {
          return dynamic_cast<const T*>(&module) != nullptr;
        },
        [](const Module& module) {
          return static_cast<const T&>(module).self.attributes();
        }};
    return &type;
  } else {
    static const ModuleClass type = {typeid(T)};
    return &type;
  }
#endif
}

}  // namespace internal
}  // namespace tfx

#endif  // TFX_MODULE_MODULE_H_

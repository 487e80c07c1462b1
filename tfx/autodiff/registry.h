// The registry of the ops' gradient functions, tf.RegisterGradient.
//
//   tf::RegisterGradient("MyOp", [](const tf::RecordedOp& op,
//                                   std::span<const tf::Gradient> grads) {
//     return std::vector<tf::Gradient>{grads[0] * 2.0};
//   });
//
// A gradient function takes the gradients of the op's outputs and returns those
// of its inputs, None for inputs that have none. It calls ordinary ops, so it
// works eagerly and while tracing, and is differentiable itself.
#ifndef TFX_AUTODIFF_REGISTRY_H_
#define TFX_AUTODIFF_REGISTRY_H_

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/autodiff/gradient.h"
#include "tfx/autodiff/recorded_op.h"

namespace tfx {

using GradientFunction = std::function<std::vector<Gradient>(
    const RecordedOp& op, std::span<const Gradient> grads)>;

struct RegisteredGradient {
  // Empty for ops that are registered without a gradient.
  GradientFunction function;
  Keeps keeps = {};
  // Outputs whose gradient may be None, a bit each. For other outputs that
  // nothing depends on, the function gets zeros.
  uint64_t takes_none = 0;
};

class GradientRegistry {
 public:
  // Contains tfx's own gradients from the start.
  static GradientRegistry& instance();

  // Throws KeyError if the op already has one.
  void add(std::string op, const RegisteredGradient& gradient);
  void add(std::string op, GradientFunction function, Keeps keeps = {}) {
    add(std::move(op), RegisteredGradient{std::move(function), keeps});
  }
  void add_none(std::string op) { add(std::move(op), RegisteredGradient{}); }

  // Null if there is none. The pointer stays valid as long as the registration,
  // which for all but a GradientRegistration's is forever.
  const RegisteredGradient* find(std::string_view op) const;
  // Throws Python's LookupError if there is none.
  const RegisteredGradient& get(std::string_view op) const;
  std::vector<std::string> names() const;

  GradientRegistry(const GradientRegistry&) = delete;
  GradientRegistry& operator=(const GradientRegistry&) = delete;

 private:
  friend class GradientRegistration;
  GradientRegistry();
  ~GradientRegistry() = default;
  void remove(const std::string& name);
  struct Entries;
  Entries& entries_;
};

// Registers a user's gradient function.
class RegisterGradient {
 public:
  RegisterGradient(std::string op, GradientFunction function,
                   Keeps keeps = {}) {
    GradientRegistry::instance().add(std::move(op), std::move(function), keeps);
  }
};

// The gradient of single operations of graphs, in place of that of their op,
// registered as long as this lives.
//
// As in Python, such an operation has an attribute which is the name that its
// gradient is registered by: what finds the gradient is in the graph, and stays
// there if the graph is saved.
class GradientRegistration {
 public:
  static constexpr const char* kAttr = "_gradient_op_type";

  explicit GradientRegistration(const RegisteredGradient& gradient)
      : GradientRegistration(new_name(), gradient) {}
  GradientRegistration(std::string name, const RegisteredGradient& gradient)
      : name_(std::move(name)) {
    GradientRegistry::instance().add(name_, gradient);
  }
  ~GradientRegistration() { GradientRegistry::instance().remove(name_); }
  GradientRegistration(const GradientRegistration&) = delete;
  GradientRegistration& operator=(const GradientRegistration&) = delete;

  const std::string& name() const { return name_; }

 private:
  static std::string new_name();
  const std::string name_;
};

// tf.no_gradient: the op has no gradient; nothing is propagated through it.
inline void no_gradient(std::string op) {
  GradientRegistry::instance().add_none(std::move(op));
}

}  // namespace tfx

#endif  // TFX_AUTODIFF_REGISTRY_H_

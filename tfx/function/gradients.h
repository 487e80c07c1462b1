// tf.gradients and tf.hessians: symbolic derivatives, inside a function being
// traced.
#ifndef TFX_FUNCTION_GRADIENTS_H_
#define TFX_FUNCTION_GRADIENTS_H_

#include <concepts>
#include <initializer_list>
#include <string>
#include <vector>

#include "tfx/autodiff/gradient.h"
#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/ops/options.h"

namespace tfx {

// The parameter type for one or several Differentiables: y, {y, z}, a vector.
class Differentiables {
 public:
  Differentiables(std::initializer_list<Differentiable> all)  // NOLINT
      : all_(all) {}
  template <std::convertible_to<Differentiable> T>
  Differentiables(const T& one) : all_({one}) {}  // NOLINT
  template <std::convertible_to<Differentiable> T>
  Differentiables(const std::vector<T>& all)  // NOLINT
      : all_(all.begin(), all.end()) {}

  const std::vector<Differentiable>& all() const { return all_; }

 private:
  std::vector<Differentiable> all_;
};

struct GradientsOptions {
  ByName by_name{};
  // The incoming gradient of each of ys; ones by default.
  std::vector<Tensor> grad_ys = {};
  std::string name = "gradients";
  // Treated as constants: no gradient goes through the operations that made
  // them.
  std::vector<Tensor> stop_gradients = {};
  UnconnectedGradients unconnected_gradients = UnconnectedGradients::NONE;
};

// The derivatives of the sum of all ys with respect to each of xs. Throws
// LookupError if an op has no gradient, and RuntimeError in eager mode: use
// tf::GradientTape there.
std::vector<Gradient> gradients(const Differentiables& ys,
                                const Differentiables& xs,
                                const GradientsOptions& options = {});

// The second derivatives of the sum of all ys with respect to each x of xs, of
// shape x.shape + x.shape. Loops over the elements of x. Throws as gradients()
// does, and ValueError if the ys or their first derivatives do not depend on x.
std::vector<Tensor> hessians(const Differentiables& ys,
                             const Differentiables& xs,
                             const NameOptions& options = {});

}  // namespace tfx

#endif  // TFX_FUNCTION_GRADIENTS_H_

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
#include "tfx/core/tensor.h"
#include "tfx/ops/options.h"

namespace tfx {

// One or several of what derivatives are of: y, {y, z}, a vector.
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
  // The gradient of something further on with respect to each of ys; ones by
  // default.
  std::vector<Tensor> grad_ys = {};
  std::string name = "gradients";
  // Taken as constants: nothing goes back through the operations that made
  // them.
  std::vector<Tensor> stop_gradients = {};
  UnconnectedGradients unconnected_gradients = UnconnectedGradients::NONE;
};

// The derivatives of the sum of all ys with respect to each of xs. Throws
// RuntimeError outside of a function being traced: there is tf::GradientTape
// for that; LookupError if an op has no gradient.
std::vector<Gradient> gradients(const Differentiables& ys,
                                const Differentiables& xs,
                                const GradientsOptions& options = {});

// The second derivatives of the sum of all ys with respect to each of xs, of
// its shape twice over; a loop over the elements of x. Throws as gradients()
// does, and ValueError if ys do not depend on an x, or the first derivatives do
// not.
std::vector<Tensor> hessians(const Differentiables& ys,
                             const Differentiables& xs,
                             const NameOptions& options = {});

}  // namespace tfx

#endif  // TFX_FUNCTION_GRADIENTS_H_

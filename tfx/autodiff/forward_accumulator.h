// tf.autodiff.ForwardAccumulator: Jacobian-vector products, for directional
// derivatives of functions with few inputs and many outputs.
//
//   tf::autodiff::ForwardAccumulator acc(x, tf::constant({1.0, 0.0}));
//   auto y = f(x);
//   auto dy = acc.jvp(y);    // J(x) times the tangent
//
// It records as a GradientTape does, with the same rules for threads, from its
// construction to its destruction; scopes of Python's `with` are blocks here. A
// product costs two passes back through the record: the second goes through
// the first, which is linear in the gradients that arrive.
#ifndef TFX_AUTODIFF_FORWARD_ACCUMULATOR_H_
#define TFX_AUTODIFF_FORWARD_ACCUMULATOR_H_

#include <vector>

#include "tfx/autodiff/gradient_tape.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::autodiff {

class ForwardAccumulator {
 public:
  // Throws ValueError unless there is a tangent for each primal, of its dtype
  // and shape, and unless the primals are floating-point or complex.
  ForwardAccumulator(const Differentiable& primals, const TensorLike& tangents);
  ForwardAccumulator(std::vector<Differentiable> primals,
                     std::vector<Tensor> tangents);

  // The product for a tensor that was computed from the primals; None, or zeros
  // if asked for, if it was not.
  Tensor jvp(const Tensor& primals, UnconnectedGradients unconnected_gradients =
                                        UnconnectedGradients::NONE);
  std::vector<Tensor> jvp(
      const std::vector<Tensor>& primals,
      UnconnectedGradients unconnected_gradients = UnconnectedGradients::NONE);

 private:
  const std::vector<Differentiable> primals_;
  const std::vector<Tensor> tangents_;
  GradientTape tape_;
};

}  // namespace tfx::autodiff

#endif  // TFX_AUTODIFF_FORWARD_ACCUMULATOR_H_

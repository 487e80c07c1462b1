// Private: control flow in gradients. Implemented by tfx/function and
// registered at start-up.
#ifndef TFX_AUTODIFF_GRADIENT_BRANCHES_H_
#define TFX_AUTODIFF_GRADIENT_BRANCHES_H_

#include <functional>
#include <span>
#include <vector>

#include "tfx/autodiff/gradient.h"
#include "tfx/autodiff/recorded_op.h"
#include "tfx/core/tensor.h"

namespace tfx::gradient_hooks {

using Branch = std::function<std::vector<Tensor>()>;
using Cond = std::vector<Tensor> (*)(const Tensor& pred, const Branch& true_fn,
                                     const Branch& false_fn);

// tf.cond while tracing, for gradients that depend on values known only when
// the graph runs. Returns the branches' tensors. Throws NotImplementedError if
// no implementation is registered.
std::vector<Tensor> cond(const Tensor& pred, const Branch& true_fn,
                         const Branch& false_fn);
void set_cond(Cond cond);

// The gradient of the ops that call functions by name: PartitionedCall, If,
// Case, While. Outputs' gradients may be None. Throws
// LookupError if no implementation is registered.
using Functional = std::vector<Gradient> (*)(const RecordedOp& op,
                                             std::span<const Gradient> grads);
std::vector<Gradient> functional_gradient(const RecordedOp& op,
                                          std::span<const Gradient> grads);
void set_functional_gradient(Functional functional);

}  // namespace tfx::gradient_hooks

#endif  // TFX_AUTODIFF_GRADIENT_BRANCHES_H_

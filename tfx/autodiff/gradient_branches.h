// Private: control flow in gradients. It is of a floor above, which says how
// before it traces anything.
#ifndef TFX_AUTODIFF_GRADIENT_BRANCHES_H_
#define TFX_AUTODIFF_GRADIENT_BRANCHES_H_

#include <functional>
#include <vector>

#include "tfx/core/tensor.h"

namespace tfx::gradients {

using Branch = std::function<std::vector<Tensor>()>;
using Cond = std::vector<Tensor> (*)(const Tensor& pred, const Branch& true_fn,
                                     const Branch& false_fn);

// tf.cond while a function is traced, with the branches' tensors, for gradients
// that depend on what only the graph knows. Throws NotImplementedError if
// nobody has said how.
std::vector<Tensor> cond(const Tensor& pred, const Branch& true_fn,
                         const Branch& false_fn);
void set_cond(Cond cond);

}  // namespace tfx::gradients

#endif  // TFX_AUTODIFF_GRADIENT_BRANCHES_H_

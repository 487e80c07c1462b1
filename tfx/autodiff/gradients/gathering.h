// Gradients of rows and elements picked by index, of tensors and of variables.
#ifndef TFX_AUTODIFF_GRADIENTS_GATHERING_H_
#define TFX_AUTODIFF_GRADIENTS_GATHERING_H_

#include <string>

#include "tfx/autodiff/gradient.h"

namespace tfx::gradients {

// The gradient of `params`, of which `indices` picked rows: of these rows
// only. `shape` is that of params.
Gradient gathered_rows(const Tensor& grad, const Tensor& indices,
                       const Tensor& shape);

// The same for GatherNd; `shape` is of the indices' dtype.
Gradient gathered_elements(const Tensor& grad, const Tensor& indices,
                           const Tensor& shape,
                           const std::string& bad_indices_policy = {});

}  // namespace tfx::gradients

#endif  // TFX_AUTODIFF_GRADIENTS_GATHERING_H_

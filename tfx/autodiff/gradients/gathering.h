// Gradients of gathering rows and elements of tensors and variables by index.
#ifndef TFX_AUTODIFF_GRADIENTS_GATHERING_H_
#define TFX_AUTODIFF_GRADIENTS_GATHERING_H_

#include <string>

#include "tfx/autodiff/gradient.h"

namespace tfx::gradients {

// The gradient of `params`, from which `indices` gathered rows: sparse, for
// these rows only. `shape` is the shape of params.
Gradient gathered_rows(const Tensor& grad, const Tensor& indices,
                       const Tensor& shape);

// The same for GatherNd; `shape` has the dtype of the indices.
Gradient gathered_elements(const Tensor& grad, const Tensor& indices,
                           const Tensor& shape,
                           const std::string& bad_indices_policy = {});

}  // namespace tfx::gradients

#endif  // TFX_AUTODIFF_GRADIENTS_GATHERING_H_

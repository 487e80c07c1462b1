// tf.clip_by_value, tf.clip_by_norm, tf.clip_by_global_norm and
// tf.linalg.global_norm for gradients (for tensors: tfx/ops/clip_ops.h).
//
//   auto [clipped, norm] =
//       tf::clip_by_global_norm(tape.gradient(loss, variables), 5.0);
//
// IndexedSlices are not densified: their values are clipped, each separately
// even if several belong to the same row, as in Python.
#ifndef TFX_AUTODIFF_CLIP_GRADIENTS_H_
#define TFX_AUTODIFF_CLIP_GRADIENTS_H_

#include <concepts>
#include <span>
#include <vector>

#include "tfx/autodiff/gradient.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/clip_ops.h"
#include "tfx/ops/options.h"

namespace tfx {

struct ClippedGradients {
  std::vector<Gradient> list_clipped;
  Tensor global_norm;
};
// None stays None.
ClippedGradients clip_by_global_norm(
    std::span<const Gradient> t_list, const TensorLike& clip_norm,
    const ClipByGlobalNormOptions& options = {});

namespace linalg {

Tensor global_norm(std::span<const Gradient> t_list,
                   const NameOptions& options = {});

}  // namespace linalg

namespace internal {

Gradient clip_gradient_by_value(const Gradient& t,
                                const TensorLike& clip_value_min,
                                const TensorLike& clip_value_max,
                                const NameOptions& options);
Gradient clip_gradient_by_norm(const Gradient& t, const TensorLike& clip_norm,
                               const ClipByNormOptions& options);

}  // namespace internal

// For Gradient only: a tensor, which would convert to it, uses the overloads of
// clip_ops.h. Throws ValueError for None.
Gradient clip_by_value(const std::same_as<Gradient> auto& t,
                       const TensorLike& clip_value_min,
                       const TensorLike& clip_value_max,
                       const NameOptions& options = {}) {
  return internal::clip_gradient_by_value(t, clip_value_min, clip_value_max,
                                          options);
}
Gradient clip_by_norm(const std::same_as<Gradient> auto& t,
                      const TensorLike& clip_norm,
                      const ClipByNormOptions& options = {}) {
  return internal::clip_gradient_by_norm(t, clip_norm, options);
}

}  // namespace tfx

#endif  // TFX_AUTODIFF_CLIP_GRADIENTS_H_

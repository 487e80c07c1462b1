// tf.clip_by_value, tf.clip_by_norm, tf.clip_by_global_norm,
// tf.linalg.global_norm.
#ifndef TFX_OPS_CLIP_OPS_H_
#define TFX_OPS_CLIP_OPS_H_

#include <string>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/core/tensor_span.h"
#include "tfx/ops/options.h"

namespace tfx {

// Throws ValueError if broadcasting the limits would enlarge `t`.
Tensor clip_by_value(const TensorLike& t, const TensorLike& clip_value_min,
                     const TensorLike& clip_value_max,
                     const NameOptions& options = {});

struct ClipByNormOptions {
  ByName by_name{};
  Axis axes = {};  // None: the norm of all elements
  std::string name = {};
};
Tensor clip_by_norm(const TensorLike& t, const TensorLike& clip_norm,
                    const ClipByNormOptions& options = {});

struct ClipByGlobalNormOptions {
  ByName by_name{};
  Tensor use_norm = {};  // None: global_norm
  std::string name = {};
};
struct ClipByGlobalNormOutputs {
  std::vector<Tensor> list_clipped;
  Tensor global_norm;
};
// A None in the list (an empty Tensor, a missing gradient) stays None. If the
// norm is not finite, all results are NaN.
ClipByGlobalNormOutputs clip_by_global_norm(
    TensorSpan t_list, const TensorLike& clip_norm,
    const ClipByGlobalNormOptions& options = {});

namespace linalg {

// The norm of all elements of all tensors.
Tensor global_norm(TensorSpan t_list, const NameOptions& options = {});

}  // namespace linalg

}  // namespace tfx

#endif  // TFX_OPS_CLIP_OPS_H_

#include "tfx/nn/lrn.h"

#include "tfx/raw_ops/nn_ops.h"

namespace tfx::nn {

Tensor local_response_normalization(const TensorLike& input,
                                    const LrnOptions& options) {
  return raw_ops::LRN(input.to_tensor(),
                      {.depth_radius = options.depth_radius,
                       .bias = static_cast<float>(options.bias),
                       .alpha = static_cast<float>(options.alpha),
                       .beta = static_cast<float>(options.beta),
                       .name = options.name});
}

Tensor lrn(const TensorLike& input, const LrnOptions& options) {
  return local_response_normalization(input, options);
}

}  // namespace tfx::nn

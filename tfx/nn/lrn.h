// tf.nn.local_response_normalization.
#ifndef TFX_NN_LRN_H_
#define TFX_NN_LRN_H_

#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx::nn {

struct LrnOptions {
  ByName by_name{};
  int64_t depth_radius = 5;
  double bias = 1;
  double alpha = 1;
  double beta = 0.5;
  std::string name = {};
};
// Divides each element of a [batch, height, width, channels] tensor by (bias +
// alpha * s) ** beta, where s is the sum of squares over the channels within
// `depth_radius`.
Tensor local_response_normalization(const TensorLike& input,
                                    const LrnOptions& options = {});
Tensor lrn(const TensorLike& input, const LrnOptions& options = {});

}  // namespace tfx::nn

#endif  // TFX_NN_LRN_H_

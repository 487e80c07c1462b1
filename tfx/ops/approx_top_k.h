// tf.approx_top_k, tf.math.approx_max_k, tf.math.approx_min_k: the greatest or
// least elements, not all of them for certain. A CPU finds them all.
#ifndef TFX_OPS_APPROX_TOP_K_H_
#define TFX_OPS_APPROX_TOP_K_H_

#include <cstdint>
#include <string>

#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx {

struct ApproxTopKOptions {
  // What to look along.
  int64_t reduction_dimension = -1;
  // How many of them are to be found.
  float recall_target = 0.95F;
  bool is_max_k = true;
  // How many elements there are in all, if these are but some; -1: these.
  int64_t reduction_input_size_override = -1;
  // Whether no more than k are returned.
  bool aggregate_to_topk = true;
  std::string name = {};
};
struct ApproxTopKOutputs {
  Tensor values;
  Tensor indices;
};
ApproxTopKOutputs approx_top_k(const TensorLike& input, int64_t k,
                               const ApproxTopKOptions& options = {});

namespace math {

struct ApproxKOptions {
  int64_t reduction_dimension = -1;
  float recall_target = 0.95F;
  int64_t reduction_input_size_override = -1;
  bool aggregate_to_topk = true;
  std::string name = {};
};
ApproxTopKOutputs approx_max_k(const TensorLike& operand, int64_t k,
                               const ApproxKOptions& options = {});
ApproxTopKOutputs approx_min_k(const TensorLike& operand, int64_t k,
                               const ApproxKOptions& options = {});

}  // namespace math

namespace nn {
using math::approx_max_k;
using math::approx_min_k;
}  // namespace nn

}  // namespace tfx

#endif  // TFX_OPS_APPROX_TOP_K_H_

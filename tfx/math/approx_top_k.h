// tf.approx_top_k, tf.math.approx_max_k, tf.math.approx_min_k: the greatest or
// least elements, found approximately: some may be missed. On a CPU the result
// is exact.
#ifndef TFX_MATH_APPROX_TOP_K_H_
#define TFX_MATH_APPROX_TOP_K_H_

#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx {

struct ApproxTopKOptions {
  ByName by_name{};
  // The dimension to search.
  int64_t reduction_dimension = -1;
  // The fraction of the true top k that should be found.
  float recall_target = 0.95F;
  bool is_max_k = true;
  // The total number of elements, if the input is only a part of them; -1: the
  // input's own.
  int64_t reduction_input_size_override = -1;
  // If false, more than k elements may be returned.
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
  ByName by_name{};
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

#endif  // TFX_MATH_APPROX_TOP_K_H_

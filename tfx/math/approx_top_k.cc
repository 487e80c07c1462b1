#include "tfx/math/approx_top_k.h"

#include "tfx/raw_ops/nn_ops.h"

namespace tfx {

ApproxTopKOutputs approx_top_k(const TensorLike& input, int64_t k,
                               const ApproxTopKOptions& options) {
  const auto [values, indices] = raw_ops::ApproxTopK(
      input.to_tensor(), k,
      {.reduction_dimension = options.reduction_dimension,
       .recall_target = options.recall_target,
       .is_max_k = options.is_max_k,
       .reduction_input_size_override = options.reduction_input_size_override,
       .aggregate_to_topk = options.aggregate_to_topk,
       .name = options.name});
  return {values, indices};
}

namespace math {
namespace {

ApproxTopKOptions with(bool is_max_k, const ApproxKOptions& options) {
  return {
      .reduction_dimension = options.reduction_dimension,
      .recall_target = options.recall_target,
      .is_max_k = is_max_k,
      .reduction_input_size_override = options.reduction_input_size_override,
      .aggregate_to_topk = options.aggregate_to_topk,
      .name = options.name};
}

}  // namespace

ApproxTopKOutputs approx_max_k(const TensorLike& operand, int64_t k,
                               const ApproxKOptions& options) {
  return approx_top_k(operand, k, with(true, options));
}

ApproxTopKOutputs approx_min_k(const TensorLike& operand, int64_t k,
                               const ApproxKOptions& options) {
  return approx_top_k(operand, k, with(false, options));
}

}  // namespace math
}  // namespace tfx

#include "tfx/math/top_k.h"

#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/math_ops.h"
#include "tfx/raw_ops/nn_ops.h"

namespace tfx::math {

TopKOutputs top_k(const TensorLike& input, const TopKOptions& options) {
  const auto found = raw_ops::TopKV2(
      input.to_tensor(), internal::value_of(options.k.value(), tfx::int32),
      {.sorted = options.sorted,
       .index_type = options.index_type,
       .name = options.name});
  return {found.values, found.indices};
}

Tensor in_top_k(const TensorLike& targets, const TensorLike& predictions,
                const TensorLike& k, const NameOptions& options) {
  const NameScope scope = name_scope(options.name, "in_top_k");
  const auto [classes, count] = match_dtypes(targets, k);
  return raw_ops::InTopKV2(internal::value_of(predictions, tfx::float32),
                           classes, count, {.name = options.name});
}

}  // namespace tfx::math

// tf.sort, tf.argsort, tf.math.top_k, tf.math.in_top_k.
#ifndef TFX_OPS_SORT_OPS_H_
#define TFX_OPS_SORT_OPS_H_

#include <cstdint>
#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ops/tensor_option.h"

namespace tfx {

struct SortOptions {
  int64_t axis = -1;
  std::string direction = "ASCENDING";  // or "DESCENDING"
  std::string name = {};
};
Tensor sort(const TensorLike& values, const SortOptions& options = {});

struct ArgsortOptions {
  int64_t axis = -1;
  std::string direction = "ASCENDING";
  // Ignored: equal elements always keep their order.
  bool stable = false;
  std::string name = {};
};
// The indices that sort `values`.
Tensor argsort(const TensorLike& values, const ArgsortOptions& options = {});

namespace math {

struct TopKOptions {
  TensorOption k = 1;
  bool sorted = true;
  DType index_type = int32;
  std::string name = {};
};
struct TopKOutputs {
  Tensor values;
  Tensor indices;
};
// The k greatest elements along the last dimension, and their indices.
TopKOutputs top_k(const TensorLike& input, const TopKOptions& options = {});

// Whether each target is among the k greatest predictions.
Tensor in_top_k(const TensorLike& targets, const TensorLike& predictions,
                const TensorLike& k, const NameOptions& options = {});

}  // namespace math

namespace nn {
using math::in_top_k;
using math::top_k;
}  // namespace nn

}  // namespace tfx

#endif  // TFX_OPS_SORT_OPS_H_

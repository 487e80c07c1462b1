// tf.sort, tf.argsort.
#ifndef TFX_OPS_SORT_OPS_H_
#define TFX_OPS_SORT_OPS_H_

#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"

namespace tfx {

struct SortOptions {
  ByName by_name{};
  int64_t axis = -1;
  std::string direction = "ASCENDING";  // or "DESCENDING"
  std::string name = {};
};
Tensor sort(const TensorLike& values, const SortOptions& options = {});

struct ArgsortOptions {
  ByName by_name{};
  int64_t axis = -1;
  std::string direction = "ASCENDING";
  // Ignored: equal elements always keep their order.
  bool stable = false;
  std::string name = {};
};
// The indices that sort `values`.
Tensor argsort(const TensorLike& values, const ArgsortOptions& options = {});

}  // namespace tfx

#endif  // TFX_OPS_SORT_OPS_H_

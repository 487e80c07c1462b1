// tf.range and tf.linspace.
#ifndef TFX_OPS_RANGE_OPS_H_
#define TFX_OPS_RANGE_OPS_H_

#include <cstdint>
#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"

namespace tfx {

struct RangeOptions {
  ByName by_name{};
  DType dtype = {};  // None: the widest dtype of the arguments
  std::string name = "range";
};
// start, start + delta, …, excluding the limit. (delta is an argument, not an
// option, because g++ takes {.delta = 3} for a list of one number.)
Tensor range(const TensorLike& limit, const RangeOptions& options = {});
Tensor range(const TensorLike& start, const TensorLike& limit,
             const RangeOptions& options = {});
Tensor range(const TensorLike& start, const TensorLike& limit,
             const TensorLike& delta, const RangeOptions& options = {});

struct LinspaceOptions {
  ByName by_name{};
  std::string name = {};
  int64_t axis = 0;
};
// `num` evenly spaced values from start to stop, both included.
Tensor linspace(const TensorLike& start, const TensorLike& stop,
                const TensorLike& num, const LinspaceOptions& options = {});

}  // namespace tfx

#endif  // TFX_OPS_RANGE_OPS_H_

// Helpers of this room. Private header.
#ifndef TFX_RAGGED_RAGGED_HELPERS_H_
#define TFX_RAGGED_RAGGED_HELPERS_H_

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tfx/core/dtypes.h"
#include "tfx/core/name_scope.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/options.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx::ragged::internal {

// Normalises a negative axis. Throws ValueError, which contains the given
// names, if the axis is out of range, or if it is negative and the rank
// unknown.
int64_t positive_axis(int64_t axis, std::optional<int> rank,
                      const std::string& axis_name = "axis",
                      const std::string& rank_name = "ndims");

// The single dimension. Throws TypeError for a tensor or a list.
int64_t one_axis(const Axis& axis);

// Integers converted to `dtype`. Throws TypeError for other values.
Tensor convert_to_int_tensor(const TensorLike& value, const char* name,
                             DType dtype);
// [2, 0, 3] -> [0, 2, 2, 5]
Tensor lengths_to_splits(const Tensor& lengths);
// Repeats each range of `params` delimited by the splits. `repeats` is one
// number, or one per range.
Tensor repeat_ranges(const Tensor& params, const Tensor& splits,
                     const Tensor& repeats);

// The size of the first dimension.
Tensor rows_of(const RaggedOrDense& value, DType dtype = int32);

// The common dtype of all row splits; int64 if none is ragged. Throws
// ValueError if they differ.
DType splits_dtype_of(const std::vector<RaggedOrDense>& values);

// Throws InvalidArgumentError, immediately or when the function runs, if splits
// differ, and ValueError if their numbers differ.
void check_splits_match(const std::vector<Tensor>& a,
                        const std::vector<Tensor>& b);

}  // namespace tfx::ragged::internal

#endif  // TFX_RAGGED_RAGGED_HELPERS_H_

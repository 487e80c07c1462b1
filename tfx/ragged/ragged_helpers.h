// Small things that the functions of this folder are made of; not for others.
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

// An axis counted from the beginning. Throws ValueError with the names that
// are given if it is none of `rank`, or if that is not known and the axis
// counts from the end.
int64_t positive_axis(int64_t axis, std::optional<int> rank,
                      const std::string& axis_name = "axis",
                      const std::string& rank_name = "ndims");

// The one dimension that is meant. Throws TypeError for a tensor or a list.
int64_t one_axis(const Axis& axis);

// Integers as `dtype`; throws TypeError for others.
Tensor convert_to_int_tensor(const TensorLike& value, const char* name,
                             DType dtype);
// [2, 0, 3] -> [0, 2, 2, 5]
Tensor lengths_to_splits(const Tensor& lengths);
// Of each range of `params` that the splits cut out, so many, one after the
// other. `repeats` is one number, or one for each range.
Tensor repeat_ranges(const Tensor& params, const Tensor& splits,
                     const Tensor& repeats);

// The first dimension.
Tensor rows_of(const RaggedOrDense& value, DType dtype = int32);

// The dtype that the splits of all have; int64 if none is ragged. Throws
// ValueError if they differ.
DType splits_dtype_of(const std::vector<RaggedOrDense>& values);

// Throws InvalidArgumentError, now or when it is run, if splits are not the
// same, and ValueError if they are not as many.
void check_splits_match(const std::vector<Tensor>& a,
                        const std::vector<Tensor>& b);

}  // namespace tfx::ragged::internal

#endif  // TFX_RAGGED_RAGGED_HELPERS_H_

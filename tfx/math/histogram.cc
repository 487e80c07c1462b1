#include "tfx/math/histogram.h"

#include "tfx/core/name_scope.h"
#include "tfx/debugging/assert.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/clip_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx {

Tensor histogram_fixed_width(const TensorLike& values,
                             const TensorLike& value_range,
                             const HistogramOptions& options) {
  const auto [numbers, limits] = match_dtypes(values, value_range);
  return raw_ops::HistogramFixedWidth(
      numbers, limits, options.nbins.to_tensor(int32),
      {.dtype = options.dtype,
       .name = options.name.empty() ? "histogram_fixed_width" : options.name});
}

Tensor histogram_fixed_width_bins(const TensorLike& values,
                                  const TensorLike& value_range,
                                  const HistogramOptions& options) {
  const auto scope = name_scope(options.name, "histogram_fixed_width_bins");
  const Tensor numbers = values.to_tensor();
  const Tensor flat = reshape(numbers, {-1});
  const Tensor limits = value_range.to_tensor();
  Tensor nbins = options.nbins.to_tensor(int32);
  nbins = internal::with_dependencies(
      {Assert(nbins > 0, {"nbins " + nbins.str() + " must > 0"})}, nbins);
  const Tensor count = cast(nbins, numbers.dtype());
  const Tensor above = flat - limits[0];
  const Tensor last = limits[1];
  const Tensor scaled =
      math::truediv(above, last - limits[0], {.name = "scaled_values"});
  const Tensor indices = floor(count * scaled, {.name = "indices"});
  return reshape(cast(clip_by_value(indices, 0, count - 1), int32),
                 shape(numbers));
}

}  // namespace tfx

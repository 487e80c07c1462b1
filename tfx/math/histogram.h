// tf.histogram_fixed_width, tf.histogram_fixed_width_bins.
#ifndef TFX_MATH_HISTOGRAM_H_
#define TFX_MATH_HISTOGRAM_H_

#include <string>

#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx {

struct HistogramOptions {
  TensorOption nbins = 100;
  DType dtype = int32;
  std::string name = {};
};
// How many values are in each of `nbins` intervals of equal length, from
// value_range[0] to value_range[1]. What is outside counts to the nearest.
Tensor histogram_fixed_width(const TensorLike& values,
                             const TensorLike& value_range,
                             const HistogramOptions& options = {});
// The interval of each value, an int32, whatever the dtype asked for.
Tensor histogram_fixed_width_bins(const TensorLike& values,
                                  const TensorLike& value_range,
                                  const HistogramOptions& options = {});

}  // namespace tfx

#endif  // TFX_MATH_HISTOGRAM_H_

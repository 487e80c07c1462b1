// tf.histogram_fixed_width, tf.histogram_fixed_width_bins.
#ifndef TFX_MATH_HISTOGRAM_H_
#define TFX_MATH_HISTOGRAM_H_

#include <string>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_like.h"
#include "tfx/ops/tensor_option.h"

namespace tfx {

struct HistogramOptions {
  ByName by_name{};
  TensorOption nbins = 100;
  DType dtype = int32;
  std::string name = {};
};
// Counts values in `nbins` intervals of equal length, from value_range[0] to
// value_range[1]. Values outside count in the nearest interval.
Tensor histogram_fixed_width(const TensorLike& values,
                             const TensorLike& value_range,
                             const HistogramOptions& options = {});
// The index of each value's interval: always int32, `dtype` is ignored.
Tensor histogram_fixed_width_bins(const TensorLike& values,
                                  const TensorLike& value_range,
                                  const HistogramOptions& options = {});

}  // namespace tfx

#endif  // TFX_MATH_HISTOGRAM_H_

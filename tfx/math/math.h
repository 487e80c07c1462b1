// tf.math: element-wise arithmetic and reductions; also the histograms, which
// Python has in tf itself.
//
// Not here: softmax and its relatives, which are in tf.nn too.
#ifndef TFX_MATH_MATH_H_
#define TFX_MATH_MATH_H_

// IWYU pragma: begin_exports
#include "tfx/math/approx_top_k.h"  // approx_max_k, approx_min_k
#include "tfx/math/confusion_matrix.h"
#include "tfx/math/histogram.h"  // tf.histogram_fixed_width, …_bins
#include "tfx/math/l2_normalize.h"
#include "tfx/math/sequences.h"   // is_non_decreasing, sobol_sample, …
#include "tfx/math/special.h"     // special, bessel_i0, …, lbeta
#include "tfx/math/top_k.h"       // top_k, in_top_k
#include "tfx/ops/math_ops.h"     // abs, add, … elementwise
#include "tfx/ops/reduce_ops.h"   // reduce_sum, argmax, cumsum, bincount, …
#include "tfx/ops/segment_ops.h"  // segment_sum, unsorted_segment_sum, …
// IWYU pragma: end_exports

#endif  // TFX_MATH_MATH_H_

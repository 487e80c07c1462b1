// np.finfo: the limits of floating numbers; for the sources of this folder.
#ifndef TFX_LINALG_FLOAT_INFO_H_
#define TFX_LINALG_FLOAT_INFO_H_

#include "tfx/core/dtypes.h"

namespace tfx::linalg {

struct FloatInfo {
  double eps;   // the step above 1
  double max;   // the greatest finite number
  double tiny;  // the least positive number with all its digits
  int nmant;    // binary digits behind the point
};
// Of float16, float32 and float64; throws ValueError for others.
FloatInfo finfo(DType dtype);

}  // namespace tfx::linalg

#endif  // TFX_LINALG_FLOAT_INFO_H_

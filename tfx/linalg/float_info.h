// np.finfo: limits of floating-point types. Private header of this room.
#ifndef TFX_LINALG_FLOAT_INFO_H_
#define TFX_LINALG_FLOAT_INFO_H_

#include "tfx/core/dtypes.h"

namespace tfx::linalg {

struct FloatInfo {
  double eps;   // machine epsilon
  double max;   // greatest finite number
  double tiny;  // least positive normal number
  int nmant;    // bits of the mantissa
};
// For float16, float32 and float64; throws ValueError for others.
FloatInfo finfo(DType dtype);

}  // namespace tfx::linalg

#endif  // TFX_LINALG_FLOAT_INFO_H_

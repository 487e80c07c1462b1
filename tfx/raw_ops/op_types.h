// The types used by the declarations of raw_ops.
#ifndef TFX_RAW_OPS_OP_TYPES_H_
#define TFX_RAW_OPS_OP_TYPES_H_

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tfx/core/by_name.h"
#include "tfx/core/dtypes.h"
#include "tfx/core/function_name.h"
#include "tfx/core/tensor.h"
#include "tfx/core/tensor_shape.h"
#include "tfx/core/tensor_span.h"

#endif  // TFX_RAW_OPS_OP_TYPES_H_

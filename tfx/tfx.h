// All of tfx, for programs that use it: `namespace tf = tfx;` and the rest
// reads as in Python. tfx itself includes what it needs, never this.
#ifndef TFX_TFX_H_
#define TFX_TFX_H_

#include "tfx/core/device.h"          // IWYU pragma: export
#include "tfx/core/dtypes.h"          // IWYU pragma: export
#include "tfx/core/errors.h"          // IWYU pragma: export
#include "tfx/core/indexed_slices.h"  // IWYU pragma: export
#include "tfx/core/indexing.h"        // IWYU pragma: export
#include "tfx/core/name_scope.h"      // IWYU pragma: export
#include "tfx/core/ndarray.h"         // IWYU pragma: export
#include "tfx/core/nest.h"            // IWYU pragma: export
#include "tfx/core/npy.h"             // IWYU pragma: export
#include "tfx/core/structure.h"       // IWYU pragma: export
#include "tfx/core/tensor.h"          // IWYU pragma: export
#include "tfx/core/tensor_like.h"     // IWYU pragma: export
#include "tfx/core/tensor_shape.h"    // IWYU pragma: export
#include "tfx/ops/constant_op.h"      // IWYU pragma: export
#include "tfx/ops/math_ops.h"         // IWYU pragma: export
#include "tfx/ops/operators.h"        // IWYU pragma: export
#include "tfx/ops/variable.h"         // IWYU pragma: export
#include "tfx/raw_ops/raw_ops.h"      // IWYU pragma: export

#endif  // TFX_TFX_H_

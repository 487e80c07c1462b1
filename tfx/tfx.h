// All of tfx, for programs that use it: `namespace tf = tfx;` and the rest
// reads as in Python. tfx itself includes what it needs, never this.
#ifndef TFX_TFX_H_
#define TFX_TFX_H_

#include "tfx/autodiff/custom_gradient.h"   // IWYU pragma: export
#include "tfx/autodiff/gradient.h"          // IWYU pragma: export
#include "tfx/autodiff/gradient_tape.h"     // IWYU pragma: export
#include "tfx/autodiff/registry.h"          // IWYU pragma: export
#include "tfx/config/config.h"              // IWYU pragma: export
#include "tfx/config/config_proto.h"        // IWYU pragma: export
#include "tfx/config/run_metadata.h"        // IWYU pragma: export
#include "tfx/config/run_options.h"         // IWYU pragma: export
#include "tfx/core/control_dependencies.h"  // IWYU pragma: export
#include "tfx/core/device.h"                // IWYU pragma: export
#include "tfx/core/dtypes.h"                // IWYU pragma: export
#include "tfx/core/errors.h"                // IWYU pragma: export
#include "tfx/core/indexed_slices.h"        // IWYU pragma: export
#include "tfx/core/indexing.h"              // IWYU pragma: export
#include "tfx/core/init_scope.h"            // IWYU pragma: export
#include "tfx/core/load_library.h"          // IWYU pragma: export
#include "tfx/core/logger.h"                // IWYU pragma: export
#include "tfx/core/name_scope.h"            // IWYU pragma: export
#include "tfx/core/ndarray.h"               // IWYU pragma: export
#include "tfx/core/nest.h"                  // IWYU pragma: export
#include "tfx/core/npy.h"                   // IWYU pragma: export
#include "tfx/core/random_seed.h"           // IWYU pragma: export
#include "tfx/core/structure.h"             // IWYU pragma: export
#include "tfx/core/tensor.h"                // IWYU pragma: export
#include "tfx/core/tensor_like.h"           // IWYU pragma: export
#include "tfx/core/tensor_shape.h"          // IWYU pragma: export
#include "tfx/core/tensor_spec.h"           // IWYU pragma: export
#include "tfx/function/autograph.h"         // IWYU pragma: export
#include "tfx/function/cond.h"              // IWYU pragma: export
#include "tfx/function/function.h"          // IWYU pragma: export
#include "tfx/function/gradients.h"         // IWYU pragma: export
#include "tfx/function/map_fn.h"            // IWYU pragma: export
#include "tfx/function/method.h"            // IWYU pragma: export
#include "tfx/function/statements.h"        // IWYU pragma: export
#include "tfx/function/tensor_array.h"      // IWYU pragma: export
#include "tfx/function/while_loop.h"        // IWYU pragma: export
#include "tfx/ops/array_ops.h"              // IWYU pragma: export
#include "tfx/ops/clip_ops.h"               // IWYU pragma: export
#include "tfx/ops/constant_op.h"            // IWYU pragma: export
#include "tfx/ops/logging_ops.h"            // IWYU pragma: export
#include "tfx/ops/math_ops.h"               // IWYU pragma: export
#include "tfx/ops/matmul.h"                 // IWYU pragma: export
#include "tfx/ops/matrix_ops.h"             // IWYU pragma: export
#include "tfx/ops/module.h"                 // IWYU pragma: export
#include "tfx/ops/norm_ops.h"               // IWYU pragma: export
#include "tfx/ops/operators.h"              // IWYU pragma: export
#include "tfx/ops/options.h"                // IWYU pragma: export
#include "tfx/ops/random_crop_ops.h"        // IWYU pragma: export
#include "tfx/ops/random_ops.h"             // IWYU pragma: export
#include "tfx/ops/range_ops.h"              // IWYU pragma: export
#include "tfx/ops/reduce_ops.h"             // IWYU pragma: export
#include "tfx/ops/segment_ops.h"            // IWYU pragma: export
#include "tfx/ops/shape_like.h"             // IWYU pragma: export
#include "tfx/ops/sort_ops.h"               // IWYU pragma: export
#include "tfx/ops/stateful_random_ops.h"    // IWYU pragma: export
#include "tfx/ops/stateless_random_ops.h"   // IWYU pragma: export
#include "tfx/ops/string_ops.h"             // IWYU pragma: export
#include "tfx/ops/tensor_option.h"          // IWYU pragma: export
#include "tfx/ops/tensors_like.h"           // IWYU pragma: export
#include "tfx/ops/tensor_proto.h"           // IWYU pragma: export
#include "tfx/ops/variable.h"               // IWYU pragma: export
#include "tfx/ops/variable_slice.h"         // IWYU pragma: export
#include "tfx/raw_ops/raw_ops.h"            // IWYU pragma: export
#include "tfx/saved_model/load.h"           // IWYU pragma: export
#include "tfx/saved_model/load_graph.h"     // IWYU pragma: export
#include "tfx/saved_model/show.h"           // IWYU pragma: export

#endif  // TFX_TFX_H_

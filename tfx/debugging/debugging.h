// tf.debugging: checks of values, shapes and dtypes.
//
// A failed check throws. It throws immediately if the checked values are known:
// always when eager, often while tracing. Otherwise it throws when the function
// runs.
//
// Inside of a function a check returns a tensor for tf::control_dependencies,
// so that other operations can wait for it; a check that already passed returns
// an empty Tensor. Checks run even if nothing waits for them.
//
// Not implemented: enable_check_numerics, which adds a check after every
// operation of a graph.
#ifndef TFX_DEBUGGING_DEBUGGING_H_
#define TFX_DEBUGGING_DEBUGGING_H_

// IWYU pragma: begin_exports
#include "tfx/debugging/assert.h"    // Assert
#include "tfx/debugging/compare.h"   // assert_equal, assert_positive, …
#include "tfx/debugging/dtype.h"     // assert_type, assert_integer, …
#include "tfx/debugging/numerics.h"  // check_numerics, assert_all_finite
#include "tfx/debugging/shape.h"     // assert_rank, assert_shapes, …
// IWYU pragma: end_exports

#endif  // TFX_DEBUGGING_DEBUGGING_H_

// tf.debugging: checks of values, shapes and dtypes.
//
// A check that fails throws: at once if what it looks at is known, eagerly and
// often while a function is traced; otherwise when the function runs. Inside of
// a function a check returns what tf::control_dependencies takes, so that
// others wait for it; one that is done with returns a tensor without a value.
// Checks run even if nothing waits for them.
//
// Not here: enable_check_numerics, which puts a check behind every operation
// of a graph.
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

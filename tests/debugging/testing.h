// What the tests of tfx/debugging share.
#ifndef TESTS_DEBUGGING_TESTING_H_
#define TESTS_DEBUGGING_TESTING_H_

#include "tests/ops/golden_cases.h"
#include "tfx/core/control_dependencies.h"
#include "tfx/core/tensor.h"
#include "tfx/ops/array_ops.h"

namespace tfx {

// `x`, once `check` is done.
inline Outputs after(const Tensor& check, const Tensor& x) {
  const auto scope = control_dependencies({check});
  return identity(x);
}

}  // namespace tfx

#endif  // TESTS_DEBUGGING_TESTING_H_

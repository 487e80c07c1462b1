// A case of gradients, run and compared.
#ifndef TESTS_AUTODIFF_GRADIENT_CHECK_H_
#define TESTS_AUTODIFF_GRADIENT_CHECK_H_

#include "tests/autodiff/gradient_case.h"
#include "tests/function/traced_call.h"

namespace tfx {

// Checks first and second derivatives against Python's, and the first against
// finite differences where the case says so.
//
// Python's are met within the units in the last place that
// tests/raw_ops/golden_compare.h allows, twice as many for second derivatives:
// the formulas are the same, but sums may be added up in another order.
void check_gradients(const GradientCase& golden);

// Checks the same derivatives, taken inside of a function, unless Python fails
// at that.
void check_traced_gradients(const GradientCase& golden, TracingWay way);

}  // namespace tfx

#endif  // TESTS_AUTODIFF_GRADIENT_CHECK_H_

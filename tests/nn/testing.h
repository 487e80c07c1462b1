// What the tests of tfx/nn share.
#ifndef TESTS_NN_TESTING_H_
#define TESTS_NN_TESTING_H_

#include "tests/ops/golden_cases.h"
#include "tfx/core/random_seed.h"
#include "tfx/nn/arguments.h"

namespace tfx {

// Strides or dilations of images that are none.
inline const nn::Sizes kOnes = {1, 1, 1, 1};

// What eager operations draw starts anew, as in the golden file.
inline const Inputs& seeded(const Inputs& in) {
  random::set_seed(42);
  return in;
}

}  // namespace tfx

#endif  // TESTS_NN_TESTING_H_

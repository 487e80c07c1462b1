// Ragged tensors of golden cases, which are given by their components.
#ifndef TESTS_RAGGED_RAGGED_INPUTS_H_
#define TESTS_RAGGED_RAGGED_INPUTS_H_

#include <span>

#include "tests/ops/golden_cases.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {

// The first inputs, with one ragged dimension and with two.
inline RaggedTensor one(const Inputs& in) {
  return RaggedTensor::from_components(std::span(in).first(2));
}
inline RaggedTensor two(const Inputs& in) {
  return RaggedTensor::from_components(std::span(in).first(3));
}

}  // namespace tfx

#endif  // TESTS_RAGGED_RAGGED_INPUTS_H_

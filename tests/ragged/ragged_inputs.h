// Ragged tensors of golden cases, which are given by their components.
#ifndef TESTS_RAGGED_RAGGED_INPUTS_H_
#define TESTS_RAGGED_RAGGED_INPUTS_H_

#include <initializer_list>
#include <span>
#include <vector>

#include "tests/ops/golden_cases.h"
#include "tfx/core/literal.h"
#include "tfx/ragged/ragged_tensor.h"

namespace tfx {

// The first inputs, with one ragged dimension and with two.
inline RaggedTensor one(const Inputs& in) {
  return RaggedTensor::from_components(std::span(in).first(2));
}
inline RaggedTensor two(const Inputs& in) {
  return RaggedTensor::from_components(std::span(in).first(3));
}

// Of these components.
template <typename... T>
RaggedTensor make(const T&... components) {
  return RaggedTensor::from_components(std::vector<Tensor>{components...});
}

// A list, of one item too, which Literal({item}) may take for the item.
inline Literal list_of(std::initializer_list<Literal> items) {
  return Literal(std::vector<Literal>(items));
}

}  // namespace tfx

#endif  // TESTS_RAGGED_RAGGED_INPUTS_H_

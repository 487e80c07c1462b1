// Inputs of golden cases that are sparse tensors.
#ifndef TESTS_SPARSE_INPUTS_H_
#define TESTS_SPARSE_INPUTS_H_

#include "tests/ops/golden_cases.h"
#include "tfx/sparse/sparse_tensor.h"

namespace tfx {

// Made of three inputs, from `begin` on.
inline SparseTensor sparse_at(const Inputs& in, size_t begin) {
  return {in[begin], in[begin + 1], in[begin + 2]};
}
inline SparseTensor first_of(const Inputs& in) { return sparse_at(in, 0); }
inline SparseTensor second_of(const Inputs& in) { return sparse_at(in, 3); }

}  // namespace tfx

#endif  // TESTS_SPARSE_INPUTS_H_

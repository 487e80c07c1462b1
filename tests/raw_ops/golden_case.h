// What tools/golden/raw_ops.py wrote, run and compared.
#ifndef TESTS_RAW_OPS_GOLDEN_CASE_H_
#define TESTS_RAW_OPS_GOLDEN_CASE_H_

#include <map>
#include <string>
#include <vector>

#include "tfx/core/execute.h"
#include "tfx/core/tensor.h"

namespace tfx::raw_ops {

// Calls of ops on the values that go in; what comes out.
using GoldenCall = std::vector<Tensor> (*)(TensorSpan in);
using GoldenCalls = std::map<std::string, GoldenCall>;

// Runs the cases of golden/FAMILY.txt, and checks that each gives the outputs
// or the error that Python's did, and that no call is without a case. Those
// that give outputs run inside of functions too.
void check_golden(const std::string& family, const GoldenCalls& calls);

inline void append(std::vector<Tensor>& all, const Tensor& one) {
  all.push_back(one);
}
inline void append(std::vector<Tensor>& all, const std::vector<Tensor>& list) {
  all.insert(all.end(), list.begin(), list.end());
}

// Tensors and lists of them, in one list.
template <typename... Parts>
std::vector<Tensor> outputs(const Parts&... parts) {
  std::vector<Tensor> all;
  (append(all, parts), ...);
  return all;
}

}  // namespace tfx::raw_ops

#endif  // TESTS_RAW_OPS_GOLDEN_CASE_H_

// Private: If and Case, the operations of tf.cond and tf.switch_case in graphs.
#ifndef TFX_FUNCTION_BRANCHES_H_
#define TFX_FUNCTION_BRANCHES_H_

#include <functional>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"

namespace tfx::internal {

using Branch = std::function<std::vector<Tensor>()>;

struct Branching {
  // For If a bool, which is true for the first branch; for Case the int32 index
  // of the branch, where the last is also for indices out of range.
  Tensor selector = {};
  std::vector<Branch> branches = {};
  // The names of the branches, for error messages.
  std::vector<std::string> branch_names = {};
  bool is_case = false;
  std::string name = "cond";
};

// Adds the operation to the function being traced, and returns its results.
// Throws TypeError unless all branches return the same number of tensors, with
// the same dtypes.
std::vector<Tensor> add_branching(const Branching& branching);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_BRANCHES_H_

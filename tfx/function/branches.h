// Private: If and Case, what tf.cond and tf.switch_case are in a graph.
#ifndef TFX_FUNCTION_BRANCHES_H_
#define TFX_FUNCTION_BRANCHES_H_

#include <functional>
#include <string>
#include <vector>

#include "tfx/core/tensor.h"

namespace tfx::internal {

using Branch = std::function<std::vector<Tensor>()>;

struct Branching {
  // Of two branches a bool, that is true for the first; of more an int32, the
  // last being for all that are out of range.
  Tensor selector = {};
  std::vector<Branch> branches = {};
  // For errors: what the branches are called.
  std::vector<std::string> branch_names = {};
  bool is_case = false;
  std::string name = "cond";
};

// Adds it to the function being traced. All branches return as many tensors, of
// the same dtypes, which are the results; throws TypeError if not.
std::vector<Tensor> add_branching(const Branching& branching);

}  // namespace tfx::internal

#endif  // TFX_FUNCTION_BRANCHES_H_

#include "tfx/function/tensor_leaves.h"

#include "tfx/core/errors.h"

namespace tfx::internal {

void throw_no_common_type(const std::string& spec) {
  throw TypeError(
      "all branches, and all iterations of a loop, must return values of the "
      "same type: one is " +
      spec + ", and another is not");
}

}  // namespace tfx::internal

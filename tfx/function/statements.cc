#include "tfx/function/statements.h"

#include <algorithm>

#include "tfx/core/errors.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/constant_op.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx::internal {

void InitializedVariables::check(const std::vector<bool>& now) {
  if (!first_) first_ = now;
  const auto place = std::ranges::mismatch(*first_, now).in1;
  if (place == first_->end()) return;
  throw ValueError(
      "variable " + std::to_string(place - first_->begin() + 1) +
      " of those that an if statement assigns has a value after one branch "
      "only: it must be initialized before the statement or in all branches");
}

Tensor row(const Tensor& tensor, const Tensor& index) {
  return gather(tensor, index);
}

Tensor row_count(const Tensor& tensor) {
  const TensorShape known = tensor.shape();
  if (known.rank() == 0) {
    throw TypeError("iterating over a scalar tensor is not allowed: " +
                    tensor.repr());
  }
  if (known.known_rank() && known[0] != kNone) {
    return constant(static_cast<int32_t>(known[0]));
  }
  return shape(tensor)[0];
}

}  // namespace tfx::internal

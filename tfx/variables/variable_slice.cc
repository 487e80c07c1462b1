#include "tfx/variables/variable_slice.h"

#include <ostream>

#include "tfx/core/ndarray.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx {

Tensor VariableSlice::value() const {
  const Tensor whole = variable_.value();
  return indices_.size() == 1 ? whole[indices_[0]] : getitem(whole, indices_);
}

np::NDArray VariableSlice::numpy() const { return value().numpy(); }

const Variable& VariableSlice::assign(const TensorLike& value,
                                      const NameOptions& options) const {
  const StridedSliceArguments arguments(indices_);
  raw_ops::ResourceStridedSliceAssign(
      variable_.handle(), arguments.begin, arguments.end, arguments.strides,
      value.to_tensor(variable_.dtype()),
      {.begin_mask = arguments.begin_mask,
       .end_mask = arguments.end_mask,
       .ellipsis_mask = arguments.ellipsis_mask,
       .new_axis_mask = arguments.new_axis_mask,
       .shrink_axis_mask = arguments.shrink_axis_mask,
       .name = options.name});
  return variable_;
}

std::ostream& operator<<(std::ostream& stream, const VariableSlice& slice) {
  return stream << slice.str();
}

}  // namespace tfx

#include "tfx/ops/options.h"

#include "tfx/c/tensor.h"
#include "tfx/core/errors.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx {
namespace {

int32_t narrow(int64_t axis) {
  if (axis == static_cast<int32_t>(axis)) return static_cast<int32_t>(axis);
  throw ValueError("axis " + std::to_string(axis) + " is no dimension");
}

Tensor all_axes(const Tensor& input) {
  const int rank = input.rank();
  if (rank < 0) {
    return raw_ops::Range(internal::integer(0), raw_ops::Rank(input),
                          internal::integer(1));
  }
  c::Tensor axes = c::Tensor::allocate(c::DataType::kInt32, {int64_t{rank}});
  const std::span<int32_t> values = axes.mutable_data<int32_t>();
  for (int i = 0; i < rank; ++i) values[i] = i;
  return Tensor(axes);
}

}  // namespace

Tensor Axis::to_tensor(const Tensor& input) const {
  if (tensor_.has_value()) return tensor_;
  if (is_none()) return all_axes(input);
  if (is_scalar_) return internal::integer(narrow(axes_[0]));
  std::vector<int32_t> values;
  for (const int64_t axis : axes_) values.push_back(narrow(axis));
  return Tensor(c::Tensor::from_values<int32_t>(
      {static_cast<int64_t>(values.size())}, values));
}

}  // namespace tfx

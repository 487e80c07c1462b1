#include "tfx/ops/shape_like.h"

#include <algorithm>

#include "tfx/core/errors.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/raw_ops/array_ops.h"

namespace tfx {

ShapeLike::ShapeLike(std::initializer_list<Dimension> dimensions) {
  const auto* tensor =
      std::find_if(dimensions.begin(), dimensions.end(),
                   [](const Dimension& dim) { return dim.is_tensor(); });
  if (tensor == dimensions.end()) {
    numbers_.emplace();
    for (const Dimension& dim : dimensions) numbers_->push_back(dim.value());
    return;
  }
  const DType dtype = tensor->tensor().dtype();
  std::vector<Tensor> scalars;
  for (const Dimension& dim : dimensions) {
    scalars.push_back(dim.is_tensor() ? dim.tensor()
                                      : internal::integer(dim.value(), dtype));
  }
  tensor_ = raw_ops::Pack(scalars);
}

ShapeLike::ShapeLike(const TensorShape& shape) {
  if (!shape.is_fully_defined()) {
    throw ValueError("Cannot convert a partially known TensorShape " +
                     shape.str() + " to a Tensor.");
  }
  numbers_ = shape.as_list();
}

DType ShapeLike::own_dtype() const {
  const bool small = std::all_of(
      numbers_->begin(), numbers_->end(),
      [](int64_t number) { return number == static_cast<int32_t>(number); });
  return small ? int32 : int64;
}

Tensor ShapeLike::to_tensor() const {
  return is_tensor() || is_none() ? tensor_ : to_tensor(own_dtype());
}

Tensor ShapeLike::to_tensor(DType dtype) const {
  if (is_tensor() || is_none()) return tensor_;
  if (is_scalar_) return internal::integer(numbers_->front(), dtype);
  return internal::integers(*numbers_, dtype);
}

}  // namespace tfx

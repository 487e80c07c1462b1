#include "tfx/autodiff/gradient.h"

#include <ostream>
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx {
namespace {

// The sum of several slices of one tensor: their concatenation.
IndexedSlices join(const std::vector<const IndexedSlices*>& parts) {
  std::vector<Tensor> values;
  std::vector<Tensor> indices;
  bool has_int64 = false;
  for (const IndexedSlices* part : parts) {
    has_int64 = has_int64 || part->indices().dtype() == tfx::int64;
  }
  Tensor dense_shape;
  for (const IndexedSlices* part : parts) {
    values.push_back(part->values());
    const Tensor& places = part->indices();
    indices.push_back(has_int64 && places.dtype() != tfx::int64
                          ? raw_ops::Cast(places, tfx::int64)
                          : places);
    if (part->dense_shape().has_value()) dense_shape = part->dense_shape();
  }
  const Tensor axis(c::Tensor::scalar<int32_t>(0));
  return {raw_ops::ConcatV2(values, axis), raw_ops::ConcatV2(indices, axis),
          dense_shape};
}

}  // namespace

const IndexedSlices& Gradient::indexed_slices() const& {
  if (!slices_) throw TypeError("the gradient is no tf.IndexedSlices");
  return *slices_;
}

Tensor Gradient::to_tensor() const {
  if (slices_) return slices_->to_tensor();
  if (!tensor_.has_value()) {
    throw ValueError(
        "the gradient is None: the target does not depend on the source");
  }
  return tensor_;
}

DType Gradient::dtype() const {
  return slices_ ? slices_->dtype() : to_tensor().dtype();
}

TensorShape Gradient::shape() const {
  return slices_ ? slices_->shape() : to_tensor().shape();
}

std::string Gradient::str() const {
  if (slices_) return slices_->str();
  return tensor_.has_value() ? tensor_.str() : "None";
}

std::string Gradient::repr() const {
  if (slices_) return slices_->str();
  return tensor_.has_value() ? tensor_.repr() : "None";
}

std::ostream& operator<<(std::ostream& stream, const Gradient& gradient) {
  return stream << gradient.str();
}

Gradient add_gradients(std::span<const Gradient> gradients) {
  std::vector<const Gradient*> present;
  std::vector<const IndexedSlices*> slices;
  for (const Gradient& gradient : gradients) {
    if (gradient.is_none()) continue;
    present.push_back(&gradient);
    if (gradient.is_indexed_slices()) {
      slices.push_back(&gradient.indexed_slices());
    }
  }
  if (present.empty()) return {};
  if (present.size() == 1) return *present[0];
  if (slices.size() == present.size()) return join(slices);
  std::vector<Tensor> tensors;
  tensors.reserve(present.size());
  for (const Gradient* gradient : present) {
    tensors.push_back(gradient->to_tensor());
  }
  return raw_ops::AddN(tensors);
}

}  // namespace tfx

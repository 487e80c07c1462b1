#include "tfx/core/indexed_slices.h"

#include <ostream>
#include <utility>

#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/execute.h"
#include "tfx/core/graph_builder.h"
#include "tfx/core/logger.h"

namespace tfx {

IndexedSlices::IndexedSlices(const TensorLike& values,
                             const TensorLike& indices, Tensor dense_shape)
    : values_(values.to_tensor()),
      indices_(indices.to_tensor()),
      dense_shape_(std::move(dense_shape)) {}

TensorShape IndexedSlices::shape() const {
  if (!dense_shape_.has_value()) return TensorShape::unknown();
  auto dims = constant_integers(dense_shape_);
  return dims ? TensorShape(*std::move(dims)) : TensorShape::unknown();
}

namespace {

// Python's: what is larger is warned of.
constexpr int64_t kManyElements = 100'000'000;

// In a graph, where it is told once and not in each call.
void warn_if_large(const TensorShape& shape) {
  if (GraphBuilder::current() == nullptr) return;
  const auto count = shape.num_elements();
  if (!count || *count < kManyElements) return;
  get_logger().warning(
      "Converting sparse IndexedSlices to a dense Tensor with " +
      std::to_string(*count) +
      " elements. This may consume a large amount of memory.");
}

}  // namespace

Tensor IndexedSlices::to_tensor() const {
  if (!dense_shape_.has_value()) {
    throw ValueError(
        "Tensor conversion requested for IndexedSlices without dense_shape: " +
        str());
  }
  warn_if_large(shape());
  const auto scalar = [](int32_t value) {
    return Tensor(c::Tensor::from_values<int32_t>({1}, std::span(&value, 1)));
  };
  const Tensor rows = execute_one(
      "StridedSlice", {dense_shape_, scalar(0), scalar(1), scalar(1)},
      {{"shrink_axis_mask", int64_t{1}}});
  return execute_one("UnsortedSegmentSum", {values_, indices_, rows});
}

std::string IndexedSlices::str() const {
  return "IndexedSlices(indices=" + indices_.str() +
         ", values=" + values_.str() +
         (dense_shape_.has_value() ? ", dense_shape=" + dense_shape_.str()
                                   : "") +
         ")";
}

std::ostream& operator<<(std::ostream& stream, const IndexedSlices& slices) {
  return stream << slices.str();
}

}  // namespace tfx

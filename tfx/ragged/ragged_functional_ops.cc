#include "tfx/ragged/ragged_functional_ops.h"

#include <optional>

#include "tfx/core/errors.h"
#include "tfx/ragged/row_partition.h"

namespace tfx::ragged {
namespace internal {

Tensor FlatValues::take(const RaggedTensor& ragged) {
  taken_.push_back(ragged);
  return ragged.flat_values();
}

Tensor FlatValues::take(const RaggedOrDense& value) {
  return value.is_ragged() ? take(value.ragged()) : value.tensor();
}

namespace {

int64_t known_rows(const TensorShape& shape) {
  return shape.known_rank() && *shape.rank() > 0 ? shape[0] : kNone;
}

void check_count(const RaggedOrDense& values, int64_t wanted) {
  const TensorShape shape = values.shape();
  const int64_t found = known_rows(shape);
  if (shape.rank() != 0 && (found < 0 || wanted < 0 || found == wanted)) return;
  throw ValueError(
      "tf.ragged.map_flat_values requires that the output of `op` have the "
      "same outer-dimension size as flat_values of any ragged inputs. (output "
      "shape: " +
      shape.str() +
      "; expected outer dimension size: " + std::to_string(wanted) + ")");
}

}  // namespace

RaggedOrDense FlatValues::put(const RaggedOrDense& values) const {
  if (taken_.empty()) return values;
  std::vector<RowPartition> partitions = taken_[0].nested_row_partitions();
  int64_t count = kNone;
  for (const RaggedTensor& ragged : taken_) {
    const int64_t found = known_rows(ragged.flat_values().shape());
    if (found >= 0 && count >= 0 && found != count) {
      throw ValueError(
          "Input RaggedTensors' flat_values must all have the same "
          "outer-dimension size.  Got sizes: {" +
          std::to_string(std::min(count, found)) + ", " +
          std::to_string(std::max(count, found)) + "}");
    }
    if (found >= 0) count = found;
    if (ragged.row_splits().dtype() != partitions[0].dtype()) {
      throw ValueError(
          "Input RaggedTensors have mismatched row partition dtypes; use "
          "RaggedTensor.with_row_splits_dtype() to convert them to compatible "
          "dtypes.");
    }
  }
  if (count >= 0) check_count(values, count);
  for (size_t i = 1; i < taken_.size(); ++i) {
    const std::vector<RowPartition> others = taken_[i].nested_row_partitions();
    if (others.size() != partitions.size()) {
      throw ValueError("All ragged inputs must have the same ragged_rank.");
    }
    for (size_t axis = 0; axis < others.size(); ++axis) {
      partitions[axis] = partitions[axis].merged_with(others[axis]);
    }
  }
  RaggedOrDense result = values;
  for (auto partition = partitions.rbegin(); partition != partitions.rend();
       ++partition) {
    result = RaggedTensor(result, *partition);
  }
  return result;
}

}  // namespace internal

RaggedOrDense map_flat_values(internal::UnaryOp op, const RaggedOrDense& x) {
  return map_flat_values([&](const Tensor& values) { return op(values, {}); },
                         x);
}

RaggedOrDense map_flat_values(internal::BinaryOp op, const RaggedLike& x,
                              const RaggedLike& y) {
  const RaggedOrDense first = x.value();
  return map_flat_values(
      [&](const Tensor& a, const Tensor& b) { return op(a, b, {}); }, first,
      y.value(first.dtype()));
}

}  // namespace tfx::ragged

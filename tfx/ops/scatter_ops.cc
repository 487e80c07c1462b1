// tf.scatter_nd, tf.tensor_scatter_nd_update and the like,
// tf.dynamic_partition, tf.dynamic_stitch.
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/data_flow_ops.h"

namespace tfx {
namespace {

// Converts both to the same dtype; either may be a literal.
std::pair<Tensor, Tensor> match(const TensorLike& tensor,
                                const TensorLike& updates) {
  const DType dtype = tensor.is_tensor() || !updates.is_tensor()
                          ? tensor.dtype()
                          : updates.dtype();
  return {internal::value_of(tensor, dtype),
          internal::value_of(updates, dtype)};
}

}  // namespace

Tensor scatter_nd(const TensorLike& indices, const TensorLike& updates,
                  const ShapeLike& shape, const ScatterOptions& options) {
  const Tensor positions = indices.is_tensor() || !shape.is_tensor()
                               ? indices.to_tensor()
                               : indices.to_tensor(shape.to_tensor().dtype());
  return raw_ops::ScatterNd(
      positions, updates.to_tensor(), shape.to_tensor(positions.dtype()),
      {.bad_indices_policy = options.bad_indices_policy, .name = options.name});
}

Tensor tensor_scatter_nd_update(const TensorLike& tensor,
                                const TensorLike& indices,
                                const TensorLike& updates,
                                const NameOptions& options) {
  const auto [values, changes] = match(tensor, updates);
  return raw_ops::TensorScatterUpdate(values, indices.to_tensor(), changes,
                                      {.name = options.name});
}

Tensor tensor_scatter_nd_add(const TensorLike& tensor,
                             const TensorLike& indices,
                             const TensorLike& updates,
                             const ScatterOptions& options) {
  const auto [values, changes] = match(tensor, updates);
  return raw_ops::TensorScatterAdd(
      values, indices.to_tensor(), changes,
      {.bad_indices_policy = options.bad_indices_policy, .name = options.name});
}

Tensor tensor_scatter_nd_sub(const TensorLike& tensor,
                             const TensorLike& indices,
                             const TensorLike& updates,
                             const ScatterOptions& options) {
  const auto [values, changes] = match(tensor, updates);
  return raw_ops::TensorScatterSub(
      values, indices.to_tensor(), changes,
      {.bad_indices_policy = options.bad_indices_policy, .name = options.name});
}

Tensor tensor_scatter_nd_min(const TensorLike& tensor,
                             const TensorLike& indices,
                             const TensorLike& updates,
                             const ScatterOptions& options) {
  const auto [values, changes] = match(tensor, updates);
  return raw_ops::TensorScatterMin(
      values, indices.to_tensor(), changes,
      {.bad_indices_policy = options.bad_indices_policy, .name = options.name});
}

Tensor tensor_scatter_nd_max(const TensorLike& tensor,
                             const TensorLike& indices,
                             const TensorLike& updates,
                             const ScatterOptions& options) {
  const auto [values, changes] = match(tensor, updates);
  return raw_ops::TensorScatterMax(
      values, indices.to_tensor(), changes,
      {.bad_indices_policy = options.bad_indices_policy, .name = options.name});
}

std::vector<Tensor> dynamic_partition(const TensorLike& data,
                                      const TensorLike& partitions,
                                      int64_t num_partitions,
                                      const NameOptions& options) {
  return raw_ops::DynamicPartition(data.to_tensor(),
                                   internal::value_of(partitions, int32),
                                   num_partitions, {.name = options.name});
}

Tensor dynamic_stitch(const TensorsLike& indices, const TensorsLike& data,
                      const NameOptions& options) {
  return raw_ops::DynamicStitch(indices.tensors(), data.tensors(),
                                {.name = options.name});
}

}  // namespace tfx

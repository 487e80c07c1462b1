// The scatter forms of tf::Variable.
#include <vector>

#include "tfx/core/errors.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/resource_variable_ops.h"
#include "tfx/variables/variable.h"

namespace tfx {
namespace {

// Positions [i, j, …, indices[i, j, …, k]] for all i, j, …, k.
Tensor batch_positions(const Tensor& indices) {
  const int rank = indices.rank();
  if (rank < 0) {
    throw ValueError("batch_gather does not allow indices with unknown shape.");
  }
  const Tensor last = raw_ops::ExpandDims(indices, internal::integer(-1));
  const Tensor ones = raw_ops::OnesLike(last);
  std::vector<Tensor> coordinates;
  for (int dim = 0; dim < rank - 1; ++dim) {
    const int64_t size = indices.shape()[dim];
    std::vector<int64_t> broadcast(rank + 1, 1);
    broadcast[dim] = size;
    Tensor range = raw_ops::Range(internal::integer(0), internal::integer(size),
                                  internal::integer(1));
    range = raw_ops::Reshape(range, internal::integers(broadcast));
    if (indices.dtype() != tfx::int32) {
      range = raw_ops::Cast(range, indices.dtype());
    }
    coordinates.push_back(raw_ops::Mul(range, ones));
  }
  coordinates.push_back(last);
  return coordinates.size() == 1
             ? last
             : raw_ops::ConcatV2(coordinates, internal::integer(-1));
}

}  // namespace

const Variable& Variable::scatter_add(const IndexedSlices& sparse_delta,
                                      const NameOptions& options) const {
  raw_ops::ResourceScatterAdd(handle(), sparse_delta.indices(),
                              updates(sparse_delta.values()),
                              {.name = options.name});
  return *this;
}

const Variable& Variable::scatter_sub(const IndexedSlices& sparse_delta,
                                      const NameOptions& options) const {
  raw_ops::ResourceScatterSub(handle(), sparse_delta.indices(),
                              updates(sparse_delta.values()),
                              {.name = options.name});
  return *this;
}

const Variable& Variable::scatter_mul(const IndexedSlices& sparse_delta,
                                      const NameOptions& options) const {
  raw_ops::ResourceScatterMul(handle(), sparse_delta.indices(),
                              updates(sparse_delta.values()),
                              {.name = options.name});
  return *this;
}

const Variable& Variable::scatter_div(const IndexedSlices& sparse_delta,
                                      const NameOptions& options) const {
  raw_ops::ResourceScatterDiv(handle(), sparse_delta.indices(),
                              updates(sparse_delta.values()),
                              {.name = options.name});
  return *this;
}

const Variable& Variable::scatter_max(const IndexedSlices& sparse_delta,
                                      const NameOptions& options) const {
  raw_ops::ResourceScatterMax(handle(), sparse_delta.indices(),
                              updates(sparse_delta.values()),
                              {.name = options.name});
  return *this;
}

const Variable& Variable::scatter_min(const IndexedSlices& sparse_delta,
                                      const NameOptions& options) const {
  raw_ops::ResourceScatterMin(handle(), sparse_delta.indices(),
                              updates(sparse_delta.values()),
                              {.name = options.name});
  return *this;
}

const Variable& Variable::scatter_update(const IndexedSlices& sparse_delta,
                                         const NameOptions& options) const {
  raw_ops::ResourceScatterUpdate(handle(), sparse_delta.indices(),
                                 updates(sparse_delta.values()),
                                 {.name = options.name});
  return *this;
}

const Variable& Variable::batch_scatter_update(
    const IndexedSlices& sparse_delta, const NameOptions& options) const {
  return scatter_nd_update(batch_positions(sparse_delta.indices()),
                           sparse_delta.values(), options);
}

const Variable& Variable::scatter_nd_add(const TensorLike& indices,
                                         const TensorLike& updates,
                                         const NameOptions& options) const {
  raw_ops::ResourceScatterNdAdd(handle(), indices.to_tensor(),
                                this->updates(updates), {.name = options.name});
  return *this;
}

const Variable& Variable::scatter_nd_sub(const TensorLike& indices,
                                         const TensorLike& updates,
                                         const NameOptions& options) const {
  raw_ops::ResourceScatterNdSub(handle(), indices.to_tensor(),
                                this->updates(updates), {.name = options.name});
  return *this;
}

const Variable& Variable::scatter_nd_update(const TensorLike& indices,
                                            const TensorLike& updates,
                                            const NameOptions& options) const {
  raw_ops::ResourceScatterNdUpdate(handle(), indices.to_tensor(),
                                   this->updates(updates),
                                   {.name = options.name});
  return *this;
}

const Variable& Variable::scatter_nd_max(const TensorLike& indices,
                                         const TensorLike& updates,
                                         const NameOptions& options) const {
  raw_ops::ResourceScatterNdMax(handle(), indices.to_tensor(),
                                this->updates(updates), {.name = options.name});
  return *this;
}

const Variable& Variable::scatter_nd_min(const TensorLike& indices,
                                         const TensorLike& updates,
                                         const NameOptions& options) const {
  raw_ops::ResourceScatterNdMin(handle(), indices.to_tensor(),
                                this->updates(updates), {.name = options.name});
  return *this;
}

}  // namespace tfx

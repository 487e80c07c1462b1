// The functions of array_ops.h that choose elements: tf.where,
// tf.boolean_mask, tf.gather, tf.gather_nd.
#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/name_scope.h"
#include "tfx/ops/array_helpers.h"
#include "tfx/ops/array_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx {
namespace {

using internal::join;
using internal::slice_vector;

// The coordinates of each element of a batch of shape `sizes`, a row each.
Tensor batch_coordinates(const Tensor& sizes, int64_t count, DType dtype) {
  std::vector<Tensor> ranges;
  for (const Tensor& length : raw_ops::Unpack(sizes, count)) {
    ranges.push_back(raw_ops::Cast(
        raw_ops::Range(internal::integer(0), length, internal::integer(1)),
        dtype));
  }
  std::vector<Tensor> columns;
  for (const Tensor& grid : meshgrid(ranges, {.indexing = "ij"})) {
    columns.push_back(internal::as_vector(grid));
  }
  return raw_ops::Pack(columns, {.axis = 1});
}

void check_batch_dims(int64_t batch_dims, const Tensor& tensor,
                      const char* name) {
  if (tensor.rank() < 0 || batch_dims < tensor.rank()) return;
  throw ValueError("Argument `batch_dims` = " + std::to_string(batch_dims) +
                   " must be less than rank(`" + name +
                   "`) = " + std::to_string(tensor.rank()));
}

// Prepends the batch coordinates to `indices`, so that one GatherNd suffices.
Tensor batch_gather_nd(const Tensor& params, const Tensor& indices,
                       const GatherNdOptions& options) {
  const NameScope scope = name_scope(options.name, "BatchGatherND");
  const int64_t batch_dims = options.batch_dims;
  if (batch_dims < 0) {
    throw ValueError("tf.gather_nd does not allow negative batch_dims.");
  }
  check_batch_dims(batch_dims, indices, "indices");
  check_batch_dims(batch_dims, params, "params");
  const Tensor indices_shape = internal::shape_tensor(indices);
  const Tensor batch_shape =
      slice_vector(internal::shape_tensor(params), std::nullopt, batch_dims);
  const Tensor batch_size =
      raw_ops::Prod(batch_shape, internal::integer(0), {.keep_dims = true});
  const Tensor inner_shape = slice_vector(indices_shape, batch_dims, -1);
  const Tensor flat_indices = raw_ops::Reshape(
      indices, join({batch_size,
                     slice_vector(indices_shape, batch_dims, std::nullopt)}));

  const Tensor coordinates =
      batch_coordinates(batch_shape, batch_dims, indices.dtype());
  const Tensor width = internal::integers(std::vector<int64_t>{batch_dims});
  const Tensor spread = raw_ops::Reshape(
      coordinates, join({batch_size, raw_ops::OnesLike(inner_shape), width}));
  const Tensor tiled =
      raw_ops::BroadcastTo(spread, join({batch_size, inner_shape, width}));
  const Tensor full_indices =
      raw_ops::ConcatV2({tiled, flat_indices}, internal::integer(-1));
  const Tensor flat = raw_ops::GatherNd(
      params, full_indices, {.bad_indices_policy = options.bad_indices_policy});
  return raw_ops::Reshape(
      flat, join({batch_shape, slice_vector(internal::shape_tensor(flat), 1,
                                            std::nullopt)}));
}

// Whether the axis is known to be 0.
bool is_first(const Axis& axis, const Tensor& tensor) {
  if (!axis.axes().empty())
    return axis.axes().size() == 1 && axis.axes()[0] == 0;
  const DType dtype = tensor.dtype();
  return tensor.rank() == 0 && (dtype == int32 || dtype == int64) &&
         constant_integer(tensor) == 0;
}

}  // namespace

Tensor where(const TensorLike& condition, const NameOptions& options) {
  return raw_ops::Where(condition.to_tensor_like(bool_),
                        {.name = options.name});
}

Tensor where(const TensorLike& condition, const TensorLike& x,
             const TensorLike& y, const NameOptions& options) {
  const DType dtype = x.is_tensor() || !y.is_tensor() ? x.dtype() : y.dtype();
  return raw_ops::SelectV2(
      internal::value_of(condition, bool_), internal::value_of(x, dtype),
      internal::value_of(y, dtype), {.name = options.name});
}

Tensor boolean_mask(const TensorLike& tensor, const TensorLike& mask,
                    const BooleanMaskOptions& options) {
  const NameScope scope = name_scope(options.name);
  const Tensor values = tensor.to_tensor();
  const Tensor flags = mask.to_tensor();
  const int rank = flags.rank();
  if (rank == 0) throw ValueError("mask cannot be scalar.");
  if (rank < 0) {
    throw ValueError(
        "Number of mask dimensions must be specified, even if some dimensions "
        "are None.  E.g. shape=[None] is ok, but shape=None is not.");
  }
  const int64_t axis = options.axis.value_or(0);
  const int begin = static_cast<int>(axis);
  values.shape()
      .slice(begin, begin + rank)
      .assert_is_compatible_with(flags.shape());
  const Tensor dims = internal::shape_tensor(values);
  const Tensor masked =
      raw_ops::Prod(slice_vector(dims, axis, axis + rank), internal::integer(0),
                    {.keep_dims = true});
  const Tensor flat = raw_ops::Reshape(
      values, join({slice_vector(dims, std::nullopt, axis), masked,
                    slice_vector(dims, axis + rank, std::nullopt)}));
  const Tensor indices = raw_ops::Squeeze(
      raw_ops::Where(internal::as_vector(flags)), {.axis = {1}});
  return raw_ops::GatherV2(flat, indices, internal::integer(axis));
}

Tensor gather(const TensorLike& params, const TensorLike& indices,
              const GatherOptions& options) {
  const Tensor values = params.to_tensor();
  const Axis axis =
      options.axis.is_none() ? Axis(options.batch_dims) : options.axis;
  const Tensor dimension = axis.to_tensor(values);
  // As in Python: axis 0 has no batch dimensions before it.
  const int64_t batch_dims = is_first(axis, dimension) ? 0 : options.batch_dims;
  return raw_ops::GatherV2(values, indices.to_tensor(), dimension,
                           {.batch_dims = batch_dims, .name = options.name});
}

Tensor gather_nd(const TensorLike& params, const TensorLike& indices,
                 const GatherNdOptions& options) {
  const Tensor values = params.to_tensor();
  const Tensor positions = indices.to_tensor();
  if (options.batch_dims != 0) {
    return batch_gather_nd(values, positions, options);
  }
  return raw_ops::GatherNd(
      values, positions,
      {.bad_indices_policy = options.bad_indices_policy, .name = options.name});
}

}  // namespace tfx

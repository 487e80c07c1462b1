// Gradients of gathering slices and elements by index, and of scattering them.
#include "tfx/autodiff/gradients/gathering.h"

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/constant_value.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"

namespace tfx::gradients {

Gradient gathered_rows(const Tensor& grad, const Tensor& indices,
                       const Tensor& shape) {
  const Tensor count = reshape(size(indices), {1});
  const Tensor rows = concat({count, shape[Slice(1, _)]}, 0);
  return IndexedSlices(raw_ops::Reshape(grad, rows),
                       raw_ops::Reshape(indices, count), shape);
}

Gradient gathered_elements(const Tensor& grad, const Tensor& indices,
                           const Tensor& shape,
                           const std::string& bad_indices_policy) {
  const TensorShape index_shape = indices.shape();
  if (index_shape.rank() == 2 && index_shape[-1] == 1) {
    return IndexedSlices(grad, squeeze(indices, {.axis = -1}), shape);
  }
  const raw_ops::ScatterNdOptions options{.bad_indices_policy =
                                              bad_indices_policy};
  // ScatterNd does not accept a single index.
  if (index_shape.rank().value_or(1) == 1) {
    return raw_ops::ScatterNd(expand_dims(indices, 0), expand_dims(grad, 0),
                              shape, options);
  }
  return raw_ops::ScatterNd(indices, grad, shape, options);
}

namespace {

namespace ops = raw_ops;

Result gather_grad(const RecordedOp& op, Grads grads) {
  return {gathered_rows(grads[0], op.input(1), op.input_shape_tensor(0)), {}};
}

// Converts indices within each batch to indices into all batches flattened to
// one. The first batch_dims dimensions of the parameters are batch dimensions;
// the next one is indexed.
Tensor flat_indices(const Tensor& indices, const Tensor& params_shape,
                    int64_t batch_dims) {
  const DType dtype = indices.dtype();
  const Tensor dims = cast(params_shape, dtype);
  Tensor flat = indices;
  Tensor stride = ones({}, {.dtype = dtype});
  for (int64_t dim = batch_dims; dim > 0; --dim) {
    const Tensor count = dims[dim - 1];
    stride = stride * dims[dim];
    const Tensor offsets = range(ops::ZerosLike(count), count) * stride;
    // One dimension of the indices at a time; broadcasting adds those before.
    const Tensor after =
        ops::Fill(reshape(rank(indices) - dim, {1}), int32_scalar(1));
    flat =
        flat + ops::Reshape(offsets, concat({int32_vector({{-1}}), after}, 0));
  }
  return flat;
}

// Requires the indexed dimension right after the batch dimensions.
Tensor batch_gather_grad(const Tensor& values, const Tensor& indices,
                         const Tensor& params_shape, int64_t batch_dims) {
  const Tensor length = params_shape[batch_dims];
  const Tensor all = reshape(indices, {-1});
  if (batch_dims == 0) return ops::UnsortedSegmentSum(values, all, length);
  const Tensor shape = tfx::shape(values);
  const Tensor outer = shape[Slice(batch_dims)];
  const Tensor inner = shape[Slice(batch_dims + 1, _)];
  const Tensor flat_shape = concat({int32_vector({{-1}}), inner}, 0);
  const Tensor sums = ops::UnsortedSegmentSum(
      ops::Reshape(values, flat_shape),
      reshape(flat_indices(indices, params_shape, batch_dims), {-1}),
      length * reduce_prod(outer));
  return ops::Reshape(sums, concat({outer, flat_shape}, 0));
}

int64_t batch_dims_of(const RecordedOp& op) {
  const int64_t batch_dims = op.attr<int64_t>("batch_dims");
  if (batch_dims >= 0) return batch_dims;
  const auto rank = op.input_shape(1).rank();
  if (!rank) {
    throw ValueError(
        "Currently, it is unsupported to take the gradient of tf.gather when "
        "batch_dims < 0 and the rank of the indices is unknown. Please pass a "
        "positive batch_dims or use tf.ensure_shape to update the shape of "
        "indices when calling tf.gather. Got batch_dims=" +
        std::to_string(batch_dims));
  }
  return batch_dims + *rank;
}

// Moves the indexed dimension right after the batch dimensions, and back.
Tensor gather_along_axis_grad(const RecordedOp& op, const Tensor& grad) {
  const Tensor& indices = op.input(1);
  const Tensor& axis = op.input(2);
  const int64_t batch_dims = batch_dims_of(op);
  const Tensor shape = op.input_shape_tensor(0);
  const Tensor outer = shape[Slice(axis)];
  const Tensor inner = shape[Slice(axis, _)][Slice(1, _)];
  // Explicit, not -1: Reshape cannot infer a dimension of an empty tensor.
  const Tensor count = reduce_prod(tfx::shape(indices)[Slice(batch_dims, _)],
                                   {.keepdims = true});
  const Tensor values_shape = concat({outer, count, inner}, 0);
  const Tensor position = size(outer);

  const Tensor batches = range(batch_dims, {.dtype = int32});
  const Tensor between = range(int32_scalar(batch_dims), position);
  const Tensor rest = range(position + 1, size(values_shape));
  const Tensor forward =
      concat({batches, reshape(position, {1}), between, rest}, 0);
  const Tensor back =
      concat({batches, between + 1, int32_vector({{batch_dims}}), rest}, 0);

  const Tensor values =
      ops::Transpose(ops::Reshape(grad, values_shape), forward);
  const Tensor sums =
      batch_gather_grad(values, indices, gather(shape, forward), batch_dims);
  // If a dimension is 0, the others may have been lost.
  return reshape_to_input(op, 0, ops::Transpose(sums, back));
}

Result gather_v2_grad(const RecordedOp& op, Grads grads) {
  if (constant_integer(op.input(2)) == 0) {
    return {
        gathered_rows(grads[0], op.input(1), op.input_shape_tensor(0)), {}, {}};
  }
  return {gather_along_axis_grad(op, grads[0]), {}, {}};
}

Result gather_nd_grad(const RecordedOp& op, Grads grads) {
  const Tensor& indices = op.input(1);
  return {gathered_elements(grads[0], indices,
                            input_shape_as(op, 0, indices.dtype()),
                            op.attr<std::string>("bad_indices_policy")),
          {}};
}

const std::string& policy_of(const RecordedOp& op) {
  return op.attr<std::string>("bad_indices_policy");
}

// The elements of a tensor at the op's indices; `indices` is the number of that
// input.
Tensor at_indices(const RecordedOp& op, size_t indices, const Tensor& tensor) {
  return ops::GatherNd(tensor, op.input(indices),
                       {.bad_indices_policy = policy_of(op)});
}

Result scatter_nd_grad(const RecordedOp& op, Grads grads) {
  return {{}, at_indices(op, 0, grads[0]), {}};
}

Result tensor_scatter_update_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor updates = at_indices(op, 1, grad);
  const Tensor rest =
      ops::TensorScatterUpdate(grad, op.input(1), ops::ZerosLike(updates),
                               {.bad_indices_policy = policy_of(op)});
  return {rest, {}, updates};
}

Result tensor_scatter_add_grad(const RecordedOp& op, Grads grads) {
  return {grads[0], {}, at_indices(op, 1, grads[0])};
}

Result tensor_scatter_sub_grad(const RecordedOp& op, Grads grads) {
  return {grads[0], {}, -at_indices(op, 1, grads[0])};
}

// TensorScatterMin and TensorScatterMax: all elements equal to the result share
// its gradient.
Result tensor_scatter_extreme_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const DType dtype = grad.dtype();
  const Tensor& indices = op.input(1);
  const Tensor& output = op.output(0);
  const Tensor is_kept = cast(op.input(0) == output, dtype);
  const Tensor is_taken = cast(op.input(2) == at_indices(op, 1, output), dtype);
  const Tensor taken =
      ops::ScatterNd(indices, is_taken, input_shape_as(op, 0, indices.dtype()),
                     {.bad_indices_policy = policy_of(op)});
  const Tensor count = is_kept + taken;
  return {
      grad * is_kept / count, {}, at_indices(op, 1, grad / count) * is_taken};
}

}  // namespace

void register_gathering(GradientRegistry& registry) {
  registry.add("Gather", gather_grad, {0b10, 0});
  registry.add("GatherV2", gather_v2_grad, {0b110, 0});
  registry.add("GatherNd", gather_nd_grad, {0b10, 0});
  registry.add("ScatterNd", scatter_nd_grad, {0b001, 0});
  registry.add("ScatterNdNonAliasingAdd", tensor_scatter_add_grad, {0b010, 0});
  registry.add("TensorScatterAdd", tensor_scatter_add_grad, {0b010, 0});
  registry.add("TensorScatterSub", tensor_scatter_sub_grad, {0b010, 0});
  registry.add("TensorScatterUpdate", tensor_scatter_update_grad, {0b010, 0});
  registry.add("TensorScatterMin", tensor_scatter_extreme_grad, {0b111, 1});
  registry.add("TensorScatterMax", tensor_scatter_extreme_grad, {0b111, 1});
}

}  // namespace tfx::gradients

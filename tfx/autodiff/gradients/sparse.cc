// Gradients of ops on sparse tensors. These consist of three tensors: the
// indices of the values that are not zero, these values, and the shape. Only
// the values have gradients.
#include <string>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/math_ops.h"
#include "tfx/ops/matrix_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/range_ops.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/data_flow_ops.h"
#include "tfx/raw_ops/sparse_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

// Reorders the numbers of the values in the same way, and inverts that order.
Result sparse_reorder_grad(const RecordedOp& op, Grads grads) {
  const Tensor& indices = op.input(0);
  const Tensor numbers = range(shape(indices)[0]);
  const Tensor order =
      ops::SparseReorder(indices, numbers, op.input(2)).output_values;
  return {{}, gather(grads[1].to_tensor(), ops::InvertPermutation(order)), {}};
}

Result sparse_add_grad(const RecordedOp& op, Grads grads) {
  const auto parts =
      ops::SparseAddGrad(grads[1], op.input(0), op.input(3), op.output(0));
  return {{}, parts.a_val_grad, {}, {}, parts.b_val_grad, {}, {}};
}

Result sparse_tensor_dense_add_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  return {{}, ops::GatherNd(grad, op.input(0)), {}, grad};
}

Result sparse_slice_grad(const RecordedOp& op, Grads grads) {
  return {
      {},
      ops::SparseSliceGrad(grads[1], op.input(0), op.input(3), op.output(0)),
      {},
      {},
      {}};
}

// Each value gets the gradient of its sum, which has the value's index, but 0
// along the axes that were summed over.
Result sparse_reduce_sum_grad(const RecordedOp& op, Grads grads) {
  const Tensor& shape = op.input(2);
  const Tensor rank = size(shape);
  const Tensor axes = (reshape(op.input(3), {-1}) + rank) % rank;
  const Tensor kept = ops::DynamicStitch(
      {range(rank), axes}, {shape, fill(tfx::shape(axes), cast(1, int64))});
  const Tensor places =
      math::floordiv(op.input(0), math::floordiv(shape, kept));
  return {{}, ops::GatherNd(ops::Reshape(grads[0], kept), places), {}, {}};
}

// The gradient of a sparse a that is multiplied by a dense b, only for the
// elements that a has. Each is the product of a row of the gradient and a
// column of b's adjoint.
Tensor sparse_factor_grad(const RecordedOp& op, const Tensor& grad) {
  const bool adjoint_a = op.attr<bool>("adjoint_a");
  const bool adjoint_b = op.attr<bool>("adjoint_b");
  const Tensor& indices = op.input(0);
  const Tensor& b = op.input(3);
  const Tensor left = gather(grad, indices(_, adjoint_a ? 1 : 0));
  const Tensor right =
      gather(adjoint_b ? linalg::adjoint(b) : b, indices(_, adjoint_a ? 0 : 1));
  const Tensor products = reduce_sum(left * conj(right), {.axis = -1});
  return adjoint_a ? conj(products) : products;
}

Result sparse_tensor_dense_mat_mul_grad(const RecordedOp& op, Grads grads) {
  if (op.input_dtype(1) != op.input_dtype(3)) {
    throw TypeError(
        "SparseTensorDenseMatMul op received operands with different types: `" +
        op.input_dtype(1).repr() + "` and `" + op.input_dtype(3).repr() + "`.");
  }
  const Tensor grad = grads[0];
  const auto dense_grad = [&] {
    const Tensor product = ops::SparseTensorDenseMatMul(
        op.input(0), op.input(1), op.input(2), grad,
        {.adjoint_a = !op.attr<bool>("adjoint_a")});
    return op.attr<bool>("adjoint_b") ? linalg::adjoint(product) : product;
  };
  return {{},
          if_wanted(op, 1, [&] { return sparse_factor_grad(op, grad); }),
          {},
          if_wanted(op, 3, dense_grad)};
}

// The elements of the broadcast dense argument that are combined with the
// sparse values.
struct DenseElements {
  explicit DenseElements(const RecordedOp& op) {
    const Tensor& sparse_shape = op.input(2);
    const Tensor dense_shape = input_shape_as(op, 3, int64);
    const Tensor added = reshape(size(sparse_shape) - size(dense_shape), {1});
    const Tensor whole = concat({fill(added, cast(1, int64)), dense_shape}, 0);
    const Tensor all =
        math::floordiv(op.input(0), math::floordiv(sparse_shape, whole));
    indices = all(_, Slice(added[0], _));
    values = ops::GatherNd(op.input(3), indices);
    shape = dense_shape;
  }

  Tensor indices;
  Tensor values;
  Tensor shape;
};

Result cwise_grad(const DenseElements& dense, const Tensor& sparse_grad,
                  const Tensor& element_grads) {
  // ScatterNd sums over repeated indices.
  return {{},
          sparse_grad,
          {},
          ops::ScatterNd(dense.indices, element_grads, dense.shape)};
}

Result sparse_dense_cwise_mul_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const DenseElements dense(op);
  return cwise_grad(dense, grad * dense.values, grad * op.input(1));
}

Result sparse_dense_cwise_div_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const DenseElements dense(op);
  return cwise_grad(dense, grad / dense.values,
                    grad * (-op.input(1) / square(dense.values)));
}

Result no_gradient_yet(const RecordedOp& op, Grads) {
  throw NotImplementedError("Gradient for " + op.type() +
                            " is not implemented.");
}

// As for Softmax, but only over the values present.
Result sparse_softmax_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor& indices = op.input(0);
  const Tensor& shape = op.input(2);
  const Tensor& softmax = op.output(0);
  const Tensor sums =
      ops::SparseReduceSum(indices, softmax * grad, shape, int32_vector({{-1}}),
                           {.keep_dims = true});
  return {
      {}, ops::SparseDenseCwiseAdd(indices, grad, shape, -sums) * softmax, {}};
}

Result sparse_fill_empty_rows_grad(const RecordedOp& op, Grads grads) {
  const auto parts = ops::SparseFillEmptyRowsGrad(op.output(3), grads[1]);
  return {{}, parts.d_values, {}, parts.d_default_value};
}

// One-dimensional indices may be a vector; a single value may apply to all
// indices.
Result sparse_to_dense_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor indices = reshape(op.input(0), {-1, input_dimension(op, 1, 0)});
  const Tensor values = ops::GatherNd(grad, indices);
  const Tensor sum = reduce_sum(values);
  return {{}, {}, sum_to_input(op, 2, values), reduce_sum(grad) - sum};
}

}  // namespace

void register_sparse(GradientRegistry& registry) {
  registry.add("SparseReorder", sparse_reorder_grad, {0b101, 0});
  registry.add("SparseAdd", sparse_add_grad, {0b1001, 0b1});
  registry.add("SparseTensorDenseAdd", sparse_tensor_dense_add_grad,
               {0b0001, 0});
  registry.add("SparseSlice", sparse_slice_grad, {0b01001, 0b1});
  registry.add("SparseReduceSum", sparse_reduce_sum_grad, {0b1101, 0});
  registry.add("SparseTensorDenseMatMul", sparse_tensor_dense_mat_mul_grad,
               kKeepsInputs);
  registry.add("SparseDenseCwiseMul", sparse_dense_cwise_mul_grad,
               kKeepsInputs);
  registry.add("SparseDenseCwiseDiv", sparse_dense_cwise_div_grad,
               kKeepsInputs);
  registry.add("SparseSoftmax", sparse_softmax_grad, {0b101, 0b1});
  registry.add("SparseFillEmptyRows", sparse_fill_empty_rows_grad, {0, 0b1000});
  registry.add("SparseToDense", sparse_to_dense_grad, {0b0001, 0});
  for (const char* op :
       {"SparseDenseCwiseAdd", "SparseSparseMaximum", "SparseSparseMinimum"}) {
    registry.add(op, no_gradient_yet, kKeepsNothing);
  }
}

}  // namespace tfx::gradients

// Gradients of ops on sparse matrices in CSR format. The gradient of such a
// matrix has the sparsity pattern of the matrix.
#include <limits>
#include <utility>

#include "tfx/autodiff/gradients/families.h"
#include "tfx/autodiff/gradients/helpers.h"
#include "tfx/core/errors.h"
#include "tfx/core/indexing.h"
#include "tfx/ops/array_ops.h"
#include "tfx/ops/matrix_ops.h"
#include "tfx/ops/operators.h"
#include "tfx/ops/reduce_ops.h"
#include "tfx/raw_ops/array_ops.h"
#include "tfx/raw_ops/math_ops.h"
#include "tfx/raw_ops/sparse_ops.h"

namespace tfx::gradients {
namespace {

namespace ops = raw_ops;

Result csr_from_dense_grad(const RecordedOp& op, Grads grads) {
  return {ops::CSRSparseMatrixToDense(grads[0], op.input_dtype(0)), {}};
}

Result csr_to_dense_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const Tensor indices =
      ops::CSRSparseMatrixToSparseTensor(op.input(0), grad.dtype()).indices;
  return {ops::SparseTensorToCSRSparseMatrix(
      indices, ops::GatherNd(grad, indices),
      shape(grad, {.out_type = tfx::int64}))};
}

Result csr_from_sparse_tensor_grad(const RecordedOp& op, Grads grads) {
  return {
      {},
      ops::CSRSparseMatrixToSparseTensor(grads[0], op.input_dtype(1)).values,
      {}};
}

Result csr_to_sparse_tensor_grad(const RecordedOp& op, Grads grads) {
  return {
      ops::SparseTensorToCSRSparseMatrix(op.output(0), grads[1], op.output(2))};
}

Result csr_transpose_grad(const RecordedOp& op, Grads grads) {
  return {
      ops::SparseMatrixTranspose(grads[0], op.attr<DType>("type"),
                                 {.conjugate = op.attr<bool>("conjugate")})};
}

Result csr_softmax_grad(const RecordedOp& op, Grads grads) {
  return {ops::SparseMatrixSoftmaxGrad(op.output(0), grads[0],
                                       op.attr<DType>("type"))};
}

// The flat positions of the values in the whole matrix.
Tensor flat_places(const Tensor& indices, const Tensor& dense_shape) {
  const Tensor all(c::Tensor::from_values<int64_t>({1}, {{-1}}));
  return reshape(ops::SparseReshape(indices, dense_shape, all).output_indices,
                 {1, -1});
}

// `matrix` with the sparsity pattern of `pattern`; zeros where `matrix` has no
// values.
Tensor with_pattern_of(const Tensor& pattern, const Tensor& matrix,
                       DType dtype) {
  const auto wanted = ops::CSRSparseMatrixToSparseTensor(pattern, dtype);
  const auto given = ops::CSRSparseMatrixToSparseTensor(matrix, dtype);
  // A sentinel after all positions, so that every search finds an element.
  constexpr int64_t kBehind = std::numeric_limits<int64_t>::max();
  const Tensor behind(c::Tensor::from_values<int64_t>({1, 1}, {{kBehind}}));
  const Tensor zero = reshape(number(0, dtype), {1});
  const Tensor wanted_places = flat_places(wanted.indices, wanted.dense_shape);
  const Tensor given_places =
      concat({flat_places(given.indices, given.dense_shape), behind}, 1);
  const Tensor found = ops::LowerBound(given_places, wanted_places);
  const Tensor is_given =
      gather(reshape(given_places, {-1}), found) == wanted_places;
  const Tensor values = ops::SelectV2(
      is_given, gather(concat({given.values, zero}, 0), found), zero);
  return ops::SparseTensorToCSRSparseMatrix(
      wanted.indices, reshape(values, {-1}), wanted.dense_shape);
}

// The gradient of alpha a + beta b; alpha and beta get none.
Result csr_add_grad(const RecordedOp& op, Grads grads) {
  const Tensor grad = grads[0];
  const auto scaled = [&](size_t matrix, size_t factor) {
    return ops::SparseMatrixMul(
        with_pattern_of(op.input(matrix), grad, op.input_dtype(factor)),
        conj(op.input(factor)));
  };
  return {if_wanted(op, 0, [&] { return scaled(0, 2); }),
          if_wanted(op, 1, [&] { return scaled(1, 3); }),
          {},
          {}};
}

// How a matrix is transformed before it is multiplied.
struct Form {
  bool is_transposed;
  bool is_conjugated;

  Form transposed() const { return {!is_transposed, is_conjugated}; }
  Form adjoint() const { return {!is_transposed, !is_conjugated}; }
  Form conjugated_if(bool condition) const {
    return {is_transposed, is_conjugated != condition};
  }
};

Form form_of(const RecordedOp& op, const char* transpose, const char* adjoint) {
  const bool is_adjoint = op.attr<bool>(adjoint);
  return {is_adjoint || op.attr<bool>(transpose), is_adjoint};
}

struct Factor {
  Tensor matrix;
  Form form;

  Factor transposed() const { return {matrix, form.transposed()}; }
  Factor adjoint() const { return {matrix, form.adjoint()}; }
  Factor conjugated_if(bool condition) const {
    return {matrix, form.conjugated_if(condition)};
  }
  // The ops have no flag for conjugation without transposition.
  Tensor argument() const {
    return form.is_conjugated && !form.is_transposed ? ops::Conj(matrix)
                                                     : matrix;
  }
  bool transpose() const { return form.is_transposed && !form.is_conjugated; }
  bool is_adjoint() const { return form.is_transposed && form.is_conjugated; }
};

Tensor csr_product(const Factor& a, const Factor& b, DType dtype) {
  return ops::SparseMatrixSparseMatMul(a.argument(), b.argument(), dtype,
                                       {.transpose_a = a.transpose(),
                                        .transpose_b = b.transpose(),
                                        .adjoint_a = a.is_adjoint(),
                                        .adjoint_b = b.is_adjoint()});
}

// The product first·second as the gradient of a factor that was used in `form`:
// transforms it back.
Tensor undo(Form form, const Factor& first, const Factor& second, DType dtype) {
  if (!form.is_transposed) return csr_product(first, second, dtype);
  return csr_product(second.transposed().conjugated_if(form.is_conjugated),
                     first.transposed().conjugated_if(form.is_conjugated),
                     dtype);
}

// For c = a b: the gradient of a is grad b^H, that of b is a^H grad.
Result csr_sparse_mat_mul_grad(const RecordedOp& op, Grads grads) {
  const DType dtype = op.attr<DType>("type");
  const Factor a{op.input(0), form_of(op, "transpose_a", "adjoint_a")};
  const Factor b{op.input(1), form_of(op, "transpose_b", "adjoint_b")};
  const Factor grad{grads[0], {false, false}};
  return {if_wanted(op, 0,
                    [&] {
                      return with_pattern_of(
                          a.matrix, undo(a.form, grad, b.adjoint(), dtype),
                          dtype);
                    }),
          if_wanted(op, 1, [&] {
            return with_pattern_of(
                b.matrix, undo(b.form, a.adjoint(), grad, dtype), dtype);
          })};
}

Tensor in_form(const Tensor& matrices, Form form) {
  if (!form.is_transposed)
    return form.is_conjugated ? conj(matrices) : matrices;
  return linalg::matrix_transpose(matrices, {.conjugate = form.is_conjugated});
}

// The gradient of the sparse factor: each element is the product of a row of
// the gradient and a row of conj(b); conjugated if a was used as an adjoint.
Tensor sparse_factor_grad(const Factor& a, const Tensor& b,
                          const Tensor& grad) {
  const auto parts = ops::CSRSparseMatrixToSparseTensor(a.matrix, grad.dtype());
  const Tensor& indices = parts.indices;
  // Batch indices, if any, precede rows and columns.
  const Tensor rows = indices(_, Slice(-1));
  const Tensor columns =
      concat({indices(_, Slice(-2)), indices(_, Slice(-1, _))}, 1);
  const auto [is_transposed, is_conjugated] = a.form;
  const Tensor left = ops::GatherNd(is_conjugated ? conj(grad) : grad,
                                    is_transposed ? columns : rows);
  const Tensor right = ops::GatherNd(is_conjugated ? b : conj(b),
                                     is_transposed ? rows : columns);
  return ops::SparseTensorToCSRSparseMatrix(
      indices, reduce_sum(left * right, {.axis = 1}), parts.dense_shape);
}

// The gradient of the dense factor, a^H grad, transformed back from b's form.
Tensor dense_factor_grad(const Factor& a, Form b, const Tensor& grad) {
  // The op cannot conjugate without transposing, so the product is taken with
  // conj(grad) and conjugated.
  const Form form = a.form.adjoint();
  const bool is_alone = form.is_conjugated && !form.is_transposed;
  return ops::SparseMatrixMatMul(
      a.matrix, is_alone ? conj(grad) : grad,
      {.adjoint_a = form.is_transposed,
       .transpose_output = b.is_transposed,
       .conjugate_output = b.is_conjugated != is_alone});
}

// For a sparse a, a dense b, and a dense result that may be transposed or
// conjugated.
Result csr_mat_mul_grad(const RecordedOp& op, Grads grads) {
  const Factor a{op.input(0), form_of(op, "transpose_a", "adjoint_a")};
  const Form b = form_of(op, "transpose_b", "adjoint_b");
  const Tensor grad = in_form(grads[0], {op.attr<bool>("transpose_output"),
                                         op.attr<bool>("conjugate_output")});
  return {
      if_wanted(
          op, 0,
          [&] { return sparse_factor_grad(a, in_form(op.input(1), b), grad); }),
      if_wanted(op, 1, [&] { return dense_factor_grad(a, b, grad); })};
}

Result csr_mul_grad(const RecordedOp& op, Grads) {
  throw NotImplementedError("Gradient for " + op.type() +
                            " is not implemented.");
}

}  // namespace

void register_csr(GradientRegistry& registry) {
  registry.add("DenseToCSRSparseMatrix", csr_from_dense_grad, kKeepsNothing);
  registry.add("CSRSparseMatrixToDense", csr_to_dense_grad, kKeepsInputs);
  registry.add("SparseTensorToCSRSparseMatrix", csr_from_sparse_tensor_grad,
               kKeepsNothing);
  registry.add("CSRSparseMatrixToSparseTensor", csr_to_sparse_tensor_grad,
               {0, 0b101});
  registry.add("SparseMatrixTranspose", csr_transpose_grad, kKeepsNothing);
  registry.add("SparseMatrixSoftmax", csr_softmax_grad, kKeepsOutputs);
  registry.add("SparseMatrixAdd", csr_add_grad, kKeepsInputs);
  registry.add("SparseMatrixSparseMatMul", csr_sparse_mat_mul_grad,
               kKeepsInputs);
  registry.add("SparseMatrixMatMul", csr_mat_mul_grad, kKeepsInputs);
  registry.add("SparseMatrixMul", csr_mul_grad, kKeepsNothing);
}

}  // namespace tfx::gradients
